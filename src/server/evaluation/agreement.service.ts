import type { Agreement, AgreementFigures } from '#shared/evaluation/agreement.contract.ts';
import { COMPARED_SECTIONS } from '#shared/evaluation/evaluation.values.ts';
import type { SessionUser } from '#shared/identity/identity.contract.ts';
import { AppError } from '#shared/kernel/errors.ts';
import type { Db } from '../db/database.ts';
import { createTurns } from '../kernel/turns.ts';
import type { Settings } from '../reference/settings.ts';
import * as store from './agreement.store.ts';
import { assertEvaluator } from './evaluators.ts';

/** Of fewer cases a correlation says nothing: any two lie on a line. */
const FEWEST_CASES = 3;
const MOST_MONTHS = 24;
/** All scorecards are read for it: whoever asks often waits for themselves, and never holds all connections. */
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

function showNotable(row: store.NotableRow): Agreement['notable'][number] {
  const [people, system] = [{ side: 'people' as const }, { side: 'ai' as const }];
  const [first, second] = row.isPeopleHigher ? [people, system] : [system, people];
  const reviewer = { side: 'reviewer' as const };
  const [higher, lower] = row.between === 'ai' ? [first, second] : [reviewer, reviewer];
  return {
    application_id: row.id,
    name: row.name,
    job: { id: row.jobId, title: row.job },
    company: { id: row.companyId, name: row.company },
    between: row.between,
    higher: { ...higher, name: row.higherName, score: row.higher },
    lower: { ...lower, name: row.lowerName, score: row.lower },
    difference: row.difference,
  };
}

export function createAgreementService({ db, settings }: { db: Db; settings: Settings }) {
  const turns = createTurns(AT_ONCE);

  async function read(userId: number, seenBy: number | null) {
    const leave = await turns.take([String(userId)]);
    if (!leave) throw new AppError('too_many', { retryAfterSeconds: BUSY_SECONDS });
    try {
      return await Promise.all([store.listFigures(db, seenBy), store.listNotable(db, userId, seenBy)]);
    } finally {
      leave();
    }
  }

  return {
    async open(user: SessionUser): Promise<Omit<Agreement, 'success'>> {
      assertEvaluator(user);
      const { hide_ai_until_scored: isHidden } = await settings.values();
      const seenBy = isHidden && user.role !== 'admin' ? user.id : null;
      const [figures, notable] = await read(user.id, seenBy);
      const months = [...new Set(figures.flatMap(({ month }) => month ?? []))].sort().slice(-MOST_MONTHS);
      return {
        sections: COMPARED_SECTIONS.map((section) => ({
          section,
          ...showBoth(figures.filter((row) => row.section === section)),
        })),
        months: months.map((month) => ({ month, ...showBoth(figures.filter((row) => row.month === month)) })),
        notable: notable.map(showNotable),
        notable_total: notable[0]?.total ?? 0,
        ai_hidden: seenBy !== null,
      };
    },
  };
}
export type AgreementService = ReturnType<typeof createAgreementService>;
