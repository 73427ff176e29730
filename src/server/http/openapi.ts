import { type Endpoint, errorCodesOf, isWrite, pathParameters } from '#shared/kernel/endpoint.ts';
import { ERRORS, type ErrorCode } from '#shared/kernel/errors.ts';
import { z } from '#shared/kernel/schema.ts';
import type { ApiDescription, PlainRoute } from './api-description.ts';
import { type ExampleSchema, exampleOf } from './api-examples.ts';
import type { Route } from './route.ts';

type JsonSchema = { properties?: Record<string, JsonSchema>; required?: string[]; description?: string };
type Content = Record<string, { schema: unknown; example?: unknown }>;
type Response = { $ref: string } | { description: string; content?: Content };

export type Operation = {
  operationId: string;
  tags: string[];
  summary: string;
  description?: string;
  'x-access': string;
  /** What an API token needs for this call; tokens cannot make calls without one. */
  'x-token-scope'?: string;
  security: Record<string, string[]>[];
  parameters?: {
    name: string;
    in: 'path' | 'query';
    required: boolean;
    description?: string;
    schema: unknown;
    example?: unknown;
  }[];
  requestBody?: { required: true; content: Record<string, { schema: JsonSchema; example?: unknown }> };
  responses: Record<string, Response>;
};

const ERROR_SCHEMA = {
  type: 'object',
  description:
    'A failure. Some carry more, under names of their own: a conflict brings the state that somebody else has made.',
  required: ['success', 'code', 'message'],
  properties: {
    success: { const: false },
    code: { type: 'string', enum: Object.keys(ERRORS) },
    message: { type: 'string', description: 'For the person.' },
    errors: {
      type: 'object',
      description: 'Sentences by field, such as `educations.0.level`.',
      additionalProperties: { type: 'array', items: { type: 'string' } },
    },
  },
};

const json = (schema: JsonSchema) => ({ 'application/json': { schema } });
const jsonWithExample = (schema: JsonSchema) => ({
  'application/json': { schema, example: exampleOf(schema as ExampleSchema) },
});

export type DescribedModule = { routes?: readonly Route[]; openapi?: ApiDescription };
type Facts = { modules: readonly DescribedModule[]; publicUrl: string; sessionCookie: string };

/**
 * Fails at the start if a module has endpoints but no API description, and not only when somebody opens the document.
 */
export function assertDescribed(modules: readonly DescribedModule[]): void {
  for (const { routes = [], openapi } of modules)
    if (routes[0] && !openapi) throw new Error(`no openapi in the module of ${routes[0].endpoint.path}`);
}

/** The OpenAPI document of all mounted endpoints, generated from the contract. */
export function describeApi({ modules, publicUrl, sessionCookie }: Facts) {
  const paths: Record<string, Record<string, Operation>> = {};
  const responses: Record<string, Response> = {};
  const refusals = (codes: ErrorCode[]) => describeRefusals(codes, responses);
  const described = modules.flatMap(({ routes = [], openapi }) => (openapi ? [{ routes, ...openapi }] : []));
  const calls = described.flatMap(({ routes, tag }) =>
    routes.map(({ endpoint, tag: other }) => ({ endpoint, tag: other ?? tag.name })),
  );
  for (const { endpoint, tag } of calls) {
    const operation = {
      ...describeCall(endpoint, tag),
      responses: { ...succeeded(endpoint), ...refusals(errorCodesOf(endpoint)) },
    };
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operation };
  }
  const plain = described.flatMap(({ plainRoutes = [], tag }) =>
    plainRoutes.map((route) => ({ route, tag: tag.name })),
  );
  for (const { route, tag } of plain) {
    paths[route.path] = {
      ...paths[route.path],
      [route.method === 'POST' ? 'post' : 'get']: {
        ...describePlain(route, tag),
        responses: { ...sent(route), ...refusals(['bad_request', ...route.errors]) },
      },
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Fursa',
      version: '1',
      license: { name: 'MIT', identifier: 'MIT' },
      description:
        'JSON in, JSON out. Other systems send an API token: `Authorization: Bearer fursa_…`; each call says which scope it needs. Browsers sign in with `POST /login` and keep the session cookie. Writes also carry the CSRF token that `GET /me` and signing in answer, in the header X-CSRF-TOKEN; visitors have one too. Unknown fields are refused.',
    },
    servers: [{ url: publicUrl, description: 'This installation' }],
    tags: described.flatMap(({ tag: { name, description } }) => (description ? [{ name, description }] : [])),
    components: {
      schemas: { Error: ERROR_SCHEMA },
      responses,
      securitySchemes: {
        token: {
          type: 'http',
          scheme: 'bearer',
          description:
            'An API token, which an owner makes at `/company/developers`. It needs no cookie and no CSRF token, and acts as far as its scopes reach.',
        },
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: sessionCookie,
          description: 'Set by signing in, and by `GET /me` for visitors.',
        },
        csrf: {
          type: 'apiKey',
          in: 'header',
          name: 'X-CSRF-TOKEN',
          description: '`csrf_token` of `GET /me` or of signing in, for the same session cookie.',
        },
      },
    },
    paths,
  };
}
export type ApiDocument = ReturnType<typeof describeApi>;

