import { type Limit, MINUTE } from '../identity/throttle.ts';

export const LIMITS = {
  /** Per person; an export contains all of their data. */
  ownExports: { name: 'own-exports', attempts: 3, seconds: 24 * 60 * MINUTE },
} as const satisfies Record<string, Limit>;
