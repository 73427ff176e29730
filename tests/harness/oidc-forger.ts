import { createSign, generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';

type Claims = Record<string, unknown>;
type Forgery = {
  /** Replaces claims of the identity; undefined removes one. */
  claims?: Claims;
  /** How it is signed: with the provider's key, with another, or not at all. */
  signed?: 'rightly' | 'by another key' | 'with alg none';
  /** Answers with this status instead. */
  status?: number;
};

const base64url = (value: unknown) =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');

/** A provider that answers whatever a test wants it to: identities that are forged in one point. */
export async function startOidcForger() {
  const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const others = generateKeyPairSync('rsa', { modulusLength: 2048 });
  let forgery: Forgery = {};
  let nonce = '';
  let codes = new Set<string>();
  let redemptions = 0;
  let issuer = '';

  function identity(): string {
    const now = Math.floor(Date.now() / 1000);
    const claims: Claims = {
      iss: issuer,
      sub: 'forged',
      aud: 'fursa',
      iat: now,
      exp: now + 300,
      nonce,
      email: 'somebody@forged.example',
      email_verified: true,
      ...forgery.claims,
    };
    const isUnsigned = forgery.signed === 'with alg none';
    const head = base64url({ alg: isUnsigned ? 'none' : 'RS256', kid: 'one', typ: 'JWT' });
    const content = `${head}.${base64url(claims)}`;
    if (isUnsigned) return `${content}.`;
    const key = forgery.signed === 'by another key' ? others.privateKey : keys.privateKey;
    return `${content}.${createSign('sha256').update(content).sign(key, 'base64url')}`;
  }

  const server = createServer(async (request, response) => {
    const json = (body: unknown, status = 200) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    const path = new URL(request.url ?? '/', issuer).pathname;
    if (path === '/.well-known/openid-configuration') {
      return json({
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
        code_challenge_methods_supported: ['S256'],
      });
    }
    if (path === '/keys') {
      return json({ keys: [{ ...keys.publicKey.export({ format: 'jwk' }), kid: 'one', use: 'sig', alg: 'RS256' }] });
    }
    if (path !== '/token') return json({}, 404);
    redemptions += 1;
    let sent = '';
    for await (const part of request) sent += part;
    if (forgery.status) return json({ error: 'server_error' }, forgery.status);
    if (!codes.delete(new URLSearchParams(sent).get('code') ?? '')) return json({ error: 'invalid_grant' }, 400);
    return json({ access_token: 'x', token_type: 'Bearer', id_token: identity() });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  issuer = `http://127.0.0.1:${(server.address() as { port: number }).port}`;

  return {
    issuer,
    env: {
      OIDC_FORGER_ISSUER: issuer,
      OIDC_FORGER_CLIENT_ID: 'fursa',
      OIDC_FORGER_CLIENT_SECRET: 'x',
      OIDC_FORGER_LABEL: 'Forger',
    },
    redemptions: () => redemptions,
    /** The browser's way back from the address that the site sent it to. */
    answer(address: string, next: Forgery = {}): string {
      forgery = next;
      const asked = new URL(address).searchParams;
      nonce = asked.get('nonce') ?? '';
      const code = `code-${Math.random()}`;
      codes = new Set([code]);
      return `/login/providers/forger/return?${new URLSearchParams({ code, state: asked.get('state') ?? '' })}`;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
