import { evaluator } from '../kernel/access.ts';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { z } from '../kernel/schema.ts';

export const waitingEvaluations = defineEndpoint({
  method: 'GET',
  path: '/api/admin/evaluations/waiting',
  summary: 'How many applications are yours to evaluate: the length of your queue.',
  access: evaluator,
  scope: 'site:read',
  input: z.object({}),
  output: z.object({ success: z.literal(true), waiting: z.number().int() }),
});
