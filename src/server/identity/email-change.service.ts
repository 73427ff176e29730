import type { changeEmail, confirmEmail } from '#shared/identity/account.contract.ts';
import type { SessionUser } from '#shared/identity/identity.contract.ts';
import { EMAIL_CHANGE_HOURS, RESET_HOURS } from '#shared/identity/identity.values.ts';
import { identityRefusal } from '#shared/identity/identity-refusals.texts.ts';
import type { InputOf } from '#shared/kernel/endpoint.ts';
import { AppError } from '#shared/kernel/errors.ts';
import type { Db } from '../db/database.ts';
import type { Tx } from '../kernel/events.ts';
import { digestOf, newSecret } from '../kernel/secrets.ts';
import type { InTransaction } from '../kernel/transactions.ts';
import type { Mailer } from '../queue/mailer.ts';
import { type Account, deleteWays, lockAccount } from './accounts.store.ts';
import * as store from './email-change.store.ts';
import { LIMITS } from './identity.limits.ts';
import { emailNoticeMail, emailTakenMail, newEmailMail, passwordResetMail } from './identity.mails.ts';
import {
  type Browser,
  BY_PASSWORD,
  type IdentityService,
  notCurrentPassword,
  type SignInResult,
} from './identity.service.ts';
import * as accounts from './identity.store.ts';
import { isRightPassword } from './passwords.ts';
import type { Session, Sessions } from './sessions.ts';
import type { Throttle } from './throttle.ts';

const HOUR = 60 * 60 * 1000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR);

type Parts = {
  db: Db;
  inTransaction: InTransaction;
  identity: IdentityService;
  sessions: Sessions;
  throttle: Throttle;
  mailer: Mailer;
  publicUrl: string;
  settings: { latest(): { sent_mail_days: number } };
};

