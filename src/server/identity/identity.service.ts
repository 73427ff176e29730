import type { changePassword, login, register, SessionUser } from '#shared/identity/identity.contract.ts';
import { CONFIRMATION_HOURS, RESET_HOURS, type RegistrableRole } from '#shared/identity/identity.values.ts';
import type { InputOf } from '#shared/kernel/endpoint.ts';
import { AppError } from '#shared/kernel/errors.ts';
import { slugify } from '#shared/kernel/slug.ts';
import type { Db } from '../db/database.ts';
import type { Events } from '../kernel/events.ts';
import { freeName } from '../kernel/free-name.ts';
import { digestOf, newSecret } from '../kernel/secrets.ts';
import type { Mailer } from '../queue/mailer.ts';
import { alreadyRegisteredMail, confirmationMail, passwordResetMail } from './identity.mails.ts';
import * as store from './identity.store.ts';
import { hashPassword, isRightPassword } from './passwords.ts';
import { type Sessions, toSessionUser } from './sessions.ts';
import { LIMITS, type Throttle } from './throttle.ts';

const HOUR = 60 * 60 * 1000;

type Parts = { db: Db; sessions: Sessions; throttle: Throttle; mailer: Mailer; events: Events; publicUrl: string };
/** Where a call comes from: counted against guessing, never written to a log. */
export type Origin = { address: string; device: string | null };
type NewAccount = { email: string; name: string; role: RegistrableRole; passwordHash: string };
export type SignedIn = { user: SessionUser; sessionToken: string; deviceToken: string };

