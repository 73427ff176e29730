import { EmailAddress, LinkToken, NewPassword, PersonName, SessionUser } from '../identity/identity.contract.ts';
import { MEMBER_ROLES } from '../identity/identity.values.ts';
import { companyMember, everyone } from '../kernel/access.ts';
import { Done } from '../kernel/answers.ts';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { IdInPath } from '../kernel/ids.ts';
import { z } from '../kernel/schema.ts';

const Member = z.object({
  id: z.number(),
  name: z.string(),
  email: z.string(),
  role: z.enum(MEMBER_ROLES),
  joined_at: z.string(),
});
export type TeamMember = z.output<typeof Member>;

const Invitation = z.object({
  id: z.number(),
  email: z.string(),
  role: z.enum(MEMBER_ROLES),
  expires_at: z.string(),
  expired: z.boolean(),
});
export type TeamInvitation = z.output<typeof Invitation>;

export const team = defineEndpoint({
  method: 'GET',
  path: '/company/team/list',
  page: '/company/team',
  summary: 'The members of your company and its open invitations.',
  access: companyMember,
  input: z.object({}),
  output: z.object({ success: z.literal(true), members: z.array(Member), invitations: z.array(Invitation) }),
});

export const inviteMember = defineEndpoint({
  method: 'POST',
  path: '/company/team/invitations',
  summary: 'Invite somebody by email. Owners only. Inviting again sends a new link and ends the old one.',
  access: companyMember,
  input: z.object({ email: EmailAddress, role: z.enum(MEMBER_ROLES) }),
  output: z.object({ success: z.literal(true), invitation: Invitation }),
  errors: ['conflict', 'too_many'],
});

export const withdrawInvitation = defineEndpoint({
  method: 'DELETE',
  path: '/company/team/invitations/{id}',
  summary: 'Withdraw an invitation. Owners only.',
  access: companyMember,
  input: z.object({ id: IdInPath.describe('The id of the invitation.') }),
  output: Done,
});

export const removeMember = defineEndpoint({
  method: 'DELETE',
  path: '/company/team/members/{id}',
  summary: 'Remove somebody from the company and end their sessions. Owners only; the last owner stays.',
  access: companyMember,
  input: z.object({ id: IdInPath.describe('The id of the member.') }),
  output: Done,
  errors: ['conflict'],
});

export const invitation = defineEndpoint({
  method: 'GET',
  path: '/company/invitation/{token}',
  summary: 'What an invitation link is for.',
  access: everyone,
  input: z.object({ token: LinkToken.describe('The secret of the mailed link.') }),
  output: z.object({
    success: z.literal(true),
    company: z.object({ name: z.string() }),
    email: z.string(),
    role: z.enum(MEMBER_ROLES),
    /** True when the invited e-mail already has an account: then its password is asked for, and no name. */
    has_account: z.boolean(),
  }),
  errors: ['link_expired'],
});

export const acceptInvitation = defineEndpoint({
  method: 'POST',
  path: '/company/invitation/accept',
  summary: 'Join the company: a new account takes a name and a new password, an existing one its own password.',
  access: everyone,
  input: z.object({ token: LinkToken, name: PersonName.optional(), password: NewPassword }),
  output: z.object({ success: z.literal(true), user: SessionUser, csrf_token: z.string() }),
  errors: ['second_step', 'forbidden', 'conflict', 'link_expired', 'too_many'],
});