/** `GET /api/job/{slug}/details` is `getJobDetailsBySlug`: it changes only when the address does. */
function operationId(method: string, path: string): string {
  const words = path.split(/[^\w{}]+/).filter((word) => word !== '' && word !== 'api');
  const named = words.filter((word) => !word.startsWith('{')).map(capitalised);
  const by = pathParameters(path).map((name) => `By${capitalised(name)}`);
  return `${method.toLowerCase()}${named.join('')}${by.join('')}`;
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function describeCall(endpoint: Endpoint, tag: string): Omit<Operation, 'responses'> {
  const { method, path, summary, access, scope, input, upload } = endpoint;
  const inPath = new Set(pathParameters(path));
  const { properties = {}, required = [] } = schemaOf(input, 'input');
  const outside = Object.keys(properties).filter((name) => inPath.has(name) || !isWrite(method));
  const inBody = Object.keys(properties).filter((name) => !inPath.has(name));
  const requiredInBody = required.filter((name) => !inPath.has(name));
  return {
    operationId: operationId(method, path),
    tags: [tag],
    summary,
    description: `For: ${access.name}.${scope ? ` API tokens need \`${scope}\`.` : ''}`,
    'x-access': access.name,
    ...(scope && { 'x-token-scope': scope }),
    security: securityOf(endpoint),
    parameters: outside.map((name) => {
      const { description, ...schema } = properties[name] as JsonSchema;
      return {
        name,
        in: inPath.has(name) ? 'path' : 'query',
        required: required.includes(name),
        ...(description && { description }),
        schema,
        ...(required.includes(name) && { example: exampleOf(schema as ExampleSchema, name) }),
      };
    }),
    ...(upload && { requestBody: { required: true, content: describeUpload(upload.maxBytes) } }),
    ...(isWrite(method) &&
      inBody.length > 0 && {
        requestBody: {
          required: true,
          content: jsonWithExample({
            type: 'object',
            properties: Object.fromEntries(inBody.map((name) => [name, properties[name]])),
            ...(requiredInBody.length > 0 && { required: requiredInBody }),
            additionalProperties: false,
          } as JsonSchema),
        },
      }),
  };
}

/** The CSRF token is bound to the session cookie, which visitors have too. */
function securityOf({ method, access, scope, csrfField }: Endpoint): Operation['security'] {
  const byToken = scope ? [{ token: [scope] }] : [];
  if (isWrite(method)) return [{ session: [], csrf: [] }, ...(csrfField ? [{ session: [] }] : []), ...byToken];
  return access.visitors ? [] : [{ session: [] }, ...byToken];
}

function describeUpload(maxBytes: number) {
  const megabytes = maxBytes / 1024 / 1024;
  const file = { type: 'string', format: 'binary', description: `One file of at most ${megabytes} MB.` };
  return { 'multipart/form-data': { schema: { type: 'object', properties: { file }, required: ['file'] } } };
}

const placeOf = (name: string, path: string) => (path.includes(`{${name}}`) ? ('path' as const) : ('query' as const));

function describePlain({ method, path, summary, parameters }: PlainRoute, tag: string): Omit<Operation, 'responses'> {
  return {
    operationId: operationId(method ?? 'GET', path),
    tags: [tag],
    summary,
    'x-access': 'everyone',
    security: [],
    ...(parameters && {
      parameters: parameters.map((one) => ({ ...one, in: placeOf(one.name, path), required: true })),
    }),
  };
}

function succeeded({ output }: Endpoint): Operation['responses'] {
  return { 200: { description: 'Done.', content: jsonWithExample(schemaOf(output, 'output')) } };
}

function contentOf(type: string, schema: object) {
  const isDescribed = type === 'application/json' && 'properties' in schema;
  return { schema, ...(isDescribed && { example: exampleOf(schema as ExampleSchema) }) };
}

function sent({ summary, mediaTypes, schema = {} }: PlainRoute): Operation['responses'] {
  return {
    200: {
      description: summary,
      content: Object.fromEntries(mediaTypes.map((type) => [type, contentOf(type, schema)])),
    },
  };
}

/** Grouped by status. Endpoints with the same error codes share one description. */
function describeRefusals(codes: ErrorCode[], shared: Record<string, Response>): Operation['responses'] {
  const statuses = [...new Set(codes.map((code) => ERRORS[code].status))];
  return Object.fromEntries(
    statuses.map((status) => {
      const ofStatus = codes.filter((code) => ERRORS[code].status === status);
      const name = ofStatus.join('_or_');
      shared[name] ??= {
        description: ofStatus.map((code) => `\`${code}\`: ${ERRORS[code].message}`).join(' '),
        content: json({
          allOf: [{ $ref: '#/components/schemas/Error' }, { type: 'object', properties: { code: { enum: ofStatus } } }],
        } as JsonSchema),
      };
      return [status, { $ref: `#/components/responses/${name}` }];
    }),
  );
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...described } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      // A transform does not declare its result type. In responses, all transforms clean a text.
      if (io === 'output' && zodSchema instanceof z.ZodTransform) jsonSchema.type = 'string';
    },
  });
  return described as JsonSchema;
}
