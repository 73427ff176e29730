import { type Limit, MINUTE } from '../identity/throttle.ts';

export const LIMITS = {
  /** Accepted applications: many people share an address, few send twenty applications an hour. */
  applyAddress: { name: 'apply-address', attempts: 100, seconds: 60 * MINUTE },
  /** Each sends a mail to the owner of the email that a guest wrote, whether wanted or not. */
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
