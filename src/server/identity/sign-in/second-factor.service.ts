import type { SessionUser } from '#shared/identity/identity.contract.ts';
import type { SignInWay } from '#shared/identity/identity.values.ts';
import { identityMail } from '#shared/identity/identity-mails.texts.ts';
import { identityRefusal } from '#shared/identity/identity-refusals.texts.ts';
import { AppError } from '#shared/kernel/errors.ts';
import type { Db } from '../../db/database.ts';
import type { Tx } from '../../kernel/events.ts';
import type { InTransaction } from '../../kernel/transactions.ts';
import { LIMITS } from '../identity.limits.ts';
import type { IdentityService, Origin, SignedIn } from '../identity.service.ts';
import type { Session, Sessions } from '../sessions.ts';
import type { Throttle } from '../throttle.ts';
import { hashOfRecoveryCode, newRecoveryCodes, readRecoveryCode } from './recovery-codes.ts';
import * as store from './second-factor.store.ts';
import type { SecurityNotice } from './security-notice.ts';
import { findStep, takeStep } from './steps.store.ts';
import { newTotpSecret, stepOfCode, totpAddress } from './totp.ts';

type Parts = {
  db: Db;
  inTransaction: InTransaction;
  identity: IdentityService;
  sessions: Sessions;
  throttle: Throttle;
  notice: SecurityNotice;
  settings: { latest(): { site_name: string } };
};

/** Authenticator apps, and the recovery codes for people who have lost theirs. */
export function createSecondFactorService(parts: Parts) {
  const { db, inTransaction, identity, sessions, throttle, notice, settings } = parts;

  /** Attempts are counted first. Strangers who know the password cannot use up the attempts at other addresses. */
  async function countAttempt(userId: number, address: string): Promise<void> {
    await throttle.take([
      [LIMITS.codePair, `${userId} ${address}`],
      [LIMITS.codeAccount, String(userId)],
    ]);
  }

  async function forgetAttempts(userId: number, address: string): Promise<void> {
    await throttle.clear(LIMITS.codePair, `${userId} ${address}`);
    await throttle.giveBack(LIMITS.codeAccount, String(userId));
  }

  /** Uses up a code of the app or a recovery code. Null if it is neither. */
  async function spendCode(tx: Tx, userId: number, typed: string): Promise<SignInWay | null> {
    const app = await store.findApp(tx, userId);
    if (!app?.confirmedAt) return null;
    const digits = typed.replaceAll(/\s/g, '');
    if (/^\d{6}$/.test(digits)) {
      const step = stepOfCode(app.secret, digits);
      return step !== null && (await store.spendStep(tx, userId, step)) ? 'code' : null;
    }
    if (readRecoveryCode(typed) === null) return null;
    if (!(await store.spendRecoveryCode(tx, userId, hashOfRecoveryCode(userId, typed)))) return null;
    const left = await store.countRecoveryCodes(tx, userId);
    await tx.record({ type: 'recovery_code.used', actorId: userId, userId, left });
    await notice(tx, userId, identityMail('mail.recovery_code_used', { left }));
    return 'recovery_code';
  }

  async function makeRecoveryCodes(tx: Db, userId: number): Promise<string[]> {
    const codes = newRecoveryCodes();
    await store.putRecoveryCodes(
      tx,
      userId,
      codes.map((code) => hashOfRecoveryCode(userId, code)),
    );
    return codes;
  }

  return {
    /** The second step of a sign-in, in the browser in which the first was made. */
    async enterCode(typed: string, origin: Origin): Promise<SignedIn> {
      const found = await findStep(db, origin.browser, 'code');
      if (found?.userId == null) throw stepOver();
      const { userId } = found;
      await countAttempt(userId, origin.address);
      const signedIn = await inTransaction(async (tx) => {
        // A wrong code rolls this back, so that the step can be tried again.
        const taken = await takeStep(tx, origin.browser, 'code');
        if (taken?.userId !== userId) throw stepOver();
        const way = await spendCode(tx, userId, typed);
        if (way === null) throw wrongCode();
        return identity.finishSignIn(userId, origin, { ...taken.data.shown, way, hasTwoFactors: true }, tx);
      });
      await forgetAttempts(userId, origin.address);
      return signedIn;
    },

    async proveByCode({ id, user }: Session, typed: string, { address }: Origin): Promise<void> {
      await countAttempt(user.id, address);
      await inTransaction(async (tx) => {
        if ((await spendCode(tx, user.id, typed)) === null) throw wrongCode();
        await sessions.provedByTwoFactors(id, tx);
      });
      await forgetAttempts(user.id, address);
    },

    async begin(user: SessionUser) {
      const secret = newTotpSecret();
      const codes = await inTransaction(async (tx) => {
        if (!(await store.putApp(tx, user.id, secret))) {
          throw new AppError('conflict', { message: identityRefusal('refusal.second_factor_on') });
        }
        return makeRecoveryCodes(tx, user.id);
      });
      const names = { issuer: settings.latest().site_name, label: user.email };
      return { secret, address: totpAddress(secret, names), codes };
    },

    async confirm({ id, user }: Session, typed: string, { address }: Origin): Promise<void> {
      await countAttempt(user.id, address);
      await inTransaction(async (tx) => {
        const app = await store.findApp(tx, user.id);
        if (!app || app.confirmedAt) throw new AppError('conflict');
        const step = stepOfCode(app.secret, typed.replaceAll(/\s/g, ''));
        if (step === null) throw wrongCode();
        if (!(await store.confirmApp(tx, user.id, app.secret, step))) throw new AppError('conflict');
        await sessions.provedByTwoFactors(id, tx);
        await tx.record({ type: 'second_factor.on', actorId: user.id, userId: user.id });
        await notice(tx, user.id, identityMail('mail.second_factor_on'));
      });
    },

    async end({ id }: SessionUser): Promise<void> {
      await inTransaction(async (tx) => {
        if (!(await store.deleteApp(tx, id))) throw notOn();
        await tx.record({ type: 'second_factor.off', actorId: id, userId: id });
        await notice(tx, id, identityMail('mail.second_factor_off'));
      });
    },

    /** An admin turns it off for somebody who has lost their phone and their codes. All their sessions end. */
    async reset(
      tx: Tx,
      { userId, actorId, reason }: { userId: number; actorId: number; reason: string },
    ): Promise<void> {
      if (!(await store.deleteApp(tx, userId))) throw notOn('conflict');
      await sessions.endAllOf(userId, tx);
      await tx.record({ type: 'second_factor.reset', actorId, userId, reason });
      await notice(tx, userId, identityMail('mail.second_factor_reset'));
    },

    async renewCodes({ id }: SessionUser): Promise<string[]> {
      return inTransaction(async (tx) => {
        const app = await store.findApp(tx, id);
        if (!app?.confirmedAt) throw notOn();
        await tx.record({ type: 'recovery_codes.renewed', actorId: id, userId: id });
        await notice(tx, id, identityMail('mail.recovery_codes_renewed'));
        return makeRecoveryCodes(tx, id);
      });
    },
  };
}
export type SecondFactorService = ReturnType<typeof createSecondFactorService>;

function wrongCode(): AppError {
  return new AppError('invalid', { errors: { code: [identityRefusal('refusal.wrong_code')] } });
}

function stepOver(): AppError {
  return new AppError('unauthenticated', { message: identityRefusal('refusal.step_over') });
}

function notOn(code: 'not_found' | 'conflict' = 'not_found'): AppError {
  return new AppError(code, { message: identityRefusal('refusal.second_factor_off') });
}
