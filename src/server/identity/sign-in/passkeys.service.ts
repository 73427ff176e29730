import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { SessionUser } from '#shared/identity/identity.contract.ts';
import { PASSKEYS_PER_PERSON } from '#shared/identity/identity.values.ts';
import { identityMail } from '#shared/identity/identity-mails.texts.ts';
import { identityRefusal } from '#shared/identity/identity-refusals.texts.ts';
import type { Passkey } from '#shared/identity/sign-in/passkeys.contract.ts';
import { AppError } from '#shared/kernel/errors.ts';
import type { Db } from '../../db/database.ts';
import type { InTransaction } from '../../kernel/transactions.ts';
import { LIMITS } from '../identity.limits.ts';
import type { IdentityService, Origin, SignedIn } from '../identity.service.ts';
import type { Session, Sessions } from '../sessions.ts';
import type { Throttle } from '../throttle.ts';
import * as store from './passkeys.store.ts';
import type { Providers } from './providers.ts';
import type { SecurityNotice } from './security-notice.ts';
import type { Shown } from './shown.ts';
import { putStep, type StepData, takeStep } from './steps.store.ts';
import { removeWay } from './ways.ts';

type Parts = {
  db: Db;
  inTransaction: InTransaction;
  identity: IdentityService;
  sessions: Sessions;
  throttle: Throttle;
  providers: Providers;
  notice: SecurityNotice;
  publicUrl: string;
  settings: { latest(): { site_name: string } };
};
type Purpose = StepData['passkey']['purpose'];
/** As the browser sent it. The library checks its form together with its signature. */
type Sent = Record<string, unknown>;

/** It unlocks with a fingerprint or a PIN, and is itself something that the person has. */
const BY_PASSKEY: Shown = { way: 'passkey', provider: null, hasTwoFactors: true };

