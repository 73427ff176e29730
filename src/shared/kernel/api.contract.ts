import { z } from 'zod';
import { everyone } from './access.ts';
import { defineEndpoint } from './endpoint.ts';

const DescribedCall = z.object({
  method: z.string(),
  path: z.string(),
  summary: z.string(),
  access: z.string(),
  input: z.array(z.object({ name: z.string(), required: z.boolean() })),
});

export const describedApi = defineEndpoint({
  method: 'GET',
  path: '/docs/api/calls',
  summary: 'Every call of the product, in brief. The whole is at /docs/api/openapi.json.',
  access: everyone,
  input: z.object({}),
  output: z.object({ success: z.literal(true), calls: z.array(DescribedCall) }),
});
