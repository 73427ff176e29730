import { MEMBER_ROLES } from '../identity/identity.values.ts';
import { adminOnly } from '../kernel/access.ts';
import { Done } from '../kernel/answers.ts';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { IdInPath } from '../kernel/ids.ts';
import { z } from '../kernel/schema.ts';
import { ActReason, actOf, PageNumber, PeopleQuery } from './people.contract.ts';
import { COMPANY_ACTS, COMPANY_STATES, PERSON_STATES } from './people.values.ts';

const CompanyId = IdInPath.describe('The id of the company.');
const OnCompany = ActReason.extend({ id: CompanyId });

const FoundCompany = z.object({
  id: z.number(),
  name: z.string(),
  username: z.string(),
  email: z.string().nullable(),
  state: z.enum(COMPANY_STATES),
  created_at: z.string(),
  members: z.number(),
  /** Counts published jobs, whether the company is blocked or not. */
  open_jobs: z.number(),
});
export type FoundCompany = z.output<typeof FoundCompany>;

const Company = FoundCompany.extend({
  blocked_at: z.string().nullable(),
  phone: z.string().nullable(),
  website: z.string().nullable(),
  /** The provider with which alone its members sign in. */
  required_provider: z.string().nullable(),
  jobs: z.number(),
  applications: z.number(),
  team: z.array(
    z.object({ id: z.number(), name: z.string(), role: z.enum(MEMBER_ROLES), state: z.enum(PERSON_STATES) }),
  ),
  history: z.array(actOf(COMPANY_ACTS)),
});
export type AdminCompany = z.output<typeof Company>;

export const findCompanies = defineEndpoint({
  method: 'GET',
  path: '/api/admin/companies',
  summary: 'Companies, newest first, by name, email or username, and state.',
  access: adminOnly,
  scope: 'site:read',
  input: z.object({
    q: PeopleQuery.optional().describe('Part of a name, or the beginning of an email or a username.'),
    state: z.enum(COMPANY_STATES).optional().describe('Where it is missing: all companies.'),
    page: PageNumber.optional(),
  }),
  output: z.object({
    success: z.literal(true),
    companies: z.array(FoundCompany),
    total: z.number(),
    page: z.number(),
    pages: z.number(),
  }),
});

export const showCompany = defineEndpoint({
  method: 'GET',
  path: '/api/admin/companies/{id}',
  summary: 'One company: its facts, its team, and what admins did to it, newest first.',
  access: adminOnly,
  scope: 'site:read',
  input: z.object({ id: CompanyId }),
  output: z.object({ success: z.literal(true), company: Company }),
});

export const blockCompany = defineEndpoint({
  method: 'POST',
  path: '/admin/companies/{id}/block',
  summary: 'Block a company: its people are signed out and cannot sign in, and nobody finds its jobs.',
  access: adminOnly,
  input: OnCompany,
  output: Done,
  errors: ['conflict'],
});

export const unblockCompany = defineEndpoint({
  method: 'POST',
  path: '/admin/companies/{id}/unblock',
  summary: 'Let the people of a blocked company sign in again; its jobs are public again as they were.',
  access: adminOnly,
  input: OnCompany,
  output: Done,
  errors: ['conflict'],
});

export const freeSignIn = defineEndpoint({
  method: 'POST',
  path: '/admin/companies/{id}/free-sign-in',
  summary: 'Let the members of a company sign in in every way again, for example when their provider is gone.',
  access: adminOnly,
  asksProof: true,
  input: OnCompany,
  output: Done,
  errors: ['conflict'],
});
