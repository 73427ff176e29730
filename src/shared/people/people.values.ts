import type { Role } from '../kernel/access.ts';

/** Why an admin did something to somebody: nothing is done without. */
export const ACT_REASON = { min: 1, max: 500 } as const;

export const PEOPLE_SEARCH = { max: 200 } as const;
export const PEOPLE_PER_PAGE = 25;
/** How far back the page of an account or a company goes. */
export const ACTS_SHOWN = 50;

export const PERSON_STATES = ['active', 'blocked', 'erased'] as const;
export const COMPANY_STATES = ['active', 'blocked'] as const;

/** What an admin can make of an account. People come into a company by its invitation alone. */
export const GIVEN_ROLES = ['candidate', 'reviewer', 'admin'] as const satisfies readonly Role[];

/** What admins do to accounts and to companies, and what people do with their own, as the history calls it. */
export const PERSON_ACTS = [
  'user_blocked',
  'user_unblocked',
  'user_role',
  'user_signed_out',
  'user_exported',
  'user_erased',
  'own_email',
  'own_export',
  'own_erase',
] as const;
export const COMPANY_ACTS = ['company_blocked', 'company_unblocked'] as const;
export type PersonAct = (typeof PERSON_ACTS)[number];
export type CompanyAct = (typeof COMPANY_ACTS)[number];
