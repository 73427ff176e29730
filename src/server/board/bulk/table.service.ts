import { Readable } from 'node:stream';
import type { BoardFilters } from '#shared/board/board.contract.ts';
import { CARDS_AT_ONCE } from '#shared/board/board.values.ts';
import { bulkMessage } from '#shared/board/bulk.texts.ts';
import type { SessionUser } from '#shared/identity/identity.contract.ts';
import { jobsTexts } from '#shared/jobs/jobs.texts.ts';
import { EDUCATION_TEXTS, EXPERIENCE_TEXTS } from '#shared/jobs/value-texts.ts';
import { AppError } from '#shared/kernel/errors.ts';
import type { Locale } from '#shared/kernel/languages.ts';
import { messagesOf, type Words } from '#shared/kernel/messages.ts';
import { countryName } from '#shared/reference/countries.ts';
import { uiTexts } from '#shared/reference/ui.texts.ts';
import { CATEGORY_TEXTS } from '#shared/screening/category-texts.ts';
import { scoreCategory } from '#shared/screening/score.ts';
import { nameWhileHidden } from '../../applications/blind/blind.ts';
import type { Db } from '../../db/database.ts';
import { csvRow } from '../../kernel/csv.ts';
import { createFairQueue } from '../../kernel/fair-queue.ts';
import type { BoardService } from '../board.service.ts';
import { type CardRow, listCards, type Mark, markOf } from '../cards.store.ts';
import { listContacts } from './bulk.store.ts';

const jobsMessage = messagesOf(jobsTexts);
const uiMessage = messagesOf(uiTexts);

/** The table is written in the language of its reader. */
export type TableReader = { user: SessionUser; words: Words; locale: Locale };
type Contact = Awaited<ReturnType<typeof listContacts>>[number];

/** The columns of the table and their values. */
const COLUMNS = [
  'bulk.name',
  'bulk.email',
  'bulk.phone',
  'bulk.job',
  'bulk.stage',
  'bulk.system_score',
  'bulk.system_category',
  'bulk.manager_score',
  'bulk.manager_category',
  'bulk.profession',
  'bulk.experience',
  'bulk.education',
  'bulk.country',
  'bulk.applied',
  'bulk.stage_since',
  'bulk.source',
] as const;

type Row = { card: CardRow; contact: Contact | undefined; stage: string; isHidden: boolean };

function cellsOf({ card, contact, stage, isHidden }: Row, { words, locale }: TableReader) {
  const { aiScore, managerScore, experienceLevel, educationLevel, isErased } = card;
  const category = (score: number) => words(uiMessage(CATEGORY_TEXTS[scoreCategory(score)]));
  const known = isHidden || isErased ? undefined : contact;
  const name = isHidden ? words(nameWhileHidden(card.id)) : isErased ? words(bulkMessage('bulk.deleted')) : card.name;
  return [
    name,
    known?.email ?? null,
    known?.phone ?? null,
    card.jobTitle,
    stage,
    aiScore,
    aiScore === null ? null : category(aiScore),
    managerScore,
    managerScore !== null ? category(managerScore) : card.beingScored ? words(bulkMessage('bulk.being_scored')) : null,
    isHidden ? card.blindProfession : card.profession,
    experienceLevel && words(jobsMessage(EXPERIENCE_TEXTS[experienceLevel])),
    educationLevel && words(jobsMessage(EDUCATION_TEXTS[educationLevel])),
    known?.countryCode ? countryName(known.countryCode, locale) : null,
    minute(card.appliedAt),
    minute(card.stageSince),
    contact?.source ?? null,
  ];
}

/** `2026-11-16 09:30` in UTC, a format that every spreadsheet reads as a date. */
const minute = (instant: string) => instant.slice(0, 16).replace('T', ' ');

/** A table reads all applications page by page, so each recruiter gets one at a time. */
const AT_ONCE = { atOnce: 8, atOnceEach: 1, waiting: 40, waitingEach: 2, waitMs: 20_000 };
const BUSY_SECONDS = 5;

/** The filtered applications as a table, column by column in the board's order. */
export function createTables(db: Db, board: BoardService) {
  const turns = createFairQueue(AT_ONCE);
  return {
    async open(reader: TableReader, filters: BoardFilters) {
      const { user, words } = reader;
      const { groups, hidden, order, wanted } = await board.openFor(user, filters, words);

      async function* rows() {
        yield `\uFEFF${csvRow(COLUMNS.map((column) => words(bulkMessage(column))))}`;
        for (const group of groups) {
          let after: Mark | null = null;
          do {
            const found: CardRow[] = await listCards(db, wanted, group.id, after);
            const shown = found.slice(0, CARDS_AT_ONCE);
            const last = shown.at(-1);
            const contacts = await listContacts(
              db,
              shown.map(({ id }) => id),
            );
            const contactOf = new Map(contacts.map((contact) => [contact.id, contact]));
            const isHidden = hidden.has(group.id);
            const lines = shown.map((card) =>
              csvRow(cellsOf({ card, contact: contactOf.get(card.id), stage: group.name, isHidden }, reader)),
            );
            if (lines.length > 0) yield lines.join('');
            after = last && found.length > shown.length ? markOf(order, last) : null;
          } while (after);
        }
      }
      const leave = await turns.take([String(user.id)]);
      if (!leave) throw new AppError('too_many', { retryAfterSeconds: BUSY_SECONDS });
      return Readable.from(rows(), { objectMode: false }).once('close', leave);
    },
  };
}
export type Tables = ReturnType<typeof createTables>;
