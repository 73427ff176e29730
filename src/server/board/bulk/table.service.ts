import { Readable } from 'node:stream';
import type { BoardFilters } from '#shared/board/board.contract.ts';
import { CARDS_AT_ONCE } from '#shared/board/board.values.ts';
import { bulkMessage } from '#shared/board/bulk.texts.ts';
import type { SessionUser } from '#shared/identity/identity.contract.ts';
import { AppError } from '#shared/kernel/errors.ts';
import type { Words } from '#shared/kernel/messages.ts';
import { countryName } from '#shared/reference/countries.ts';
import { scoreCategory } from '#shared/screening/score.ts';
import type { Db } from '../../db/database.ts';
import { csvRow } from '../../kernel/csv.ts';
import { createTurns } from '../../kernel/turns.ts';
import { nameWhileHidden } from '../blind.ts';
import type { BoardService } from '../board.service.ts';
import { type CardRow, listCards, type Mark, markOf } from '../cards.store.ts';
import { listContacts } from './bulk.store.ts';

type Contact = Awaited<ReturnType<typeof listContacts>>[number];

/** Which the columns of the table are, and what stands in them. */
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

function cellsOf(card: CardRow, contact: Contact | undefined, stage: string, isHidden: boolean, words: Words) {
  const { aiScore, managerScore, isErased } = card;
  const known = isHidden || isErased ? undefined : contact;
  const name = isHidden ? words(nameWhileHidden(card.id)) : isErased ? words(bulkMessage('bulk.deleted')) : card.name;
  return [
    name,
    known?.email ?? null,
    known?.phone ?? null,
    card.jobTitle,
    stage,
    aiScore,
    aiScore === null ? null : scoreCategory(aiScore),
    managerScore,
    managerScore === null ? null : scoreCategory(managerScore),
    card.profession,
    card.experienceLevel,
    card.educationLevel,
    known?.countryCode ? countryName(known.countryCode) : null,
    minute(card.appliedAt),
    minute(card.stageSince),
    contact?.source ?? null,
  ];
}

/** `2026-11-16 09:30`, in UTC: what every spreadsheet takes for a moment. */
const minute = (instant: string) => instant.slice(0, 16).replace('T', ' ');

/** A table reads everything that there is, page by page: one after the other of each recruiter. */
const AT_ONCE = { atOnce: 8, atOnceEach: 1, waiting: 40, waitingEach: 2, waitMs: 20_000 };
const BUSY_SECONDS = 5;

/** The applications that the filters show, as a table: the columns of the board one after the other, in its order. */
export function createTables(db: Db, board: BoardService) {
  const turns = createTurns(AT_ONCE);
  return {
    async open(user: SessionUser, filters: BoardFilters, words: Words) {
      const { groups, hidden, order, wanted } = await board.openFor(user, filters);

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
              csvRow(cellsOf(card, contactOf.get(card.id), group.name, isHidden, words)),
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
