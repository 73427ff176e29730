import type { SessionUser } from '#shared/identity/identity.contract.ts';
import { companyOf } from '../profiles/membership.ts';

/** Whose interviews somebody sees: all of their company, or those alone that they hold themselves. */
export type Seen = { companyId: number; heldBy?: number | undefined };

export function interviewsSeenBy(user: SessionUser): Seen {
  if (user.interviews_for) return { companyId: user.interviews_for.id, heldBy: user.id };
  return { companyId: companyOf(user).id };
}
