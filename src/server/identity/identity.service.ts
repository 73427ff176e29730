import type { changePassword, login, SessionUser } from '#shared/identity/identity.contract.ts';
import { RESET_HOURS, type RegistrableRole } from '#shared/identity/identity.values.ts';
import { identityRefusal } from '#shared/identity/identity-refusals.texts.ts';
import type { InputOf } from '#shared/kernel/endpoint.ts';
import { AppError } from '#shared/kernel/errors.ts';
import type { Locale } from '#shared/kernel/languages.ts';
import { slugify } from '#shared/kernel/slug.ts';
import type { Db } from '../db/database.ts';
import { underFreeName } from '../kernel/free-name.ts';
import { digestOf, newSecret } from '../kernel/secrets.ts';
import type { InTransaction } from '../kernel/transactions.ts';
import type { Mailer } from '../queue/mailer.ts';
import type { Queue } from '../queue/queue.ts';
import { LIMITS } from './identity.limits.ts';
import { passwordResetMail } from './identity.mails.ts';
import * as store from './identity.store.ts';
import { hashPassword, isRightPassword } from './passwords.ts';
import { type Sessions, toSessionUser } from './sessions.ts';
import type { Throttle } from './throttle.ts';

const HOUR = 60 * 60 * 1000;

type Parts = {
  db: Db;
  inTransaction: InTransaction;
  sessions: Sessions;
  throttle: Throttle;
  mailer: Mailer;
  queue: Queue;
  publicUrl: string;
  settings: { latest(): { session_days: number; known_device_days: number } };
};
/** The origin of a request, which limits count by and which is never logged, and the visitor's language. */
export type Origin = { address: string; device: string | null; userAgent: string | null; locale: Locale };
/** The browser in which somebody signs in. */
export type Browser = Omit<Origin, 'address'>;
type NewAccount = { email: string; name: string; role: RegistrableRole; passwordHash: string };
export type SignedIn = { user: SessionUser; sessionToken: string; deviceToken: string };

