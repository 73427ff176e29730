import { defineEvent, definePassingEvent, Reason } from '../kernel/define-event.ts';
import { Id } from '../kernel/ids.ts';
import { LOCALES } from '../kernel/languages.ts';
import { z } from '../kernel/schema.ts';
import { nothing, withReason } from '../kernel/shown-in-audit.ts';
import { REGISTRABLE_ROLES } from './identity.values.ts';

const OWN = { userId: Id };
/** The provider as people know it, from the configuration. */
const OWN_PROVIDER = { userId: Id, provider: z.string() };

/** What changes the ways in which somebody signs in. Names that people gave their passkeys are not kept. */
export const identityEvents = {
  'passkey.added': defineEvent(OWN, { heardBy: [], audit: { group: 'people', kind: 'passkey_added', shown: nothing } }),
  'passkey.removed': defineEvent(OWN, {
    heardBy: [],
    audit: { group: 'people', kind: 'passkey_removed', shown: nothing },
  }),
  'second_factor.on': defineEvent(OWN, {
    heardBy: [],
    audit: { group: 'people', kind: 'second_factor_on', shown: nothing },
  }),
  'second_factor.off': defineEvent(OWN, {
    heardBy: [],
    audit: { group: 'people', kind: 'second_factor_off', shown: nothing },
  }),
  /** By an admin, for somebody who has lost their phone and their codes. */
  'second_factor.reset': defineEvent(
    { userId: Id, reason: Reason },
    { heardBy: [], audit: { group: 'people', kind: 'second_factor_reset', shown: withReason } },
  ),
  'recovery_code.used': defineEvent(
    { userId: Id, left: z.number() },
    {
      heardBy: [],
      audit: { group: 'people', kind: 'recovery_code_used', shown: ({ left }) => ({ to: String(left) }) },
    },
  ),
  'recovery_codes.renewed': defineEvent(OWN, {
    heardBy: [],
    audit: { group: 'people', kind: 'recovery_codes_renewed', shown: nothing },
  }),
  'provider.linked': defineEvent(OWN_PROVIDER, {
    heardBy: [],
    audit: { group: 'people', kind: 'provider_linked', shown: ({ provider }) => ({ to: provider }) },
  }),
  'provider.unlinked': defineEvent(OWN_PROVIDER, {
    heardBy: [],
    audit: { group: 'people', kind: 'provider_unlinked', shown: ({ provider }) => ({ from: provider }) },
  }),
} as const;

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
