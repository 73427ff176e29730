export const ACCOUNT_ROLES = ['candidate', 'company', 'reviewer', 'admin'] as const;
export type AccountRole = (typeof ACCOUNT_ROLES)[number];

/**
 * The roles that decide who may call an endpoint. The service checks who owns the row. An interviewer has the account of
 * a company, but is no member like the others: what is for those is not for them, unless an endpoint says so.
 */
export const ROLES = [...ACCOUNT_ROLES, 'interviewer'] as const;
export type Role = (typeof ROLES)[number];

export type Access = {
  name: string;
  visitors: boolean;
  roles: readonly Role[];
  /** Callers without permission get a 404 instead of a 403. */
  hidden?: true;
};

export const everyone = { name: 'everyone', visitors: true, roles: ROLES } as const satisfies Access;
export const signedIn = { name: 'signed in', visitors: false, roles: ROLES } as const satisfies Access;
export const companyMember = { name: 'company member', visitors: false, roles: ['company'] } as const satisfies Access;
/** The team of a company and its interviewers, who see only the interviews that they hold. */
export const interviewing = {
  name: 'company member or interviewer',
  visitors: false,
  roles: ['company', 'interviewer'],
} as const satisfies Access;
export const candidateOnly = { name: 'candidate', visitors: false, roles: ['candidate'] } as const satisfies Access;
/** Everybody who may apply: candidates, and people without an account. */
export const applicant = {
  name: 'visitor or candidate',
  visitors: true,
  roles: ['candidate'],
} as const satisfies Access;
/** Candidates read about themselves, companies about their applicants, admins about anybody. */
export const profileReader = {
  name: 'candidate, company member or admin',
  visitors: false,
  roles: ['candidate', 'company', 'admin'],
} as const satisfies Access;
/** Everybody who evaluates applications. */
export const evaluator = {
  name: 'reviewer or admin',
  visitors: false,
  roles: ['reviewer', 'admin'],
} as const satisfies Access;
/** Everybody who scores: members of a company score its own applicants, and the platform's reviewers score all. */
export const scorer = {
  name: 'company member, reviewer or admin',
  visitors: false,
  roles: ['company', 'reviewer', 'admin'],
} as const satisfies Access;
export const adminOnly = { name: 'admin', visitors: false, roles: ['admin'] } as const satisfies Access;
/** For data of applicants, which the other roles do not have. */
export const applicantsOwn = {
  name: 'visitor or candidate',
  visitors: true,
  roles: ['candidate'],
  hidden: true,
} as const satisfies Access;

type Judgement = 'allowed' | 'unauthenticated' | 'forbidden' | 'not_found';

/** 'allowed', or the error code for everybody else. */
export function judgeAccess(access: Access, role: Role | null): Judgement {
  if (role === null) return access.visitors ? 'allowed' : 'unauthenticated';
  if (access.roles.includes(role)) return 'allowed';
  return access.hidden ? 'not_found' : 'forbidden';
}
