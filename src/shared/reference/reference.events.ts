import { defineEvent, Reason } from '../kernel/define-event.ts';
import { z } from '../kernel/schema.ts';

const Written = z.string().nullable();

export const referenceEvents = {
  /** Values as text. Null means the value that the product is shipped with. */
  'setting.changed': defineEvent({ key: z.string(), from: Written, to: Written, reason: Reason }),
  'text.changed': defineEvent({ locale: z.string(), key: z.string(), from: Written, to: Written }),
} as const;
