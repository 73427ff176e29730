import type { FastifyInstance } from 'fastify';
import { AppError } from '#shared/kernel/errors.ts';
import type { PlainRoute } from '../../http/api-description.ts';
import { sessionOf, type Visit } from '../../http/visit.ts';
import type { Sessions } from '../sessions.ts';
import type { ProviderSignInService, Returned } from './provider-sign-in.service.ts';
import type { Providers } from './providers.ts';

type Services = { providers: Providers; providerSignIn: ProviderSignInService; sessions: Sessions };

const PATH = '/login/providers/{name}/return';

/** The address to which a provider sends the browser back. It answers with a redirect, whatever happened. */
export function mountProviderReturn(app: FastifyInstance, { providers, providerSignIn, sessions }: Services): void {
  app.get(PATH.replace('{name}', ':name'), async (request, reply) => {
    const visit = await request.openVisit();
    const { name } = request.params as { name: string };
    if (!providers.has(name)) throw new AppError('not_found');
    const query = request.url.slice(request.url.indexOf('?') + 1 || request.url.length);
    const returned = await providerSignIn.finish(name, query, visit.origin, sessionOf(visit));
    const address = await addressAfter(returned, name, visit, sessions);
    if (visit.setCookies.length > 0) reply.header('set-cookie', visit.setCookies);
    // The address has the code of the provider, which no other site may learn.
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
    return reply.redirect(address, 303);
  });
}

async function addressAfter(returned: Returned, name: string, visit: Visit, sessions: Sessions): Promise<string> {
  switch (returned.kind) {
    case 'linked':
      return '/user/security';
    case 'proved':
      return '/proved';
    case 'signed in': {
      const { result, next } = returned;
      if ('isSecondStep' in result) return withQuery('/login/code', { next });
      if (sessionOf(visit)) await sessions.end(visit.token);
      visit.startSession(result.sessionToken, result.deviceToken);
      return next ?? '/login';
    }
    case 'problem': {
      const { problem, purpose, next } = returned;
      if (purpose === 'link') return withQuery('/user/security', { problem, provider: name });
      if (purpose === 'prove') return withQuery('/proved', { problem, provider: name });
      return withQuery(problem === 'no_account' ? '/register' : '/login', { problem, provider: name, next });
    }
  }
}

function withQuery(path: string, values: Record<string, string | null>): string {
  const query = new URLSearchParams(Object.entries(values).flatMap(([key, value]) => (value ? [[key, value]] : [])));
  return query.size > 0 ? `${path}?${query}` : path;
}

export const PROVIDER_RETURN: PlainRoute = {
  path: PATH,
  summary:
    'A provider of sign-in sends the browser back here. Leads on to the page that was wanted, or to the sign-in page, which says what went wrong.',
  parameters: [
    { name: 'name', description: 'The name of the provider in the configuration.', schema: { type: 'string' } },
  ],
  mediaTypes: ['text/html'],
  errors: ['not_found', 'internal', 'unavailable'],
};
