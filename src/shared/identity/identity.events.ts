import { definePassingEvent } from '../kernel/define-event.ts';
import { Id } from '../kernel/ids.ts';
import { LOCALES } from '../kernel/languages.ts';
import { z } from '../kernel/schema.ts';
import { REGISTRABLE_ROLES } from './identity.values.ts';

export const passingIdentityEvents = {
  'user.registered': definePassingEvent(
    {
      userId: Id,
      role: z.enum(REGISTRABLE_ROLES),
      name: z.string(),
      email: z.string(),
      locale: z.enum(LOCALES),
      companyName: z.string(),
      /** The receipt of an application that was sent as a guest. */
      application: z.string().nullable(),
    },
    { heardBy: [] },
  ),
  /** The new address is confirmed, so everything stored under the old one has to be updated. */
  'email.changed': definePassingEvent({ userId: Id, from: z.string(), to: z.string() }, { heardBy: [] }),
  'session.ended': definePassingEvent({ sessionId: Id }, { heardBy: ['sessions'] }),
} as const;
