import { type Limit, MINUTE } from '../identity/throttle.ts';

export const LIMITS = {
  /** Each sends a mail to the owner of an email that a stranger may have typed. */
  alertAddress: { name: 'alert-address', attempts: 20, seconds: 60 * MINUTE },
  alertEmail: { name: 'alert-email', attempts: 5, seconds: 60 * MINUTE },
} as const satisfies Record<string, Limit>;
