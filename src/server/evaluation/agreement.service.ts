import type { Agreement, AgreementFigures } from '#shared/evaluation/agreement.contract.ts';
import { COMPARED_SECTIONS } from '#shared/evaluation/evaluation.values.ts';
import type { SessionUser } from '#shared/identity/identity.contract.ts';
import { AppError } from '#shared/kernel/errors.ts';
import type { Words } from '#shared/kernel/messages.ts';
import { nameWhileHidden } from '../applications/blind/blind.ts';
import type { Db } from '../db/database.ts';
import { createFairQueue } from '../kernel/fair-queue.ts';
import type { Settings } from '../reference/settings.ts';
import * as store from './agreement.store.ts';
import { assertEvaluator } from './evaluators.ts';
import { hidingFrom, isHidden } from './hiding.ts';

/** A correlation of two cases is always perfect, so it takes at least three. */
const FEWEST_CASES = 3;
const MOST_MONTHS = 24;
/** Each call reads all scorecards, so one person's calls queue up and never take all database connections. */
const AT_ONCE = { atOnce: 2, atOnceEach: 1, waiting: 20, waitingEach: 3, waitMs: 20_000 };
const BUSY_SECONDS = 5;

const rounded = (value: number, digits: number) => Math.round(value * 10 ** digits) / 10 ** digits;

function showFigures(row: store.FigureRow | undefined): AgreementFigures {
  if (!row) return { cases: 0, mean_difference: null, mean_bias: null, correlation: null };
  const { between, cases, meanDifference, meanBias, correlation } = row;
  return {
    cases,
    mean_difference: rounded(meanDifference, 1),
    mean_bias: between === 'ai' ? rounded(meanBias, 1) : null,
    correlation: cases < FEWEST_CASES || correlation === null ? null : rounded(correlation, 2),
  };
}

function showBoth(rows: readonly store.FigureRow[]) {
  const find = (side: store.FigureRow['between']) => rows.find(({ between }) => between === side);
  return { reviewers: showFigures(find('reviewers')), ai: showFigures(find('ai')) };
}

function showNotable(row: store.NotableRow, isBlind: boolean, words: Words): Agreement['notable'][number] {
  const [people, system] = [{ side: 'people' as const }, { side: 'ai' as const }];
  const [first, second] = row.isPeopleHigher ? [people, system] : [system, people];
  const reviewer = { side: 'reviewer' as const };
  const [higher, lower] = row.between === 'ai' ? [first, second] : [reviewer, reviewer];
  return {
    application_id: row.id,
    name: isBlind ? words(nameWhileHidden(row.id)) : row.name,
    job: { id: row.jobId, title: row.job },
    company: { id: row.companyId, name: row.company },
    between: row.between,
    higher: { ...higher, name: row.higherName, score: row.higher },
    lower: { ...lower, name: row.lowerName, score: row.lower },
    difference: row.difference,
  };
}

export function createAgreementService({ db, settings }: { db: Db; settings: Settings }) {
  const turns = createFairQueue(AT_ONCE);

  async function read(userId: number, seenBy: { figures: number | null; notable: number | null }) {
    const leave = await turns.take([String(userId)]);
    if (!leave) throw new AppError('too_many', { retryAfterSeconds: BUSY_SECONDS });
    try {
      return await Promise.all([store.listFigures(db, seenBy.figures), store.listNotable(db, userId, seenBy.notable)]);
    } finally {
      leave();
    }
  }

  return {
    async open(user: SessionUser, words: Words): Promise<Omit<Agreement, 'success'>> {
      assertEvaluator(user);
      const { hide_ai_until_scored: hidesAi } = await settings.values();
      const hiding = await hidingFrom(user, { db, settings });
      // Overall figures reveal nothing about one application, so admins see them all. A single application is listed
      // only as far as its own page would show it, for admins too.
      const seenBy = { figures: hidesAi && user.role !== 'admin' ? user.id : null, notable: hidesAi ? user.id : null };
      const [figures, notable] = await read(user.id, seenBy);
      const months = [...new Set(figures.flatMap(({ month }) => month ?? []))].sort().slice(-MOST_MONTHS);
      return {
        sections: COMPARED_SECTIONS.map((section) => ({
          section,
          ...showBoth(figures.filter((row) => row.section === section)),
        })),
        months: months.map((month) => ({ month, ...showBoth(figures.filter((row) => row.month === month)) })),
        notable: notable.map((row) => showNotable(row, isHidden(hiding, row.groupId), words)),
        notable_total: notable[0]?.total ?? 0,
        ai_hidden: seenBy.figures !== null,
      };
    },
  };
}
export type AgreementService = ReturnType<typeof createAgreementService>;
