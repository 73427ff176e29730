import type { SessionUser } from '#shared/identity/identity.contract.ts';
import { INVITATION_DAYS } from '#shared/identity/identity.values.ts';
import type { InputOf } from '#shared/kernel/endpoint.ts';
import { AppError } from '#shared/kernel/errors.ts';
import type { acceptInvitation, inviteMember } from '#shared/profiles/team.contract.ts';
import type { Db } from '../db/database.ts';
import type { IdentityService, Origin, SignedIn } from '../identity/identity.service.ts';
import { hashPassword, isRightPassword } from '../identity/passwords.ts';
import type { Sessions } from '../identity/sessions.ts';
import { LIMITS, type Throttle } from '../identity/throttle.ts';
import { digestOf, newSecret } from '../kernel/secrets.ts';
import type { Mailer } from '../queue/mailer.ts';
import { assertOwner, companyOf } from './membership.ts';
import { invitationMail } from './profiles.mails.ts';
import * as store from './team.store.ts';

const DAY = 24 * 60 * 60 * 1000;

type Parts = {
  db: Db;
  identity: IdentityService;
  sessions: Sessions;
  throttle: Throttle;
  mailer: Mailer;
  publicUrl: string;
};
type InvitationRow = Awaited<ReturnType<typeof store.listInvitations>>[number];

function showInvitation({ id, email, role, expiresAt }: InvitationRow) {
  return { id, email, role, expires_at: expiresAt.toISOString(), expired: expiresAt.getTime() < Date.now() };
}

export function createTeamService({ db, identity, sessions, throttle, mailer, publicUrl }: Parts) {
  /** The account that the invitation makes or takes. A guess at an existing account's password counts as a sign-in. */
  async function accountFor(tx: Db, email: string, input: InputOf<typeof acceptInvitation>): Promise<number> {
    const account = await identity.findAccount(email, tx);
    if (!account) {
      if (!input.name) throw new AppError('invalid', { errors: { name: ['This field is required.'] } });
      const passwordHash = await hashPassword(input.password);
      const userId = await identity.createUser(tx, { email, name: input.name, role: 'company', passwordHash });
      if (userId === undefined) throw new AppError('conflict');
      return userId;
    }
    if (!(await isRightPassword(account.passwordHash, input.password))) {
      throw new AppError('invalid', { errors: { password: ['This is not the password of your account.'] } });
    }
    if (account.role !== 'company') {
      throw new AppError('conflict', {
        message: 'This e-mail belongs to an account that cannot join a company. Ask to be invited with another e-mail.',
      });
    }
    return account.id;
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

    async invite(user: SessionUser, { email, role }: InputOf<typeof inviteMember>) {
      const company = assertOwner(user);
      await throttle.assertUnder(LIMITS.accountMailAddress, `company ${company.id}`);
      await throttle.hit(LIMITS.accountMailAddress, `company ${company.id}`);
      const members = await store.listMembers(db, company.id);
      if (members.some((member) => member.email === email)) {
        throw new AppError('invalid', { errors: { email: ['This person is already in your team.'] } });
      }
      const token = newSecret();
      const invitation = await db.transaction(async (tx) => {
        const expiresAt = new Date(Date.now() + INVITATION_DAYS * DAY);
        await mailer.write(tx, invitationMail({ email, company: company.name, inviter: user.name, publicUrl, token }));
        return store.upsertInvitation(tx, {
          companyId: company.id,
          email,
          role,
          tokenHash: digestOf(token),
          invitedBy: user.id,
          expiresAt,
        });
      });
      mailer.wake();
      return showInvitation(invitation);
    },

    async withdraw(user: SessionUser, id: number): Promise<void> {
      if (!(await store.deleteInvitation(db, assertOwner(user).id, id))) throw new AppError('not_found');
    },

    async remove(user: SessionUser, memberId: number): Promise<void> {
      const company = assertOwner(user);
      await db.transaction(async (tx) => {
        const owners = await store.lockOwners(tx, company.id);
        if (owners.length === 1 && owners[0] === memberId) {
          throw new AppError('conflict', { message: 'A company needs at least one owner.' });
        }
        if (!(await store.deleteMember(tx, company.id, memberId))) throw new AppError('not_found');
        await sessions.endAllOf(memberId, tx);
      });
    },

    async show(token: string) {
      const found = await store.findInvitation(db, digestOf(token));
      if (!found) throw new AppError('link_expired');
      const account = await identity.findAccount(found.email);
      return { company: { name: found.companyName }, email: found.email, role: found.role, has_account: !!account };
    },

    async accept(input: InputOf<typeof acceptInvitation>, { address, device }: Origin): Promise<SignedIn> {
      await throttle.assertUnder(LIMITS.signInDevice, `invitation ${address}`);
      await throttle.hit(LIMITS.signInDevice, `invitation ${address}`);
      return db.transaction(async (tx) => {
        const found = await store.findInvitation(tx, digestOf(input.token));
        if (!found) throw new AppError('link_expired');
        const userId = await accountFor(tx, found.email, input);
        if (!(await store.insertMember(tx, userId, found.companyId, found.role))) {
          throw new AppError('conflict', { message: 'You are already a member of a company.' });
        }
        await store.deleteInvitation(tx, found.companyId, found.id);
        return identity.signIn(userId, device, tx);
      });
    },
  };
}
export type TeamService = ReturnType<typeof createTeamService>;
