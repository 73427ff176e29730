import { type Limit, MINUTE } from '../identity/throttle.ts';

export const LIMITS = {
  cvAddress: { name: 'cv-address', attempts: 60, seconds: 60 * MINUTE },
  cvAccount: { name: 'cv-account', attempts: 40, seconds: 60 * MINUTE },
} as const satisfies Record<string, Limit>;
