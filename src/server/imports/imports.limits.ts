import { type Limit, MINUTE } from '../identity/throttle.ts';

export const LIMITS = {
  /** Each is stored and read from the first to the last row. */
  importUploads: { name: 'import-uploads', attempts: 60, seconds: 60 * MINUTE },
} as const satisfies Record<string, Limit>;
