import type { SessionUser } from '#shared/identity/identity.contract.ts';
import { INVITATION_DAYS } from '#shared/identity/identity.values.ts';
import type { InputOf } from '#shared/kernel/endpoint.ts';
import { AppError } from '#shared/kernel/errors.ts';
import type { Locale } from '#shared/kernel/languages.ts';
import { rule } from '#shared/kernel/validation.texts.ts';
import { profilesRefusal } from '#shared/profiles/profiles-refusals.texts.ts';
import type { acceptInvitation, inviteMember } from '#shared/profiles/team.contract.ts';
import type { Db } from '../db/database.ts';
import { LIMITS as IDENTITY_LIMITS } from '../identity/identity.limits.ts';
import { BY_PASSWORD, type IdentityService, type Origin, type SignInResult } from '../identity/identity.service.ts';
import { hashPassword } from '../identity/passwords.ts';
import type { Sessions } from '../identity/sessions.ts';
import type { Providers } from '../identity/sign-in/providers.ts';
import type { Throttle } from '../identity/throttle.ts';
import { digestOf, newSecret } from '../kernel/secrets.ts';
import type { InTransaction } from '../kernel/transactions.ts';
import type { Mailer } from '../queue/mailer.ts';
import { assertOwner, companyOf } from './membership.ts';
import { LIMITS } from './profiles.limits.ts';
import { invitationMail } from './profiles.mails.ts';
import * as store from './team.store.ts';

const DAY = 24 * 60 * 60 * 1000;

type Parts = {
  db: Db;
  inTransaction: InTransaction;
  identity: IdentityService;
  sessions: Sessions;
  throttle: Throttle;
  mailer: Mailer;
  providers: Providers;
  publicUrl: string;
};
type Account = NonNullable<Awaited<ReturnType<IdentityService['findByPassword']>>>;
/** The person who accepts an invitation: an account with the right password, or a new one. */
type Joining = { account: Account } | { account: null; name: string; passwordHash: string };
type InvitationRow = Awaited<ReturnType<typeof store.listInvitations>>[number];

function showInvitation({ id, email, role, expiresAt }: InvitationRow) {
  return { id, email, role, expires_at: expiresAt.toISOString(), expired: expiresAt.getTime() < Date.now() };
}

