import type { Logger } from 'pino';
import { EmailAddress } from '#shared/identity/identity.contract.ts';
import { PERSON_NAME } from '#shared/identity/identity.values.ts';
import type { beginProviderSignIn } from '#shared/identity/sign-in/providers.contract.ts';
import type { ProviderProblem } from '#shared/identity/sign-in/sign-in.values.ts';
import type { InputOf } from '#shared/kernel/endpoint.ts';
import { AppError, isAppError } from '#shared/kernel/errors.ts';
import { ownPath } from '#shared/kernel/own-path.ts';
import type { SettingValues } from '#shared/reference/settings.values.ts';
import type { Db } from '../../db/database.ts';
import type { Tx } from '../../kernel/events.ts';
import { newSecret } from '../../kernel/secrets.ts';
import type { InTransaction } from '../../kernel/transactions.ts';
import { LIMITS } from '../identity.limits.ts';
import type { IdentityService, Origin, SignInResult } from '../identity.service.ts';
import { deletePendingRegistrations, findHolder } from '../identity.store.ts';
import type { Session, Sessions } from '../sessions.ts';
import type { Throttle } from '../throttle.ts';
import type { Joining } from './joining.ts';
import { findLinkedUser } from './linked-providers.store.ts';
import type { Claims, Providers } from './providers.ts';
import type { Shown } from './shown.ts';
import { putStep, type StepData, takeStep } from './steps.store.ts';

type Parts = {
  db: Db;
  inTransaction: InTransaction;
  identity: IdentityService;
  sessions: Sessions;
  throttle: Throttle;
  providers: Providers;
  joining: Joining;
  settings: { latest(): Pick<SettingValues, 'trust_provider_domains'> };
  log: Logger;
};
type Way = StepData['provider'];
/** What comes of the way to a provider and back: a sign-in, something done, or a problem. */
export type Returned =
  | { kind: 'signed in'; result: SignInResult; next: string | null }
  | { kind: 'linked' }
  | { kind: 'proved' }
  | { kind: 'problem'; problem: ProviderProblem; purpose: Way['purpose']; next: string | null };