/** A new e-mail becomes valid once its owner has opened the mailed link and proven that the account is theirs. */
export function createEmailChangeService(parts: Parts) {
  const { db, inTransaction, identity, sessions, throttle, mailer, publicUrl, settings } = parts;

  /** Locks an account until the end of the transaction. Null if it is blocked or erased. */
  async function lockUsable(tx: Tx, userId: number): Promise<(Account & { email: string }) | null> {
    const account = await lockAccount(tx, userId);
    if (!account || account.blockedAt || account.erasedAt || account.email === null) return null;
    return { ...account, email: account.email };
  }

  /**
   * The link proves only the mailbox, which may belong to a stranger after a typing error. So the account is proven by
   * its password.
   */
  async function proveAccount(userId: number, { token, password }: InputOf<typeof confirmEmail>, email: string) {
    if (password === undefined) {
      throw new AppError('other_browser', { message: identityRefusal('refusal.email_elsewhere'), extra: { email } });
    }
    await throttle.take([[LIMITS.mailedLink, token]]);
    const passwordHash = await accounts.findPasswordHash(db, userId);
    if (!(await isRightPassword(passwordHash, password))) {
      throw new AppError('invalid', { errors: { password: [identityRefusal('refusal.email_password')] } });
    }
    return { id: userId, passwordHash };
  }

  /** Changes the e-mail and revokes the links that were mailed to the previous address. */
  async function giveEmail(tx: Tx, { id, email: from }: { id: number; email: string }, to: string): Promise<void> {
    // The same order as in a registration, so that two transactions for the same address wait for each other without a
    // deadlock.
    await accounts.deletePendingRegistrations(tx, to);
    if (await accounts.isEmailTaken(tx, to)) throw new AppError('link_expired');
    await store.writeEmail(tx, id, to);
    await accounts.deletePasswordResets(tx, id);
    await tx.record({ type: 'email.changed', userId: id, from, to });
  }

  /** If two accounts change to the same address at the same moment, only one of them succeeds. */
  async function inEmailTransaction<T>(act: (tx: Tx) => Promise<T>): Promise<T> {
    try {
      return await inTransaction(act);
    } catch (error) {
      if (store.isEmailTakenMeanwhile(error)) throw new AppError('link_expired');
      throw error;
    }
  }

  return {
    async findPending(userId: number) {
      const pending = await store.findEmailChangeOf(db, userId);
      return pending ? { email: pending.email, expires_at: pending.expiresAt.toISOString() } : null;
    },

    cancel: (userId: number) => store.deleteEmailChange(db, userId),

    /** The response and the work are the same whether the address has an account or not; only the mail differs. */
    async request(user: SessionUser, input: InputOf<typeof changeEmail>, { locale }: Browser): Promise<void> {
      const { email } = input;
      if (email === user.email) {
        throw new AppError('invalid', { errors: { email: [identityRefusal('refusal.same_email')] } });
      }
      const account = await identity.checkGivenPassword(user.id, input.current_password);
      await throttle.take([[LIMITS.emailChanges, String(user.id)]]);
      // The limit counts per mailbox, whoever asks, so that nobody can fill a stranger's mailbox.
      if (!(await throttle.tryTake([[LIMITS.emailChangeMail, email]]))) return;
      const [token, undo] = [newSecret(), newSecret()];
      await inTransaction(async (tx) => {
        if (account && !(await identity.isUnchanged(tx, account))) throw notCurrentPassword();
        await store.putEmailChange(tx, {
          userId: user.id,
          email,
          tokenHash: digestOf(token),
          undoHash: digestOf(undo),
          expiresAt: inHours(EMAIL_CHANGE_HOURS),
        });
        const holder = await accounts.findHolder(tx, email);
        await mailer.write(
          tx,
          holder
            ? emailTakenMail({ email, locale: holder.locale ?? locale, publicUrl })
            : newEmailMail({ email, locale, publicUrl, token }),
        );
        const { name, email: current } = user;
        await mailer.write(tx, emailNoticeMail({ email: current, locale, publicUrl, name, to: email, token: undo }));
      });
    },

    async confirm(input: InputOf<typeof confirmEmail>, viewer: Session | null, at: Browser): Promise<SignInResult> {
      const tokenHash = digestOf(input.token);
      const found = await store.findEmailChange(db, tokenHash);
      if (!found) throw new AppError('link_expired');
      const { userId, email } = found;
      const proof = viewer?.user.id === userId ? null : await proveAccount(userId, input, email);
      return inEmailTransaction(async (tx) => {
        const account = await lockUsable(tx, userId);
        if (!account) throw new AppError('link_expired');
        if (proof && !(await identity.isUnchanged(tx, proof))) throw new AppError('link_expired');
        const taken = await store.takeEmailChange(tx, tokenHash);
        if (!taken) throw new AppError('link_expired');
        await store.insertFormerEmail(tx, { userId, email: account.email, undoHash: taken.undoHash });
        await giveEmail(tx, account, taken.email);
        await sessions.endAllOf(userId, tx);
        if (viewer && !proof) return identity.startSession(userId, at, viewer.shown, tx);
        return identity.signIn(userId, at, BY_PASSWORD, tx);
      });
    },

    /**
     * Called with the link that was mailed to the previous address. Whoever requested the change was signed in and knew
     * the password, so all sessions and the password end. A link to set a new password goes to the restored address.
     */
    async undo(undoToken: string, { locale }: Browser): Promise<void> {
      const undoHash = digestOf(undoToken);
      await inEmailTransaction(async (tx) => {
        const known = await store.findUndoable(tx, undoHash);
        const account = known && (await lockUsable(tx, known.userId));
        // Checked again under the lock, because another request may have used the link meanwhile.
        const undone = account && (await store.findUndoable(tx, undoHash));
        if (!undone) throw new AppError('link_expired');
        const { id, name } = account;
        const email = undone.email ?? account.email;
        if (undone.formerId !== null) await store.deleteFormerEmailsSince(tx, id, undone.formerId);
        await store.deleteEmailChange(tx, id);
        if (email !== account.email) await giveEmail(tx, account, email);
        await accounts.updatePassword(tx, id, null);
        // Whoever was in the account may have added a passkey or an app of their own.
        await deleteWays(tx, id);
        await accounts.forgetDevices(tx, id);
        await sessions.endAllOf(id, tx);
        const token = newSecret();
        await accounts.insertPasswordReset(tx, id, digestOf(token), inHours(RESET_HOURS));
        await mailer.write(tx, passwordResetMail({ email, locale, name, publicUrl, token }));
      });
    },

    deleteOld: () => store.deleteOldEmailChanges(db, settings.latest().sent_mail_days),
  };
}
export type EmailChangeService = ReturnType<typeof createEmailChangeService>;