export function createTeamService(parts: Parts) {
  const { db, inTransaction, identity, sessions, throttle, mailer, providers, publicUrl } = parts;

  /**
   * Does the slow work before the transaction: hashes a new password, or checks an existing one. A wrong password
   * counts as a failed sign-in.
   */
  async function proveWho(email: string, input: InputOf<typeof acceptInvitation>, origin: Origin): Promise<Joining> {
    const account = await identity.findAccount(email);
    if (!account) {
      if (!input.name) throw new AppError('invalid', { errors: { name: [rule('rule.required')] } });
      await throttle.take([[IDENTITY_LIMITS.mailedLink, input.token]]);
      return { account: null, name: input.name, passwordHash: await hashPassword(input.password) };
    }
    const proven = await identity.findByPassword(email, input.password, origin);
    if (!proven) {
      throw new AppError('invalid', { errors: { password: [profilesRefusal('refusal.not_account_password')] } });
    }
    if (proven.role !== 'company') {
      throw new AppError('conflict', {
        message: profilesRefusal('refusal.cannot_join'),
      });
    }
    return { account: proven };
  }

  /** The account that the invitation creates or uses, unless it appeared or changed in the meantime. */
  async function accountFor(tx: Db, email: string, joining: Joining): Promise<number> {
    if (joining.account) {
      if (await identity.isUnchanged(tx, joining.account)) return joining.account.id;
      throw new AppError('conflict');
    }
    const { name, passwordHash } = joining;
    const userId = await identity.createUser(tx, { email, name, role: 'company', passwordHash });
    if (userId === undefined) throw new AppError('conflict');
    return userId;
  }

  return {
    async list(user: SessionUser) {
      const { id } = companyOf(user);
      const [members, invitations] = await Promise.all([store.listMembers(db, id), store.listInvitations(db, id)]);
      return {
        members: members.map(({ joinedAt, ...member }) => ({ ...member, joined_at: joinedAt.toISOString() })),
        invitations: invitations.map(showInvitation),
      };
    },

    /** Written in the language of the invited person if it is known, and otherwise of the inviter. */
    async invite(user: SessionUser, { email, role }: InputOf<typeof inviteMember>, inviters: Locale) {
      const company = assertOwner(user);
      await throttle.take([[LIMITS.invitations, String(company.id)]]);
      const members = await store.listMembers(db, company.id);
      if (members.some((member) => member.email === email)) {
        throw new AppError('invalid', { errors: { email: [profilesRefusal('refusal.already_in_team')] } });
      }
      const token = newSecret();
      const locale = (await identity.findAccount(email))?.locale ?? inviters;
      const invitation = await inTransaction(async (tx) => {
        const expiresAt = new Date(Date.now() + INVITATION_DAYS * DAY);
        const names = { company: company.name, inviter: user.name };
        await mailer.write(tx, invitationMail({ email, locale, role, ...names, publicUrl, token }));
        await tx.record({ type: 'member.invited', companyId: company.id });
        return store.upsertInvitation(tx, {
          companyId: company.id,
          email,
          role,
          tokenHash: digestOf(token),
          invitedBy: user.id,
          expiresAt,
        });
      });
      return showInvitation(invitation);
    },

    async withdraw(user: SessionUser, id: number): Promise<void> {
      const { id: companyId } = assertOwner(user);
      await inTransaction(async (tx) => {
        if (!(await store.deleteInvitation(tx, companyId, id))) throw new AppError('not_found');
        await tx.record({ type: 'invitation.withdrawn', companyId });
      });
    },

    async remove(user: SessionUser, memberId: number): Promise<void> {
      const company = assertOwner(user);
      await inTransaction(async (tx) => {
        const owners = await store.lockOwners(tx, company.id);
        if (owners.length === 1 && owners[0] === memberId) {
          throw new AppError('conflict', { message: profilesRefusal('refusal.last_owner') });
        }
        if (!(await store.deleteMember(tx, company.id, memberId))) throw new AppError('not_found');
        await sessions.endAllOf(memberId, tx);
        await tx.record({ type: 'member.left', companyId: company.id, userId: memberId });
      });
    },

    async show(token: string) {
      const found = await store.findInvitation(db, digestOf(token));
      if (!found) throw new AppError('link_expired');
      const account = await identity.findAccount(found.email);
      return { company: { name: found.companyName }, email: found.email, role: found.role, has_account: !!account };
    },

    async accept(input: InputOf<typeof acceptInvitation>, origin: Origin): Promise<SignInResult> {
      const tokenHash = digestOf(input.token);
      const invited = await store.findInvitation(db, tokenHash);
      if (!invited) throw new AppError('link_expired');
      const joining = await proveWho(invited.email, input, origin);
      const result = await inTransaction(async (tx) => {
        const invitation = await store.takeInvitation(tx, tokenHash);
        if (!invitation) throw new AppError('link_expired');
        const userId = await accountFor(tx, invitation.email, joining);
        if (!(await store.insertMember(tx, userId, invitation.companyId, invitation.role))) {
          throw new AppError('conflict', { message: profilesRefusal('refusal.already_member') });
        }
        await tx.record({ type: 'member.joined', companyId: invitation.companyId, userId });
        // They have joined, and sign in with the company's provider from now on.
        const asked = await identity.findAskedProvider(userId, tx);
        return asked === null ? identity.signIn(userId, origin, BY_PASSWORD, tx) : { asked };
      });
      if ('asked' in result) {
        const message = profilesRefusal('refusal.joined_by_provider', { provider: providers.labelOf(result.asked) });
        throw new AppError('forbidden', { message });
      }
      return result;
    },
  };
}
export type TeamService = ReturnType<typeof createTeamService>;
