import { type Limit, MINUTE } from '../identity/throttle.ts';

export const LIMITS = {
  /** Each reading takes a second of processor time; people try a few versions of their CV. */
  cvReadings: { name: 'cv-readings', attempts: 20, seconds: 10 * MINUTE },
} as const satisfies Record<string, Limit>;
