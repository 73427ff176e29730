import type { changePassword, login, SessionUser } from '#shared/identity/identity.contract.ts';
import { RESET_HOURS, type RegistrableRole } from '#shared/identity/identity.values.ts';
import { identityRefusal } from '#shared/identity/identity-refusals.texts.ts';
import type { InputOf } from '#shared/kernel/endpoint.ts';
import { AppError } from '#shared/kernel/errors.ts';
import type { Locale } from '#shared/kernel/languages.ts';
import { slugify } from '#shared/kernel/slug.ts';
import type { Db } from '../db/database.ts';
import type { Tx } from '../kernel/events.ts';
import { underFreeName } from '../kernel/free-name.ts';
import { digestOf, newSecret } from '../kernel/secrets.ts';
import type { InTransaction } from '../kernel/transactions.ts';
import type { Mailer } from '../queue/mailer.ts';
import type { Queue } from '../queue/queue.ts';
import { LIMITS } from './identity.limits.ts';
import { passwordResetMail } from './identity.mails.ts';
import * as store from './identity.store.ts';
import { hashPassword, isRightPassword } from './passwords.ts';
import { type Session, type Sessions, toSessionUser } from './sessions.ts';
import type { Shown } from './sign-in/shown.ts';
import { putStep } from './sign-in/steps.store.ts';
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
  /** What people call a provider of the configuration. */
  providerLabel: (name: string) => string;
  /** Joins the account at a provider that waits in this browser for its owner to sign in, and says which it is. */
  joinProvider: (tx: Tx, userId: number, browser: string) => Promise<string | null>;
  settings: { latest(): { session_days: number; known_device_days: number } };
};
/** The origin of a request, which limits count by and which is never logged, and the visitor's language. */
export type Origin = {
  address: string;
  /** The secret in the cookie of the browser, signed in or not. */
  browser: string;
  device: string | null;
  userAgent: string | null;
  locale: Locale;
};
/** The browser in which somebody signs in. */
export type Browser = Omit<Origin, 'address'>;
/** Without a password for people who came by a provider. */
type NewAccount = { email: string; name: string; role: RegistrableRole; passwordHash: string | null };
export type SignedIn = { user: SessionUser; sessionToken: string; deviceToken: string };
/** Without a session: the code of the authenticator app is still to come. */
export type SecondStep = { isSecondStep: true };
export type SignInResult = SignedIn | SecondStep;

export const BY_PASSWORD: Shown = { way: 'password', provider: null, hasTwoFactors: false };
export const BY_LINK: Shown = { way: 'link', provider: null, hasTwoFactors: false };

