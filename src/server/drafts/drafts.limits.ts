import { type Limit, MINUTE } from '../identity/throttle.ts';

/** Per address, which a whole school may share; a form saves two seconds after the last key. */
export const LIMITS = {
  saves: { name: 'draft-saves', attempts: 3_000, seconds: 15 * MINUTE },
  beginnings: { name: 'draft-beginnings', attempts: 200, seconds: 60 * MINUTE },
  openings: { name: 'draft-openings', attempts: 600, seconds: 15 * MINUTE },
} as const satisfies Record<string, Limit>;