export function createPasskeysService(parts: Parts) {
  const { db, inTransaction, identity, sessions, throttle, providers, notice, publicUrl, settings } = parts;
  const { origin: ourOrigin, hostname: rpID } = new URL(publicUrl);
  const expected = { expectedOrigin: ourOrigin, expectedRPID: rpID, requireUserVerification: true };

  async function takeChallenge(browser: string, purpose: Purpose, userId: number | null): Promise<string> {
    const step = await takeStep(db, browser, 'passkey');
    if (step?.data.purpose !== purpose || step.userId !== userId) throw refused();
    return step.data.challenge;
  }

  async function ask({ browser, address }: Origin, purpose: Purpose, userId: number | null) {
    await throttle.take([[LIMITS.passkeyAddress, address]]);
    const allowed = userId === null ? [] : await store.listCredentials(db, userId);
    const options = await generateAuthenticationOptions({
      rpID,
      userVerification: 'required',
      allowCredentials: allowed.map(({ credentialId: id, transports }) => ({ id, transports })),
    });
    await putStep(db, browser, 'passkey', { userId, data: { challenge: options.challenge, purpose } });
    return { ...options };
  }

  /** The passkey that signed the challenge, checked in every respect. */
  async function verify(sent: Sent, expectedChallenge: string) {
    const known = typeof sent.id === 'string' ? await store.findCredential(db, sent.id) : undefined;
    if (!known) throw refused();
    const { publicKey, counter } = known;
    const checked = await verifyAuthenticationResponse({
      ...expected,
      response: sent as unknown as AuthenticationResponseJSON,
      expectedChallenge,
      credential: { id: sent.id as string, publicKey: new Uint8Array(publicKey), counter },
    }).catch(() => null);
    if (!checked?.verified) throw refused();
    return { id: known.id, userId: known.userId, counter: checked.authenticationInfo.newCounter };
  }

  return {
    askToSignIn: (origin: Origin) => ask(origin, 'sign_in', null),
    askToProve: ({ id }: SessionUser, origin: Origin) => ask(origin, 'prove', id),

    async signIn(sent: Sent, origin: Origin): Promise<SignedIn> {
      const passkey = await verify(sent, await takeChallenge(origin.browser, 'sign_in', null));
      return inTransaction(async (tx) => {
        if (!(await store.noteUse(tx, passkey.id, passkey.counter))) throw refused();
        return identity.finishSignIn(passkey.userId, origin, BY_PASSKEY, tx);
      });
    },

    async prove({ id, user }: Session, sent: Sent, { browser }: Origin): Promise<void> {
      const passkey = await verify(sent, await takeChallenge(browser, 'prove', user.id));
      if (passkey.userId !== user.id) throw refused();
      await inTransaction(async (tx) => {
        if (!(await store.noteUse(tx, passkey.id, passkey.counter))) throw refused();
        await sessions.provedByTwoFactors(id, tx);
      });
    },

    async askToAdd({ id, name, email }: SessionUser, { browser }: Origin) {
      const known = await store.listCredentials(db, id);
      if (known.length >= PASSKEYS_PER_PERSON) throw tooMany();
      const options = await generateRegistrationOptions({
        rpName: settings.latest().site_name,
        rpID,
        userID: new TextEncoder().encode(`fursa ${id}`),
        userName: email,
        userDisplayName: name,
        excludeCredentials: known.map((one) => ({ id: one.credentialId, transports: one.transports })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
      await putStep(db, browser, 'passkey', { userId: id, data: { challenge: options.challenge, purpose: 'add' } });
      return { ...options };
    },

    /** The person has just shown it, so from now on this session has two factors. */
    async add({ id, user }: Session, name: string, sent: Sent, { browser }: Origin): Promise<Passkey> {
      const expectedChallenge = await takeChallenge(browser, 'add', user.id);
      const response = sent as unknown as RegistrationResponseJSON;
      const checked = await verifyRegistrationResponse({ ...expected, response, expectedChallenge }).catch(() => null);
      if (!checked?.verified) throw refused();
      const { credential } = checked.registrationInfo;
      return inTransaction(async (tx) => {
        if ((await store.countPasskeys(tx, user.id)) >= PASSKEYS_PER_PERSON) throw tooMany();
        const added = await store.insertPasskey(tx, {
          userId: user.id,
          name,
          credentialId: credential.id,
          publicKey: Buffer.from(credential.publicKey),
          counter: credential.counter,
          transports: credential.transports ?? [],
        });
        if (!added) throw refused();
        await sessions.provedByTwoFactors(id, tx);
        await tx.record({ type: 'passkey.added', actorId: user.id, userId: user.id });
        await notice(tx, user.id, identityMail('mail.passkey_added', { name }));
        return showPasskey(added);
      });
    },

    async rename({ id: userId }: SessionUser, id: number, name: string): Promise<void> {
      if (!(await store.writeName(db, userId, id, name))) throw new AppError('not_found');
    },

    async remove({ id: userId }: SessionUser, id: number): Promise<void> {
      await inTransaction((tx) =>
        removeWay(tx, providers, userId, async () => {
          const name = await store.deletePasskey(tx, userId, id);
          if (name === undefined) throw new AppError('not_found');
          await tx.record({ type: 'passkey.removed', actorId: userId, userId });
          await notice(tx, userId, identityMail('mail.passkey_removed', { name }));
        }),
      );
    },
  };
}
export type PasskeysService = ReturnType<typeof createPasskeysService>;

export function showPasskey({ id, name, createdAt, lastUsedAt }: store.PasskeyRow): Passkey {
  return { id, name, created_at: createdAt.toISOString(), last_used_at: lastUsedAt?.toISOString() ?? null };
}

/** The same answer whatever was wrong, so that nobody learns which passkeys exist. */
function refused(): AppError {
  return new AppError('invalid', { message: identityRefusal('refusal.passkey') });
}

function tooMany(): AppError {
  return new AppError('conflict', {
    message: identityRefusal('refusal.too_many_passkeys', { max: PASSKEYS_PER_PERSON }),
  });
}
