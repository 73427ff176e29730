import { z } from 'zod';
import { candidateOnly } from '../kernel/access.ts';
import { Done } from '../kernel/answers.ts';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { isSafeText } from '../kernel/text.ts';

/** Whoever has no account claims by registering; see `register`. */
export const claimApplication = defineEndpoint({
  method: 'POST',
  path: '/candidate/applications/claim',
  summary:
    'Take over an application that was sent without an account and with the e-mail of this one. Its earlier links end; the new one comes by mail. Another e-mail: forbidden.',
  access: candidateOnly,
  input: z.object({ application: z.string().min(1).max(200).refine(isSafeText) }),
  output: Done,
  errors: ['not_found', 'conflict'],
});
