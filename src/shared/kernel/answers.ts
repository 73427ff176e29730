import { z } from './schema.ts';

/** The response of a write without further data. */
export const Done = z.object({ success: z.literal(true) });
export const DONE: z.output<typeof Done> = { success: true };

export function succeed<T extends object>(fields: T): { success: true } & T {
  return { success: true, ...fields };
}
