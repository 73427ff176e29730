import { candidateOnly } from '../kernel/access.ts';
import { Done } from '../kernel/answers.ts';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { z } from '../kernel/schema.ts';

/** A separate endpoint, because reading changes nothing: a page may be prefetched and never be seen. */
export const seeDashboard = defineEndpoint({
  method: 'POST',
  path: '/candidate/dashboard/seen',
  summary: 'I am looking at my dashboard: what happens from now on is new the next time.',
  access: candidateOnly,
  input: z.object({}),
  output: Done,
});
