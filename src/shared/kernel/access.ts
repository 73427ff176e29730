/** Who may call an endpoint. The owner of a thing is checked by the service; the role already here. */
export const ROLES = ['candidate', 'company', 'reviewer', 'admin'] as const;
export type Role = (typeof ROLES)[number];

export type Access = {
  name: string;
  visitors: boolean;
  roles: readonly Role[];
  /** Who may not call is told that there is nothing, rather than that a door is closed. */
  hidden?: true;
};

export const everyone = { name: 'everyone', visitors: true, roles: ROLES } as const satisfies Access;
export const signedIn = { name: 'signed in', visitors: false, roles: ROLES } as const satisfies Access;
export const companyMember = { name: 'company member', visitors: false, roles: ['company'] } as const satisfies Access;
export const candidateOnly = { name: 'candidate', visitors: false, roles: ['candidate'] } as const satisfies Access;
/** Whoever may apply: candidates, and people without an account. */
export const applicant = {
  name: 'visitor or candidate',
  visitors: true,
  roles: ['candidate'],
} as const satisfies Access;
/** A candidate reads about themselves, a company about its applicants, an admin about anybody. */
export const profileReader = {
  name: 'candidate, company member or admin',
  visitors: false,
  roles: ['candidate', 'company', 'admin'],
} as const satisfies Access;
/** Whoever evaluates applications. */
export const evaluator = {
  name: 'reviewer or admin',
  visitors: false,
  roles: ['reviewer', 'admin'],
} as const satisfies Access;
export const adminOnly = { name: 'admin', visitors: false, roles: ['admin'] } as const satisfies Access;
/** What belongs to whoever applies: the other roles have nothing of the kind. */
export const applicantsOwn = {
  name: 'visitor or candidate',
  visitors: true,
  roles: ['candidate'],
  hidden: true,
} as const satisfies Access;

type Judgement = 'allowed' | 'unauthenticated' | 'forbidden' | 'not_found';

/** 'allowed', or the code of the error that everybody else gets. */
export function judgeAccess(access: Access, role: Role | null): Judgement {
  if (role === null) return access.visitors ? 'allowed' : 'unauthenticated';
  if (access.roles.includes(role)) return 'allowed';
  return access.hidden ? 'not_found' : 'forbidden';
}
