import type { AnswersOverview, answersOverview, listWaiting, Waiting } from '#shared/answers/answers.contract.ts';
import { ANSWERED_DAYS, WAITING_AT_ONCE } from '#shared/answers/answers.values.ts';
import { boardRule } from '#shared/board/board-rules.texts.ts';
import type { SessionUser } from '#shared/identity/identity.contract.ts';
import type { MeasuredAnswers } from '#shared/jobs/measured-answers.ts';
import type { InputOf } from '#shared/kernel/endpoint.ts';
import { AppError } from '#shared/kernel/errors.ts';
import type { Words } from '#shared/kernel/messages.ts';
import { listCardsOf } from '../board/board.api.ts';
import type { Db } from '../db/database.ts';
import { measureAnswers } from '../jobs/jobs.api.ts';
import { createLoadingCache } from '../kernel/cache.ts';
import { companyOf } from '../profiles/membership.ts';
import * as store from './answers.store.ts';

/** A year's figure hardly changes within a minute, and reading it costs more than all the rest of the page. */
const MEASURED_KEPT = { max: 1_000, ttlMs: 60_000 };

/** Says who waits for an answer. A message answers; so no call here writes anything. */
export function createAnswersService({ db }: { db: Db }) {
  const measuredOf = createLoadingCache<MeasuredAnswers>(MEASURED_KEPT);
  return {
    async list(user: SessionUser, { job, late, after }: InputOf<typeof listWaiting>, words: Words) {
      const { id: companyId } = companyOf(user);
      const place = after === undefined ? null : readPlace(after);
      const rows = await store.listWaiting(db, { companyId, job, late: late === true, after: place });
      const shown = rows.slice(0, WAITING_AT_ONCE);
      const cards = await listCardsOf(
        db,
        companyId,
        shown.map(({ id }) => id),
        words,
      );
      const people = shown.flatMap(({ id, since, dueAt, promised, days, isLate }): Waiting[] => {
        const card = cards.get(id);
        return card ? [{ card, since, due_at: dueAt, promised_days: promised, days, late: isLate }] : [];
      });
      const last = shown.at(-1);
      const next = last && rows.length > shown.length ? `${last.dueAt}~${last.id}` : null;
      return { people, next };
    },

    async overview(
      user: SessionUser,
      { job }: InputOf<typeof answersOverview>,
    ): Promise<Omit<AnswersOverview, 'success'>> {
      const { id: companyId } = companyOf(user);
      const [counts, answered, measured, columns, promised] = await Promise.all([
        store.countByJob(db, companyId),
        store.countAnswered(db, { companyId, job }),
        measuredOf.load(String(companyId), () => measureAnswers(db, companyId)),
        store.listColumns(db, companyId),
        store.findPromises(db, companyId),
      ]);
      const meant = counts.filter(({ id }) => job === undefined || id === job);
      return {
        waiting: sum(meant.map(({ waiting }) => waiting)),
        late: sum(meant.map(({ late }) => late)),
        answered: { days: ANSWERED_DAYS, due: answered.due, in_time: answered.inTime },
        jobs: counts.map(({ id, title, waiting }) => ({ id, title, waiting })),
        measured,
        columns,
        promised,
      };
    },
  };
}
export type AnswersService = ReturnType<typeof createAnswersService>;

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

function readPlace(text: string): store.Place {
  const [, dueAt = '', id = ''] = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)~([1-9]\d{0,14})$/.exec(text) ?? [];
  const time = new Date(dueAt);
  if (!Number.isNaN(time.getTime()) && time.toISOString() === dueAt) return { dueAt, id: Number(id) };
  throw new AppError('invalid', { errors: { after: [boardRule('rule.not_a_mark')] } });
}
