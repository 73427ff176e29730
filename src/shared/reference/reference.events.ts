import { defineEvent, Reason } from '../kernel/define-event.ts';
import { z } from '../kernel/schema.ts';
import { LOCALES } from './languages.ts';

const Written = z.string().nullable();

export const referenceEvents = {
  /** Values as text. Null means the value that the product is shipped with. */
  'setting.changed': defineEvent({ key: z.string(), from: Written, to: Written, reason: Reason }),
  'text.changed': defineEvent({ locale: z.enum(LOCALES), key: z.string(), from: Written, to: Written }),
} as const;
