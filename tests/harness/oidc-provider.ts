import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
// @ts-expect-error: the package has no types of its own.
import Provider from 'oidc-provider';

const CLIENT = { client_id: 'fursa', client_secret: 'a secret of the tests alone' };

/** Somebody who has an account at the provider. */
export type ProviderPerson = { sub: string; email?: string; email_verified?: boolean; name?: string };

/**
 * A whole provider of sign-in, as the npm package implements it. Whoever is chosen with `person` signs in there without
 * a form, each time that the provider asks.
 */
export async function startOidcProvider() {
  let person: ProviderPerson = { sub: 'nobody' };
  const people = new Map<string, ProviderPerson>();
  let answer = (_: IncomingMessage, response: ServerResponse) => void response.writeHead(503).end();
  const server = createServer((request, response) => answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  const issuer = `http://127.0.0.1:${port}`;

  const provider = new Provider(issuer, {
    clients: [{ ...CLIENT, redirect_uris: ['http://localhost:3000/login/providers/test/return'] }],
    cookies: { keys: ['tests'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    findAccount: (_: unknown, id: string) => ({ accountId: id, claims: () => people.get(id) }),
    // What it would otherwise warn about.
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600, AuthorizationCode: 60 },
    jwks: { keys: [generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' })] },
  });
  // A browser test learns only later at which port its site listens.
  provider.Client.prototype.redirectUriAllowed = (address: string) => new URL(address).hostname === 'localhost';
  const handle = provider.callback();

  /** Signs the chosen person in, and then grants what was asked for. */
  async function interact(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const details = await provider.interactionDetails(request, response);
    const { prompt, params, session } = details;
    if (prompt.name === 'login') {
      people.set(person.sub, person);
      await provider.interactionFinished(request, response, { login: { accountId: person.sub } });
      return;
    }
    const grant = new provider.Grant({ accountId: session?.accountId, clientId: params.client_id });
    grant.addOIDCScope('openid email profile');
    await provider.interactionFinished(
      request,
      response,
      { consent: { grantId: await grant.save() } },
      { mergeWithLastSubmission: true },
    );
  }
  answer = (request, response) => {
    if (request.url?.startsWith('/interaction/'))
      interact(request, response).catch(() => response.writeHead(500).end());
    else handle(request, response);
  };

  return {
    issuer,
    env: {
      OIDC_TEST_ISSUER: issuer,
      OIDC_TEST_CLIENT_ID: CLIENT.client_id,
      OIDC_TEST_CLIENT_SECRET: CLIENT.client_secret,
      OIDC_TEST_LABEL: 'Test ID',
      OIDC_TEST_DOMAINS: 'trusted.example',
    },
    signsIn(next: ProviderPerson) {
      person = next;
      people.set(next.sub, next);
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

/** A browser at the provider: follows its redirects, with cookies, until it sends the browser back to the site. */
export async function walkToReturn(
  address: string,
  publicUrl = 'http://localhost:3000',
  jar = new Map<string, string>(),
) {
  let at = address;
  for (let step = 0; step < 12; step += 1) {
    if (at.startsWith(publicUrl)) return at.slice(publicUrl.length);
    const response = await fetch(at, {
      redirect: 'manual',
      headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      jar.set(name, value);
    }
    const next = response.headers.get('location');
    if (!next) throw new Error(`the provider answered ${response.status}: ${(await response.text()).slice(0, 300)}`);
    at = new URL(next, at).href;
  }
  throw new Error('the provider redirects in circles');
}
