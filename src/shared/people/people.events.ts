import { ACCOUNT_ROLES } from '../kernel/access.ts';
import { defineEvent, Reason } from '../kernel/define-event.ts';
import { Id } from '../kernel/ids.ts';
import { z } from '../kernel/schema.ts';
import { change, nothing, withReason } from '../kernel/shown-in-audit.ts';

/** The fields of an admin's action on an account, with its reason. */
const BY_ADMIN = { userId: Id, reason: Reason };
/** The fields of an action on one's own account, which needs no reason. */
const OWN = { userId: Id };

export const peopleEvents = {
  'user.blocked': defineEvent(BY_ADMIN, {
    heardBy: [],
    audit: { group: 'people', kind: 'user_blocked', shown: withReason },
  }),
  'user.unblocked': defineEvent(BY_ADMIN, {
    heardBy: [],
    audit: { group: 'people', kind: 'user_unblocked', shown: withReason },
  }),
  'user.role_changed': defineEvent(
    { ...BY_ADMIN, from: z.enum(ACCOUNT_ROLES).nullable(), to: z.enum(ACCOUNT_ROLES).nullable() },
    {
      heardBy: [],
      audit: { group: 'people', kind: 'user_role', shown: (data) => ({ ...change(data), ...withReason(data) }) },
    },
  ),
  'user.signed_out': defineEvent(BY_ADMIN, {
    heardBy: [],
    audit: { group: 'people', kind: 'user_signed_out', shown: withReason },
  }),
  'user.exported': defineEvent(BY_ADMIN, {
    heardBy: [],
    audit: { group: 'people', kind: 'user_exported', shown: withReason },
  }),
  'user.erased': defineEvent(BY_ADMIN, {
    heardBy: [],
    audit: { group: 'people', kind: 'user_erased', shown: withReason },
  }),
  'account.email_changed': defineEvent(OWN, {
    heardBy: [],
    audit: { group: 'people', kind: 'own_email', shown: nothing },
  }),
  'account.exported': defineEvent(OWN, { heardBy: [], audit: { group: 'people', kind: 'own_export', shown: nothing } }),
  'account.erased': defineEvent(OWN, { heardBy: [], audit: { group: 'people', kind: 'own_erase', shown: nothing } }),
  'company.blocked': defineEvent(
    { companyId: Id, reason: Reason },
    {
      heardBy: ['published jobs', 'visitor pages'],
      audit: { group: 'people', kind: 'company_blocked', shown: withReason },
    },
  ),
  'company.unblocked': defineEvent(
    { companyId: Id, reason: Reason },
    {
      heardBy: ['published jobs', 'visitor pages'],
      audit: { group: 'people', kind: 'company_unblocked', shown: withReason },
    },
  ),
} as const;