/** Signing in with a provider, and connecting accounts with it. An e-mail alone never opens an account. */
export function createProviderSignInService(parts: Parts) {
  const { db, inTransaction, identity, sessions, throttle, providers, joining, settings, log } = parts;

  async function begin(origin: Origin, way: Omit<Way, 'state' | 'nonce' | 'verifier'>, userId: number | null) {
    await throttle.take([[LIMITS.providerAddress, origin.address]]);
    const asked = { state: newSecret(), nonce: newSecret(), verifier: newSecret() };
    const address = await providers.addressFor(way.provider, asked, { anew: way.purpose === 'prove' });
    await putStep(db, origin.browser, 'provider', { userId, data: { ...way, ...asked } });
    return address;
  }
  const plainWay = (provider: string, purpose: Way['purpose']) =>
    ({ provider, purpose, role: null, companyName: null, next: null }) as const;

  /** The account that this account at the provider opens; null if there is none and none may be made. */
  async function signIn(way: Way, claims: Claims, origin: Origin): Promise<SignInResult | ProviderProblem> {
    const { issuer, subject } = claims;
    const shown: Shown = { way: 'provider', provider: way.provider, hasTwoFactors: claims.hasTwoFactors };
    return inTransaction(async (tx) => {
      const linked = await findLinkedUser(tx, issuer, subject);
      if (linked !== undefined) return identity.signIn(linked, origin, shown, tx);
      const email = verifiedEmail(claims);
      if (email === null) return 'unverified';
      const link = { provider: way.provider, issuer, subject, email };
      const holder = await findHolder(tx, email);
      if (!holder) return register(tx, way, { ...claims, email }, shown, origin);
      const isTrusted = settings.latest().trust_provider_domains && providers.speaksFor(way.provider, email);
      if (isTrusted && (await joining.join(tx, { userId: holder.id, ...link }))) {
        return identity.signIn(holder.id, origin, shown, tx);
      }
      await putStep(tx, origin.browser, 'join', { userId: holder.id, data: link });
      return 'known';
    });
  }

  /** The provider has proved the address, so a registration with it that nobody has confirmed is void. */
  async function register(
    tx: Tx,
    { provider, role, companyName }: Way,
    { issuer, subject, email, ...claims }: Claims & { email: string },
    shown: Shown,
    origin: Origin,
  ): Promise<SignInResult | ProviderProblem> {
    if (role === null) return 'no_account';
    const name = nameOf(claims.name, email);
    const userId = await identity.createUser(tx, { email, name, role, passwordHash: null });
    if (userId === undefined) throw new AppError('conflict');
    await deletePendingRegistrations(tx, email);
    const registered = { userId, role, name, email, locale: origin.locale, companyName: companyName ?? name };
    await tx.record({ type: 'user.registered', ...registered, application: null });
    await joining.join(tx, { userId, provider, issuer, subject, email });
    return identity.signIn(userId, origin, shown, tx);
  }

  async function link(userId: number, way: Way, { issuer, subject, email }: Claims): Promise<boolean> {
    return inTransaction(async (tx) => {
      if ((await findLinkedUser(tx, issuer, subject)) === userId) return true;
      return joining.join(tx, { userId, provider: way.provider, issuer, subject, email: email?.slice(0, 254) ?? null });
    });
  }

  async function prove({ id, user }: Session, { issuer, subject, hasTwoFactors }: Claims): Promise<boolean> {
    if ((await findLinkedUser(db, issuer, subject)) !== user.id) return false;
    await (hasTwoFactors ? sessions.provedByTwoFactors(id) : sessions.proved(id));
    return true;
  }

  return {
    beginSignIn: ({ name, role, company_name, next }: InputOf<typeof beginProviderSignIn>, origin: Origin) =>
      begin(
        origin,
        {
          provider: name,
          purpose: 'sign_in',
          role: role ?? null,
          companyName: company_name ?? null,
          next: next === undefined ? null : ownPath(next, '/'),
        },
        null,
      ),
    beginLink: (userId: number, name: string, origin: Origin) => begin(origin, plainWay(name, 'link'), userId),
    beginProof: (userId: number, name: string, origin: Origin) => begin(origin, plainWay(name, 'prove'), userId),

    /** Called with what the provider has sent the browser back with. */
    async finish(name: string, query: string, origin: Origin, session: Session | null): Promise<Returned> {
      const step = await takeStep(db, origin.browser, 'provider');
      const given = new URLSearchParams(query);
      const fail = (problem: ProviderProblem): Returned => {
        const { purpose = 'sign_in', next = null } = step?.data ?? {};
        return { kind: 'problem', problem, purpose, next };
      };
      if (step?.data.provider !== name || given.get('state') !== step.data.state) return fail('other_browser');
      const way = step.data;
      const isMine = way.purpose === 'sign_in' || session?.user.id === step.userId;
      if (!isMine) return fail('other_account');
      if (given.get('error') === 'access_denied') return fail('cancelled');
      const claims = await providers.redeem(name, query, way, { anew: way.purpose === 'prove' }).catch((error) => {
        log.warn({ code: error.code ?? error.name, provider: name }, 'a sign-in with a provider failed');
        return isUnreachable(error) ? ('down' as const) : ('failed' as const);
      });
      if (typeof claims === 'string')
        return fail(way.purpose === 'prove' && claims === 'failed' ? 'not_again' : claims);
      if (way.purpose === 'sign_in') {
        const result = await signIn(way, claims, origin).catch(problemOf);
        return typeof result === 'string' ? fail(result) : { kind: 'signed in', result, next: way.next };
      }
      if (way.purpose === 'link') {
        return (await link(step.userId as number, way, claims)) ? { kind: 'linked' } : fail('taken');
      }
      return (await prove(session as Session, claims)) ? { kind: 'proved' } : fail('not_again');
    },
  };
}
export type ProviderSignInService = ReturnType<typeof createProviderSignInService>;

/** In our spelling; null if the provider does not say that it is verified. */
function verifiedEmail({ email, isEmailVerified }: Claims): string | null {
  const read = EmailAddress.safeParse(email);
  return isEmailVerified && read.success ? read.data : null;
}

function nameOf(name: string | null, email: string): string {
  const shown = (name ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, PERSON_NAME.max);
  return shown.length >= PERSON_NAME.min ? shown : email.slice(0, email.indexOf('@')).padEnd(PERSON_NAME.min, '-');
}

function isUnreachable(error: unknown): boolean {
  if (isAppError(error)) return error.code === 'unavailable';
  const { name, message, code } = error as Error & { code?: string };
  return name === 'TimeoutError' || code === 'OAUTH_TIMEOUT' || message === 'fetch failed';
}

/** Refusals of a sign-in become problems of which the sign-in page tells. Whatever else failed is a fault. */
function problemOf(error: unknown): ProviderProblem {
  if (!isAppError(error)) throw error;
  if (error.code === 'forbidden') {
    return error.message.startsWith('refusal.company_provider') ? 'company_provider' : 'blocked';
  }
  if (error.code === 'conflict') return 'failed';
  throw error;
}
