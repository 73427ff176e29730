import type { ApplicationOutcome } from '#shared/applications/applications.values.ts';
import type { Place } from './column-end.store.ts';

/** The part of the statement that stores an application which says where it stands at first. */
export const START = {
  columns: 'group_id, rank, ai_score, outcome',
  values: ':groupId, :rank, :aiScore::int, :outcome',
};

export type Start = Pick<Place, 'groupId' | 'rank'> & { aiScore: number | null; outcome: ApplicationOutcome };
