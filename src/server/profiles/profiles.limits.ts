import { type Limit, MINUTE } from '../identity/throttle.ts';

export const LIMITS = {
  /** Per company. */
  invitations: { name: 'invitations', attempts: 20, seconds: 60 * MINUTE },
  photos: { name: 'photos', attempts: 30, seconds: 60 * MINUTE },
  logos: { name: 'logos', attempts: 30, seconds: 60 * MINUTE },
} as const satisfies Record<string, Limit>;