export function createIdentityService({ db, sessions, throttle, mailer, events, publicUrl }: Parts) {
  async function signIn(userId: number, device: string | null, tx: Db = db): Promise<SignedIn> {
    const user = await store.findUser(tx, userId);
    if (!user) throw new AppError('wrong_credentials');
    const deviceToken = device ?? newSecret();
    await store.rememberDevice(tx, userId, digestOf(deviceToken));
    return { user: toSessionUser(user), sessionToken: await sessions.start(userId, tx), deviceToken };
  }

  /** Undefined when the e-mail has an account already. */
  async function createUser(tx: Db, user: NewAccount): Promise<number | undefined> {
    const { email, name, role, passwordHash } = user;
    if (await store.isEmailTaken(tx, email)) return undefined;
    const base = slugify(name, 50) || 'member';
    const username = freeName(base, await store.usernamesLike(tx, base));
    return store.insertUser(tx, { email, name, role, passwordHash, username });
  }

  return {
    async login({ email, password }: InputOf<typeof login>, { address, device }: Origin): Promise<SignedIn> {
      const pair = `${email} ${address}`;
      await throttle.assertUnder(LIMITS.signInAddress, address);
      const account = await store.findCredentials(db, email);
      const known = account && device ? await store.isKnownDevice(db, account.id, digestOf(device)) : false;
      if (known) await throttle.assertUnder(LIMITS.signInDevice, pair);
      else {
        await throttle.assertUnder(LIMITS.signInPair, pair);
        await throttle.assertUnder(LIMITS.signInAccount, email);
      }
      // Counted before the slow check, so that guesses sent all at once are counted too.
      const limits = known
        ? ([[LIMITS.signInDevice, pair]] as const)
        : ([
            [LIMITS.signInPair, pair],
            [LIMITS.signInAccount, email],
            [LIMITS.signInAddress, address],
          ] as const);
      for (const [limit, subject] of limits) await throttle.hit(limit, subject);
      if (!(await isRightPassword(account?.passwordHash, password)) || !account)
        throw new AppError('wrong_credentials');
      for (const [limit, subject] of limits) if (limit !== LIMITS.signInAddress) await throttle.clear(limit, subject);
      return signIn(account.id, known ? device : null);
    },

    /** The same answer whether the e-mail is known or not; what differs is the mail. */
    async register(input: InputOf<typeof register>, { address }: Origin): Promise<void> {
      await throttle.assertUnder(LIMITS.accountMailAddress, address);
      await throttle.hit(LIMITS.accountMailAddress, address);
      const { email, name, role } = input;
      const passwordHash = await hashPassword(input.password);
      if ((await throttle.isOver(LIMITS.accountMailRecipient, email)) !== null) return;
      await throttle.hit(LIMITS.accountMailRecipient, email);
      const token = newSecret();
      await db.transaction(async (tx) => {
        if (await store.isEmailTaken(tx, email)) {
          await mailer.write(tx, alreadyRegisteredMail({ email, name, publicUrl }));
          return;
        }
        await store.insertPendingRegistration(tx, {
          tokenHash: digestOf(token),
          email,
          name,
          companyName: input.company_name ?? name,
          role,
          passwordHash,
          application: input.application ?? null,
          expiresAt: new Date(Date.now() + CONFIRMATION_HOURS * HOUR),
        });
        await mailer.write(tx, confirmationMail({ email, name, publicUrl, token }));
      });
      mailer.wake();
    },

    async confirmRegistration(token: string, { device }: Origin): Promise<SignedIn> {
      return db.transaction(async (tx) => {
        const pending = await store.takePendingRegistration(tx, digestOf(token));
        if (!pending) throw new AppError('link_expired');
        const userId = await createUser(tx, pending);
        if (userId === undefined) throw new AppError('link_expired');
        await store.deletePendingRegistrations(tx, pending.email);
        const { email, name, role, companyName, application } = pending;
        await events.tell(tx, { type: 'UserRegistered', userId, role, name, email, companyName, application });
        return signIn(userId, device, tx);
      });
    },

    async forgotPassword(email: string, { address }: Origin): Promise<void> {
      await throttle.assertUnder(LIMITS.accountMailAddress, address);
      await throttle.hit(LIMITS.accountMailAddress, address);
      const account = await store.findCredentials(db, email);
      if (!account || (await throttle.isOver(LIMITS.accountMailRecipient, email)) !== null) return;
      await throttle.hit(LIMITS.accountMailRecipient, email);
      const token = newSecret();
      await db.transaction(async (tx) => {
        const expiresAt = new Date(Date.now() + RESET_HOURS * HOUR);
        await store.insertPasswordReset(tx, account.id, digestOf(token), expiresAt);
        await mailer.write(tx, passwordResetMail({ email, name: account.name, publicUrl, token }));
      });
      mailer.wake();
    },

    /** Whoever holds the link owns the mailbox: the throttle of the account is lifted with the new password. */
    async resetPassword(token: string, password: string, { device }: Origin): Promise<SignedIn> {
      const passwordHash = await hashPassword(password);
      const signedIn = await db.transaction(async (tx) => {
        const userId = await store.takePasswordReset(tx, digestOf(token));
        if (userId === undefined) throw new AppError('link_expired');
        await store.updatePassword(tx, userId, passwordHash);
        await sessions.endAllOf(userId, tx);
        return signIn(userId, device, tx);
      });
      await throttle.clear(LIMITS.signInAccount, signedIn.user.email);
      return signedIn;
    },

    async changePassword(
      user: SessionUser,
      input: InputOf<typeof changePassword>,
      { device, address }: Origin,
    ): Promise<SignedIn> {
      const subject = `${user.email} ${address}`;
      await throttle.assertUnder(LIMITS.signInDevice, subject);
      await throttle.hit(LIMITS.signInDevice, subject);
      if (!(await isRightPassword(await store.findPasswordHash(db, user.id), input.current_password))) {
        throw new AppError('invalid', { errors: { current_password: ['This is not your current password.'] } });
      }
      await throttle.clear(LIMITS.signInDevice, subject);
      const passwordHash = await hashPassword(input.password);
      return db.transaction(async (tx) => {
        await store.updatePassword(tx, user.id, passwordHash);
        await sessions.endAllOf(user.id, tx);
        return signIn(user.id, device, tx);
      });
    },

    findAccount: (email: string, tx: Db = db) => store.findCredentials(tx, email),
    signIn,
    createUser,
    deleteExpired: () => store.deleteExpired(db),
  };
}
export type IdentityService = ReturnType<typeof createIdentityService>;
