import { sql } from 'drizzle-orm';

/** One bit per section; a score of the whole sets all bits. */
const BITS = sql`bit_or(case h.type when 'overall' then 31 when 'education' then 1 when 'experience' then 2
  when 'skills' then 4 when 'certification' then 8 when 'bio' then 16 else 0 end) filter (where h.score is not null)`;

/** One person's scorecard is finished when the whole has a score, or when every section has one. */
export const IS_FINISHED = sql`coalesce(${BITS}, 0) = 31`;

/** The finished scorecards by application and person, as a subquery for `in`, so that it is computed only once. */
export const FINISHED_CARDS = sql`(select h.application_id, h.reviewer_id from human_evaluations h
  where h.reviewer_id is not null group by h.application_id, h.reviewer_id having ${IS_FINISHED})`;

/** The applications whose scorecard this person has finished. */
export const finishedBy = (reviewerId: number) =>
  sql`(select h.application_id from human_evaluations h where h.reviewer_id = ${reviewerId}
    group by h.application_id having ${IS_FINISHED})`;
