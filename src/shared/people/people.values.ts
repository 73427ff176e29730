import type { DomainEvent, KeptEventType } from '../events/events.ts';
import type { AccountRole } from '../kernel/access.ts';

/** The limits of the reason for an admin's action, in characters. Every action requires one. */
export const ACT_REASON = { min: 1, max: 500 } as const;

export const PEOPLE_SEARCH = { max: 200 } as const;
export const PEOPLE_PER_PAGE = 25;
/** How many actions the page of an account or a company lists. */
export const ACTS_SHOWN = 50;

export const PERSON_STATES = ['active', 'blocked', 'erased'] as const;
export const COMPANY_STATES = ['active', 'blocked'] as const;

/** The roles that an admin can give to an account. People join a company only by its invitation. */
export const GIVEN_ROLES = ['candidate', 'reviewer', 'admin'] as const satisfies readonly AccountRole[];

type About<Subject extends string> = {
  [Type in KeptEventType]: Subject extends keyof DomainEvent<Type> ? Type : never;
}[KeptEventType];
/** The page of an account does not show who has read its data; the audit does. */
type PersonEvent = Exclude<About<'userId'>, About<'companyId'>>;
type CompanyEvent = Extract<KeptEventType, `company.${string}`>;

/** The API's names for the actions of admins on accounts and companies, and of people on their own accounts. */
export const PERSON_ACT_OF = {
  'user.blocked': 'user_blocked',
  'user.unblocked': 'user_unblocked',
  'user.role_changed': 'user_role',
  'user.signed_out': 'user_signed_out',
  'user.exported': 'user_exported',
  'user.erased': 'user_erased',
  'account.email_changed': 'own_email',
  'account.exported': 'own_export',
  'account.erased': 'own_erase',
  'passkey.added': 'passkey_added',
  'passkey.removed': 'passkey_removed',
  'second_factor.on': 'second_factor_on',
  'second_factor.off': 'second_factor_off',
  'second_factor.reset': 'second_factor_reset',
  'recovery_code.used': 'recovery_code_used',
  'recovery_codes.renewed': 'recovery_codes_renewed',
  'provider.linked': 'provider_linked',
  'provider.unlinked': 'provider_unlinked',
} as const satisfies Record<PersonEvent, string>;
export const COMPANY_ACT_OF = {
  'company.blocked': 'company_blocked',
  'company.unblocked': 'company_unblocked',
  'company.sign_in_changed': 'company_sign_in',
} as const satisfies Record<CompanyEvent, string>;
export type PersonAct = (typeof PERSON_ACT_OF)[keyof typeof PERSON_ACT_OF];
export type CompanyAct = (typeof COMPANY_ACT_OF)[keyof typeof COMPANY_ACT_OF];
export const PERSON_ACTS = Object.values(PERSON_ACT_OF) as [PersonAct, ...PersonAct[]];
export const COMPANY_ACTS = Object.values(COMPANY_ACT_OF) as [CompanyAct, ...CompanyAct[]];