export function createIdentityService(parts: Parts) {
  const { db, inTransaction, sessions, throttle, mailer, queue, publicUrl, settings } = parts;
  const { providerLabel, joinProvider } = parts;

  /**
   * Signs somebody in who has shown one factor, or asks for the second. Nothing but a step that belongs to this browser
   * is stored until then.
   */
  async function signIn(userId: number, browser: Browser, shown: Shown, tx: Tx): Promise<SignInResult> {
    const { hasApp } = await store.findSignInRules(tx, userId);
    if (!hasApp || shown.hasTwoFactors) return finishSignIn(userId, browser, shown, tx);
    if (!(await store.findUser(tx, userId))) throw blocked();
    await putStep(tx, browser.browser, 'code', { userId, data: { shown } });
    return { isSecondStep: true };
  }

  async function finishSignIn(userId: number, browser: Browser, shown: Shown, tx: Tx): Promise<SignedIn> {
    // Whoever has just come from a provider, and now proves the account, has signed in with both.
    const joined = await joinProvider(tx, userId, browser.browser);
    const provider = joined ?? shown.provider;
    const asked = await findAskedProvider(userId, tx);
    if (asked !== null && asked !== provider) throw askedForProvider(providerLabel(asked));
    return startSession(userId, browser, { ...shown, provider }, tx);
  }

  /** The provider with which alone the members of this person's company sign in. */
  async function findAskedProvider(userId: number, tx: Db): Promise<string | null> {
    return (await store.findSignInRules(tx, userId)).requiredProvider;
  }

  /** Begins a session for somebody who has fulfilled everything, or who goes on from a session of theirs. */
  async function startSession(
    userId: number,
    { device, userAgent, locale }: Browser,
    shown: Shown,
    tx: Db,
  ): Promise<SignedIn> {
    const user = await store.findUser(tx, userId);
    if (!user) throw blocked();
    // An unknown device token is replaced, because somebody who knows its secret may have planted the cookie.
    const isKnown = device !== null && (await store.isKnownDevice(tx, userId, digestOf(device)));
    const deviceToken = isKnown ? device : newSecret();
    await store.rememberDevice(tx, userId, digestOf(deviceToken));
    await store.updateLocale(tx, userId, locale);
    return { user: toSessionUser(user), sessionToken: await sessions.start(userId, userAgent, shown, tx), deviceToken };
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

  /** Null if no password was given: then the last proof of the session counts, which the call has checked. */
  async function checkGivenPassword(userId: number, password: string | undefined) {
    return password === undefined ? null : checkOwnPassword(userId, password);
  }

  return {
    async login({ email, password }: InputOf<typeof login>, origin: Origin): Promise<SignInResult> {
      const account = await findByPassword(email, password, origin);
      if (!account) throw new AppError('wrong_credentials');
      return inTransaction(async (tx) => {
        // The password was changed during the check. The change ended all sessions, so no new one may start.
        if (!(await store.holdPassword(tx, account))) throw new AppError('wrong_credentials');
        return signIn(account.id, origin, BY_PASSWORD, tx);
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
    async resetPassword(token: string, password: string, browser: Browser): Promise<SignInResult> {
      if (!(await store.hasPasswordReset(db, digestOf(token)))) throw new AppError('link_expired');
      await throttle.take([[LIMITS.mailedLink, token]]);
      const passwordHash = await hashPassword(password);
      const { email, result } = await inTransaction(async (tx) => {
        const userId = await store.takePasswordReset(tx, digestOf(token));
        if (userId === undefined) throw new AppError('link_expired');
        await store.updatePassword(tx, userId, passwordHash);
        await store.deletePasswordResets(tx, userId);
        await sessions.endAllOf(userId, tx);
        const account = await store.findUser(tx, userId);
        return { email: account?.email ?? '', result: await signIn(userId, browser, BY_LINK, tx) };
      });
      await throttle.clear(LIMITS.signInAccount, email);
      return result;
    },

    /** The new session goes on from the one in which the password is changed, and ends with all others. */
    async changePassword(
      { user, shown }: Session,
      input: InputOf<typeof changePassword>,
      browser: Browser,
    ): Promise<SignedIn> {
      const account = await checkGivenPassword(user.id, input.current_password);
      const passwordHash = await hashPassword(input.password);
      return inTransaction(async (tx) => {
        if (account && !(await store.holdPassword(tx, account))) throw notCurrentPassword();
        await store.updatePassword(tx, user.id, passwordHash);
        await store.deletePasswordResets(tx, user.id);
        await sessions.endAllOf(user.id, tx);
        return startSession(user.id, browser, shown, tx);
      });
    },

    async proveByPassword({ id, user }: Session, password: string): Promise<void> {
      await checkOwnPassword(user.id, password);
      await sessions.proved(id);
    },

    findAccount: (email: string, tx: Db = db) => store.findCredentials(tx, email),
    findByPassword,
    checkGivenPassword,
    rememberLocale: (userId: number, locale: Locale) => store.updateLocale(db, userId, locale),
    /** Whether a checked password is still valid. It cannot change until the end of the transaction. */
    isUnchanged: store.holdPassword,
    signIn,
    findAskedProvider,
    finishSignIn,
    startSession,
    createUser,
    deleteExpired: () => {
      const { session_days, known_device_days } = settings.latest();
      return store.deleteExpired(db, { sessions: session_days, devices: known_device_days });
    },
  };
}
export type IdentityService = ReturnType<typeof createIdentityService>;

/** Only somebody who has shown who they are learns this, because it reveals that the account exists. */
function askedForProvider(provider: string): AppError {
  return new AppError('forbidden', { message: identityRefusal('refusal.company_provider', { provider }) });
}

function blocked(): AppError {
  return new AppError('forbidden', { message: identityRefusal('refusal.account_blocked') });
}

export function notCurrentPassword(): AppError {
  return new AppError('invalid', { errors: { current_password: [identityRefusal('refusal.not_current_password')] } });
}
