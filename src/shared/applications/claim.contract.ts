import { candidateOnly } from '../kernel/access.ts';
import { Done } from '../kernel/answers.ts';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { z } from '../kernel/schema.ts';
import { isSafeText } from '../kernel/text.ts';

/** People without an account claim by registering; see `register`. */
export const claimApplication = defineEndpoint({
  method: 'POST',
  path: '/candidate/applications/claim',
  summary:
    'Add an application that was sent without an account, but with the email of this one. Its earlier links stop working; the new one comes by email. With a different email: forbidden.',
  access: candidateOnly,
  input: z.object({ application: z.string().min(1).max(200).refine(isSafeText) }),
  output: Done,
  errors: ['not_found', 'conflict'],
});
