import { candidateOnly } from '../kernel/access.ts';
import { Done } from '../kernel/answers.ts';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { z } from '../kernel/schema.ts';

/** A call of its own, because reading changes nothing: a page may be fetched ahead and never be looked at. */
export const seeDashboard = defineEndpoint({
  method: 'POST',
  path: '/candidate/dashboard/seen',
  summary: 'I am looking at my dashboard: what happens from now on is new the next time.',
  access: candidateOnly,
  input: z.object({}),
  output: Done,
});
