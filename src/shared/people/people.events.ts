import { ROLES } from '../kernel/access.ts';
import { defineEvent, Reason } from '../kernel/define-event.ts';
import { Id } from '../kernel/ids.ts';
import { z } from '../kernel/schema.ts';

/** What an admin did to an account, and why. */
const BY_ADMIN = { userId: Id, reason: Reason };
/** What somebody did with their own account. They need no reason. */
const OWN = { userId: Id };

export const peopleEvents = {
  'user.blocked': defineEvent(BY_ADMIN),
  'user.unblocked': defineEvent(BY_ADMIN),
  'user.role_changed': defineEvent({ ...BY_ADMIN, from: z.enum(ROLES).nullable(), to: z.enum(ROLES).nullable() }),
  'user.signed_out': defineEvent(BY_ADMIN),
  'user.exported': defineEvent(BY_ADMIN),
  'user.erased': defineEvent(BY_ADMIN),
  'account.email_changed': defineEvent(OWN),
  'account.exported': defineEvent(OWN),
  'account.erased': defineEvent(OWN),
  'company.blocked': defineEvent({ companyId: Id, reason: Reason }),
  'company.unblocked': defineEvent({ companyId: Id, reason: Reason }),
} as const;