export function createIdentityService(parts: Parts) {
  const { db, inTransaction, sessions, throttle, mailer, queue, publicUrl, settings } = parts;

  async function signIn(userId: number, { device, userAgent, locale }: Browser, tx: Db = db): Promise<SignedIn> {
    const user = await store.findUser(tx, userId);
    if (!user) throw blocked();
    // An unknown device token is replaced, because somebody who knows its secret may have planted the cookie.
    const isKnown = device !== null && (await store.isKnownDevice(tx, userId, digestOf(device)));
    const deviceToken = isKnown ? device : newSecret();
    await store.rememberDevice(tx, userId, digestOf(deviceToken));
    await store.updateLocale(tx, userId, locale);
    return { user: toSessionUser(user), sessionToken: await sessions.start(userId, userAgent, tx), deviceToken };
  }

  /** Undefined when the e-mail has an account already. */
  async function createUser(tx: Db, user: NewAccount): Promise<number | undefined> {
    const { email, name, role, passwordHash } = user;
    if (await store.isEmailTaken(tx, email)) return undefined;
    const base = slugify(name, 50) || 'member';
    const created = await underFreeName(
      base,
      () => store.usernamesLike(tx, base),
      async (username) => {
        const id = await store.insertUser(tx, { email, name, role, passwordHash, username });
        return id === undefined && (await store.isEmailTaken(tx, email)) ? null : id;
      },
    );
    return created ?? undefined;
  }

  /**
   * Returns the account if the password is right. Attempts are counted before the slow check, so that concurrent
   * guesses count too. In a browser in which the owner signed in before, attempts of strangers do not count.
   */
  async function findByPassword(email: string, password: string, { address, device }: Origin) {
    const account = await store.findCredentials(db, email, device === null ? null : digestOf(device));
    const pair = `${email} ${address}`;
    const own = `${account?.id} ${device}`;
    const isKnown = account?.isKnownDevice === true;
    await throttle.take(
      isKnown
        ? [[LIMITS.signInDevice, own]]
        : [
            [LIMITS.signInPair, pair],
            [LIMITS.signInAccount, email],
            [LIMITS.signInAddress, address],
          ],
    );
    if (!(await isRightPassword(account?.passwordHash, password)) || !account) return undefined;
    if (isKnown) await throttle.clear(LIMITS.signInDevice, own);
    else {
      await throttle.clear(LIMITS.signInPair, pair);
      await throttle.giveBack(LIMITS.signInAccount, email);
      await throttle.giveBack(LIMITS.signInAddress, address);
    }
    // Only somebody who knows the password learns this, because it reveals that the account exists.
    if (account.isBlocked) throw blocked();
    return account;
  }

  /**
   * Attempts are counted, because somebody who found an open session may guess the password. The caller checks
   * `isUnchanged` again in its own transaction.
   */
  async function checkOwnPassword(userId: number, password: string) {
    await throttle.take([[LIMITS.passwordChange, String(userId)]]);
    const account = { id: userId, passwordHash: await store.findPasswordHash(db, userId) };
    if (!(await isRightPassword(account.passwordHash, password))) throw notCurrentPassword();
    await throttle.clear(LIMITS.passwordChange, String(userId));
    return account;
  }

  return {
    async login({ email, password }: InputOf<typeof login>, origin: Origin): Promise<SignedIn> {
      const account = await findByPassword(email, password, origin);
      if (!account) throw new AppError('wrong_credentials');
      return inTransaction(async (tx) => {
        // The password was changed during the check. The change ended all sessions, so no new one may start.
        if (!(await store.holdPassword(tx, account))) throw new AppError('wrong_credentials');
        return signIn(account.id, origin, tx);
      });
    },

    /** Does not look up the account, so that neither the response nor its time reveals whether there is one. */
    async forgotPassword(email: string, { address, locale }: Origin): Promise<void> {
      await throttle.take([[LIMITS.accountMailAddress, address]]);
      if (!(await throttle.tryTake([[LIMITS.resetMail, email]]))) return;
      await inTransaction(async (tx) => {
        const requestId = await store.insertResetRequest(tx, email, locale);
        await queue.add('identity.mail_reset_link', { requestId }, { tx });
      });
    },

    /** Mails a link to somebody who requested a new password. The request is deleted in the same transaction. */
    async mailResetLink(requestId: number): Promise<void> {
      await inTransaction(async (tx) => {
        const request = await store.takeResetRequest(tx, requestId);
        if (!request) return;
        const { email } = request;
        const account = await store.findCredentials(tx, email);
        if (!account || account.isBlocked) return;
        const token = newSecret();
        const expiresAt = new Date(Date.now() + RESET_HOURS * HOUR);
        await store.insertPasswordReset(tx, account.id, digestOf(token), expiresAt);
        const locale = request.locale ?? account.locale ?? 'en';
        await mailer.write(tx, passwordResetMail({ email, locale, name: account.name, publicUrl, token }));
      });
    },

    /** The link proves the mailbox, so a new password also resets the account's counter of failed sign-ins. */
    async resetPassword(token: string, password: string, browser: Browser): Promise<SignedIn> {
      if (!(await store.hasPasswordReset(db, digestOf(token)))) throw new AppError('link_expired');
      await throttle.take([[LIMITS.mailedLink, token]]);
      const passwordHash = await hashPassword(password);
      const signedIn = await inTransaction(async (tx) => {
        const userId = await store.takePasswordReset(tx, digestOf(token));
        if (userId === undefined) throw new AppError('link_expired');
        await store.updatePassword(tx, userId, passwordHash);
        await store.deletePasswordResets(tx, userId);
        await sessions.endAllOf(userId, tx);
        return signIn(userId, browser, tx);
      });
      await throttle.clear(LIMITS.signInAccount, signedIn.user.email);
      return signedIn;
    },

    async changePassword(
      user: SessionUser,
      input: InputOf<typeof changePassword>,
      browser: Browser,
    ): Promise<SignedIn> {
      const account = await checkOwnPassword(user.id, input.current_password);
      const passwordHash = await hashPassword(input.password);
      return inTransaction(async (tx) => {
        if (!(await store.holdPassword(tx, account))) throw notCurrentPassword();
        await store.updatePassword(tx, user.id, passwordHash);
        await store.deletePasswordResets(tx, user.id);
        await sessions.endAllOf(user.id, tx);
        return signIn(user.id, browser, tx);
      });
    },

    findAccount: (email: string, tx: Db = db) => store.findCredentials(tx, email),
    findByPassword,
    checkOwnPassword,
    rememberLocale: (userId: number, locale: Locale) => store.updateLocale(db, userId, locale),
    /** Whether a checked password is still valid. It cannot change until the end of the transaction. */
    isUnchanged: store.holdPassword,
    signIn,
    createUser,
    deleteExpired: () => {
      const { session_days, known_device_days } = settings.latest();
      return store.deleteExpired(db, { sessions: session_days, devices: known_device_days });
    },
  };
}
export type IdentityService = ReturnType<typeof createIdentityService>;

function blocked(): AppError {
  return new AppError('forbidden', { message: identityRefusal('refusal.account_blocked') });
}

export function notCurrentPassword(): AppError {
  return new AppError('invalid', { errors: { current_password: [identityRefusal('refusal.not_current_password')] } });
}
