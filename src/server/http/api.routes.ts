import type { FastifyInstance } from 'fastify';
import { succeed } from '#shared/kernel/answers.ts';
import { type DescribedCall, describedApi } from '#shared/kernel/api.contract.ts';
import type { Config } from '../config.ts';
import { type ApiDocument, type DescribedModule, describeApi, type Operation } from './openapi.ts';
import { route } from './route.ts';
import { cookieNames } from './visit.ts';

/** The document is generated on its first use. */
export function createApiDocument(getModules: () => readonly DescribedModule[], { publicUrl, secureCookies }: Config) {
  let document: ApiDocument | null = null;
  return (): ApiDocument => {
    document ??= describeApi({
      modules: getModules(),
      publicUrl,
      sessionCookie: cookieNames(secureCookies).session,
    });
    return document;
  };
}

/** Serves a summary of the document, by module. The document is generated on the first request. */
export function apiRoutes(getDocument: () => ApiDocument) {
  return [
    route(describedApi, async () => {
      const calls = Object.entries(getDocument().paths).flatMap(([path, operations]) =>
        Object.entries(operations).map(([method, operation]) => ({ method, path, operation })),
      );
      return succeed({
        nouns: getDocument().tags.map(({ name, description }) => ({
          name,
          description,
          calls: calls
            .filter(({ operation }) => operation.tags.includes(name))
            .map(({ method, path, operation }) => inBrief(method, path, operation)),
        })),
      });
    }),
  ];
}

export function mountApiDocument(app: FastifyInstance, getDocument: () => ApiDocument): void {
  let text: string | null = null;
  app.get('/docs/api/openapi.json', async (_, reply) => {
    text ??= JSON.stringify(getDocument());
    return reply.type('application/json; charset=utf-8').send(text);
  });
}

function inBrief(method: string, path: string, operation: Operation): DescribedCall {
  const [ok] = Object.values(operation.responses);
  const answered = ok && 'content' in ok ? Object.keys(ok.content ?? {}) : [];
  const body = Object.values(operation.requestBody?.content ?? {})[0]?.schema;
  const inBody = Object.entries(body?.properties ?? {}).map(([name, { description }]) => ({
    name,
    required: body?.required?.includes(name) ?? false,
    description: description ?? null,
  }));
  const outside = (operation.parameters ?? []).map(({ name, required, description }) => ({
    name,
    required,
    description: description ?? null,
  }));
  return {
    id: operation.operationId,
    method: method.toUpperCase(),
    path,
    summary: operation.summary,
    access: operation['x-access'],
    scope: operation['x-token-scope'] ?? null,
    media_types: answered.filter((type) => type !== 'application/json'),
    input: [...outside, ...inBody],
    errors: Object.entries(operation.responses).flatMap(([status, response]) =>
      '$ref' in response ? [{ status: Number(status), codes: response.$ref.replace(/.*\//, '').split('_or_') }] : [],
    ),
  };
}
