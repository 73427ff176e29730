import { defineEvent, Reason } from '../kernel/define-event.ts';
import { LOCALES } from '../kernel/languages.ts';
import { z } from '../kernel/schema.ts';

const Written = z.string().nullable();

export const referenceEvents = {
  /** Values as text. Null means the default value. */
  'setting.changed': defineEvent(
    { key: z.string(), from: Written, to: Written, reason: Reason },
    {
      heardBy: ['settings', 'visitor pages'],
      audit: {
        group: 'settings',
        kind: 'setting',
        shown: ({ key, from, to, reason }) => ({ from, to, reason, details: { key } }),
      },
    },
  ),
  'text.changed': defineEvent(
    { locale: z.enum(LOCALES), key: z.string(), from: Written, to: Written },
    {
      heardBy: ['texts', 'visitor pages'],
      audit: {
        group: 'settings',
        kind: 'translation',
        shown: ({ locale, key, from, to }) => ({ from, to, details: { locale, key } }),
      },
    },
  ),
} as const;
