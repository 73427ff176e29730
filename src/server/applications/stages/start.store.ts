import type { ApplicationOutcome } from '#shared/applications/applications.values.ts';
import type { Place } from './column-end.store.ts';

/** The columns and values of the insert statement that set an application's first column, rank, score and outcome. */
export const START = {
  columns: 'group_id, rank, ai_score, outcome',
  values: ':groupId, :rank, :aiScore::int, :outcome',
};

export type Start = Pick<Place, 'groupId' | 'rank'> & { aiScore: number | null; outcome: ApplicationOutcome };
