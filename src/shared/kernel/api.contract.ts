import { everyone } from './access.ts';
import { defineEndpoint } from './endpoint.ts';
import { z } from './schema.ts';

const DescribedCall = z.object({
  id: z.string(),
  method: z.string(),
  path: z.string(),
  summary: z.string(),
  access: z.string(),
  /** The scope that an API token needs; null: tokens cannot make this call. */
  scope: z.string().nullable(),
  /** The media types of its response, if that is not JSON. */
  media_types: z.array(z.string()),
  input: z.array(z.object({ name: z.string(), required: z.boolean(), description: z.string().nullable() })),
  errors: z.array(z.object({ status: z.number(), codes: z.array(z.string()) })),
});
export type DescribedCall = z.output<typeof DescribedCall>;

export const describedApi = defineEndpoint({
  method: 'GET',
  path: '/docs/api/calls',
  summary: 'Every call of the product by module, in brief. The full description is at /docs/api/openapi.json.',
  access: everyone,
  input: z.object({}),
  output: z.object({
    success: z.literal(true),
    nouns: z.array(z.object({ name: z.string(), description: z.string(), calls: z.array(DescribedCall) })),
  }),
});
