import type { ApplicationOutcome } from '#shared/applications/applications.values.ts';
import type { Place } from './column-end.store.ts';

/** The columns and values of the insert statement that set an application's first column, rank, score and outcome. */
export const START = {
  columns: 'group_id, rank, ai_score, outcome',
  values: ':groupId, :rank, :aiScore::int, :outcome',
};

export type Start = Pick<Place, 'groupId' | 'rank'> & { aiScore: number | null; outcome: ApplicationOutcome };

/** The same for a statement that inserts many rows `r` at once. Imported applications have neither score nor verdict. */
export const IMPORTED_START = {
  columns: 'group_id, rank, outcome',
  fields: '"groupId" bigint, rank text',
  values: `r."groupId", r.rank, 'under_review'`,
};
