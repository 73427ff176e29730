import { type Limit, MINUTE } from '../identity/throttle.ts';

export const LIMITS = {
  /** Per person: messages that they send to themselves to see how they look. */
  trials: { name: 'answer-trials', attempts: 30, seconds: 10 * MINUTE },
  /** Per company: closings of jobs, which write to many people at once. */
  closings: { name: 'job-closings', attempts: 100, seconds: 60 * MINUTE },
} as const satisfies Record<string, Limit>;
