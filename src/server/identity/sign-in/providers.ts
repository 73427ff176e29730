import * as oidc from 'openid-client';
import { identityRefusal } from '#shared/identity/identity-refusals.texts.ts';
import type { Provider } from '#shared/identity/sign-in/proofs.contract.ts';
import { AppError } from '#shared/kernel/errors.ts';
import type { ProviderOptions } from './provider-options.ts';

/** A provider is asked, and must answer, within this time. */
const TIMEOUT_SECONDS = 8;
/** What the provider says about somebody who has signed in there. */
export type Claims = {
  issuer: string;
  subject: string;
  email: string | null;
  isEmailVerified: boolean;
  name: string | null;
  /** Whether the provider asked for two factors, and says so. */
  hasTwoFactors: boolean;
};
type Asked = { state: string; nonce: string; verifier: string };

/** How long before its answer the person may have signed in at the provider, to count as a proof. */
const PROOF_SECONDS = 300;

/** The providers of the configuration. What they offer is read when somebody first uses them. */
export function createProviders(options: readonly ProviderOptions[], publicUrl: string) {
  const byName = new Map(options.map((provider) => [provider.name, provider]));
  const discovered = new Map<string, Promise<oidc.Configuration>>();

  function mustFind(name: string): ProviderOptions {
    const found = byName.get(name);
    if (!found) throw new AppError('not_found');
    return found;
  }

  /** A failure is not kept, so that the next person tries again. */
  async function discover({ name, label, issuer, clientId, clientSecret }: ProviderOptions) {
    const isPlain = issuer.startsWith('http:');
    const execute = [oidc.enableNonRepudiationChecks, ...(isPlain ? [oidc.allowInsecureRequests] : [])];
    const authentication = clientSecret === undefined ? oidc.None() : undefined;
    const reading =
      discovered.get(name) ??
      oidc.discovery(new URL(issuer), clientId, clientSecret, authentication, { execute, timeout: TIMEOUT_SECONDS });
    discovered.set(name, reading);
    try {
      return await reading;
    } catch {
      discovered.delete(name);
      throw new AppError('unavailable', { message: identityRefusal('refusal.provider_down', { provider: label }) });
    }
  }

  const returnAddress = (name: string) => `${publicUrl}/login/providers/${name}/return`;

  return {
    list: (): Provider[] => options.map(({ name, label }) => ({ name, label })),
    has: (name: string) => byName.has(name),
    labelOf: (name: string) => byName.get(name)?.label ?? name,
    /** Whether the provider speaks for this address. */
    speaksFor(name: string, email: string): boolean {
      return byName.get(name)?.domains.includes(email.slice(email.lastIndexOf('@') + 1)) ?? false;
    },

    /** The address at the provider to which the browser goes. With `anew` the person must sign in there again. */
    async addressFor(name: string, { state, nonce, verifier }: Asked, { anew }: { anew: boolean }): Promise<string> {
      const config = await discover(mustFind(name));
      const address = oidc.buildAuthorizationUrl(config, {
        redirect_uri: returnAddress(name),
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ...(anew && { prompt: 'login', max_age: '0' }),
      });
      return address.href;
    },

    /**
     * Exchanges the code that the browser brought back. Throws unless everything is right: state, issuer, signature,
     * audience, nonce, times, and the moment of the sign-in where it must be new.
     */
    async redeem(name: string, query: string, { state, nonce, verifier }: Asked, { anew }: { anew: boolean }) {
      const config = await discover(mustFind(name));
      const tokens = await oidc.authorizationCodeGrant(config, new URL(`${returnAddress(name)}?${query}`), {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
        ...(anew && { maxAge: PROOF_SECONDS }),
      });
      const claims = tokens.claims();
      if (!claims) throw new Error('the provider sent no identity');
      const more = claims.email === undefined ? await readMore(config, tokens.access_token, claims.sub) : {};
      return readClaims({ ...more, ...claims });
    },
  };
}
export type Providers = ReturnType<typeof createProviders>;

/** Some providers tell the e-mail only here. */
async function readMore(config: oidc.Configuration, accessToken: string, subject: string) {
  if (!config.serverMetadata().userinfo_endpoint) return {};
  return oidc.fetchUserInfo(config, accessToken, subject);
}

function readClaims(claims: Record<string, unknown> & { iss: string; sub: string }): Claims {
  const text = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value.trim() : null);
  const methods = Array.isArray(claims.amr) ? claims.amr : [];
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email: text(claims.email),
    // Nothing but true: some providers send the word "false".
    isEmailVerified: claims.email_verified === true,
    name: text(claims.name),
    hasTwoFactors: methods.includes('mfa'),
  };
}
