import { z } from 'zod';
import { type Endpoint, isWrite, pathParameters } from '#shared/kernel/endpoint.ts';
import { ERRORS } from '#shared/kernel/errors.ts';

const ERROR_SCHEMA = {
  type: 'object',
  required: ['success', 'code', 'message'],
  properties: {
    success: { const: false },
    code: { type: 'string', enum: Object.keys(ERRORS) },
    message: { type: 'string' },
    errors: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
  },
};

const json = (schema: unknown) => ({ 'application/json': { schema } });

/** The OpenAPI document of everything that is mounted, made from the contract itself. */
export function describeApi(endpoints: Endpoint[]) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of endpoints) {
    paths[endpoint.path] ??= {};
    (paths[endpoint.path] as Record<string, unknown>)[endpoint.method.toLowerCase()] = describe(endpoint);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Fursa',
      version: '1',
      description:
        'JSON in, JSON out. Writes carry the CSRF token of GET /me in the header X-CSRF-TOKEN, with the same session cookie.',
    },
    components: {
      schemas: { Error: ERROR_SCHEMA },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'fursa_session' },
        csrf: { type: 'apiKey', in: 'header', name: 'X-CSRF-TOKEN' },
      },
    },
    paths,
  };
}

function describe({ method, path, summary, access, input, output }: Endpoint) {
  const inPath = new Set(pathParameters(path));
  const schema = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as {
    properties?: Record<string, unknown>;
    required?: string[];
  };
  const properties = Object.entries(schema.properties ?? {});
  const required = new Set(schema.required ?? []);
  const place = (name: string) => (inPath.has(name) ? 'path' : 'query');
  const outside = isWrite(method) ? properties.filter(([name]) => inPath.has(name)) : properties;
  const body = Object.fromEntries(properties.filter(([name]) => !inPath.has(name)));
  const security = [
    ...(access.visitors ? [] : [{ session: [], ...(isWrite(method) && { csrf: [] }) }]),
    ...(access.visitors && isWrite(method) ? [{ csrf: [] }] : []),
  ];
  return {
    summary,
    description: `For: ${access.name}.`,
    'x-access': { visitors: access.visitors, roles: access.roles },
    ...(security.length > 0 && { security }),
    parameters: outside.map(([name, value]) => ({
      name,
      in: place(name),
      required: required.has(name),
      schema: value,
    })),
    ...(isWrite(method) &&
      Object.keys(body).length > 0 && {
        requestBody: {
          required: true,
          content: json({
            type: 'object',
            properties: body,
            required: [...required].filter((name) => !inPath.has(name)),
            additionalProperties: false,
          }),
        },
      }),
    responses: {
      200: { description: 'Done.', content: json(z.toJSONSchema(output, { io: 'output', unrepresentable: 'any' })) },
      default: { description: 'Refused or failed.', content: json({ $ref: '#/components/schemas/Error' }) },
    },
  };
}
