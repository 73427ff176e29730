import type { SessionUser } from '#shared/identity/identity.contract.ts';
import { companyOf } from '../profiles/membership.ts';

/** The interviews that a user may see: all of the company, or only those that the user `heldBy` holds. */
export type Seen = { companyId: number; heldBy?: number | undefined };

export function interviewsSeenBy(user: SessionUser): Seen {
  if (user.interviews_for) return { companyId: user.interviews_for.id, heldBy: user.id };
  return { companyId: companyOf(user).id };
}
