import { type Limit, MINUTE } from '../identity/throttle.ts';

export const LIMITS = {
  /** Counts accepted applications. Many people may share one address, so the limit is high. */
  applyAddress: { name: 'apply-address', attempts: 100, seconds: 60 * MINUTE },
  /**
   * Every accepted application of a guest sends a mail to the address that they typed, whether its owner wants it or
   * not.
   */
  applyEmail: { name: 'apply-email', attempts: 10, seconds: 60 * MINUTE },
  applyEmailDay: { name: 'apply-email-day', attempts: 30, seconds: 24 * 60 * MINUTE },
  applyAccount: { name: 'apply-account', attempts: 30, seconds: 60 * MINUTE },
  /**
   * Refused requests of guests, which could be used to find out who has applied where. A whole school may share an
   * address.
   */
  applyRefused: { name: 'apply-refused', attempts: 100, seconds: 15 * MINUTE },
  /** Per person; each note may send a mail to several colleagues. */
  notes: { name: 'notes', attempts: 300, seconds: 60 * MINUTE },
  exportAddress: { name: 'export-address', attempts: 60, seconds: 60 * MINUTE },
} as const satisfies Record<string, Limit>;
