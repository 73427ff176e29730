import { type Limit, MINUTE } from '../identity/throttle.ts';

export const LIMITS = {
  /** Per company: tests, and deliveries that are sent again by hand. */
  sentByHand: { name: 'webhooks-sent-by-hand', attempts: 60, seconds: 10 * MINUTE },
} as const satisfies Record<string, Limit>;
