import type {
  Board,
  BoardColumn,
  BoardFilters,
  BoardGroup,
  cardsById,
  moreCards,
} from '#shared/board/board.contract.ts';
import { type BoardOrder, CARDS_AT_ONCE, FIRST_CARDS } from '#shared/board/board.values.ts';
import { boardRule } from '#shared/board/board-rules.texts.ts';
import type { SessionUser } from '#shared/identity/identity.contract.ts';
import type { InputOf } from '#shared/kernel/endpoint.ts';
import { AppError } from '#shared/kernel/errors.ts';
import type { Words } from '#shared/kernel/messages.ts';
import { hiddenColumns, hiddenNamePattern } from '../applications/blind/blind.ts';
import type { Db } from '../db/database.ts';
import type { Events } from '../kernel/events.ts';
import type { InTransaction } from '../kernel/transactions.ts';
import { companyOf } from '../profiles/membership.ts';
import * as store from './board.store.ts';
import * as cards from './cards.store.ts';
import { showCard } from './show-card.ts';

/** A new company starts with the columns that most companies need. */
export function listenForCompanies(events: Events): void {
  events.inTransaction('company.created', ({ companyId }, tx) => store.insertStartingGroups(tx, companyId));
}

/** Reads the board for members of its company. */
export function createBoardService({ db, inTransaction }: { db: Db; inTransaction: InTransaction }) {
  /** Reads the columns, the filters and the blind review that every request for the board needs. */
  async function openFor(user: SessionUser, filters: BoardFilters, words: Words) {
    const { id: companyId } = companyOf(user);
    const { groups, blindUntil, newSince } = await store.findFrame(db, {
      companyId,
      userId: user.id,
      jobId: filters.job ?? null,
    });
    const hidden = hiddenColumns(
      groups.map((group, position) => ({ ...group, position })),
      blindUntil,
    );
    const order: BoardOrder = filters.order ?? 'score';
    const wanted: cards.Wanted = {
      ...filters,
      companyId,
      order,
      newSince: filters.new ? (newSince?.toISOString() ?? null) : null,
      hiddenGroups: [...hidden],
      hiddenName: hiddenNamePattern(words),
    };
    return { groups, blindUntil, newSince, hidden, order, wanted };
  }

  return {
    openFor,

    async open(user: SessionUser, filters: BoardFilters, words: Words): Promise<Omit<Board, 'success'>> {
      const { groups, blindUntil, newSince, hidden, order, wanted } = await openFor(user, filters, words);
      const [rows, counts] = await Promise.all([cards.listFirstCards(db, wanted), cards.countCards(db, wanted)]);
      const ofJob = counts.filter(({ jobId }) => filters.job === undefined || jobId === filters.job);
      return {
        groups: groups.map((group): BoardColumn => {
          const { shown, next } = page(
            rows.filter(({ groupId }) => groupId === group.id),
            FIRST_CARDS,
            order,
          );
          const applications = shown.map((row) => showCard(row, hidden, words));
          const count = sum(ofJob.filter(({ groupId }) => groupId === group.id).map((one) => one.shown));
          return { ...showGroup(group), count, applications, next };
        }),
        total: sum(ofJob.map(({ count }) => count)),
        jobs: jobsOf(counts),
        blind_until: blindUntil,
        new_since: newSince?.toISOString() ?? null,
      };
    },

    async more(user: SessionUser, { id, after, ...filters }: InputOf<typeof moreCards>, words: Words) {
      const { groups, hidden, order, wanted } = await openFor(user, filters, words);
      if (!groups.some((group) => group.id === id)) throw new AppError('not_found');
      const mark = after === undefined ? null : readMark(order, after);
      const [rows, count] = await Promise.all([
        cards.listCards(db, wanted, id, mark),
        cards.countColumn(db, wanted, id),
      ]);
      const { shown, next } = page(rows, CARDS_AT_ONCE, order);
      return { applications: shown.map((row) => showCard(row, hidden, words)), next, count };
    },

    async some(user: SessionUser, { ids, ...filters }: InputOf<typeof cardsById>, words: Words) {
      const { groups, hidden, wanted } = await openFor(user, filters, words);
      const [rows, counts] = await Promise.all([cards.listCardsById(db, wanted, ids), cards.countCards(db, wanted)]);
      const ofJob = counts.filter(({ jobId }) => filters.job === undefined || jobId === filters.job);
      return {
        applications: rows.map((row) => showCard(row, hidden, words)),
        counts: groups.map(({ id }) => ({
          group_id: id,
          count: sum(ofJob.filter(({ groupId }) => groupId === id).map(({ shown }) => shown)),
        })),
        total: sum(ofJob.map(({ count }) => count)),
      };
    },

    async visit(user: SessionUser, jobId?: number): Promise<string | null> {
      const { id: companyId } = companyOf(user);
      const visit = await inTransaction(async (tx) => {
        const noted = await store.noteVisit(tx, { userId: user.id, companyId, jobId: jobId ?? null });
        if (noted) await tx.record({ type: 'news.seen', userId: user.id });
        return noted;
      });
      if (!visit) throw new AppError('not_found');
      return visit.newSince?.toISOString() ?? null;
    },
  };
}
export type BoardService = ReturnType<typeof createBoardService>;

export function showGroup({ id, name, fixed, publicStage }: store.GroupRow): Omit<BoardGroup, 'count'> {
  return { id, name, fixed, is_deletable: fixed === null, public_stage: publicStage };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** Newest first. */
function jobsOf(counts: readonly cards.JobCount[]): Board['jobs'] {
  const jobs = new Map<number, Board['jobs'][number]>();
  for (const { jobId: id, title, count } of counts) {
    jobs.set(id, { id, title, applications: (jobs.get(id)?.applications ?? 0) + count });
  }
  return [...jobs.values()].sort((a, b) => b.id - a.id);
}

/** One row more than the page size was fetched; it shows whether there are more. */
function page(rows: readonly cards.CardRow[], size: number, order: BoardOrder) {
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  const next = last && rows.length > shown.length ? writeMark(cards.markOf(order, last)) : null;
  return { shown, next };
}

const writeMark = (mark: cards.Mark) => Buffer.from(JSON.stringify(mark)).toString('base64url');

function readMark(order: BoardOrder, text: string): cards.Mark {
  try {
    const mark: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    if (cards.isMark(order, mark)) return mark;
  } catch {}
  throw new AppError('invalid', { errors: { after: [boardRule('rule.not_a_mark')] } });
}
