import { type Limit, MINUTE } from '../identity/throttle.ts';

export const LIMITS = {
  /** Per company; an archive reads everything that it has. */
  companyExports: { name: 'company-exports', attempts: 5, seconds: 24 * 60 * MINUTE },
} as const satisfies Record<string, Limit>;
