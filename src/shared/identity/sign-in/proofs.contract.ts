import { signedIn } from '../../kernel/access.ts';
import { Done } from '../../kernel/answers.ts';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { z } from '../../kernel/schema.ts';
import { CurrentPassword } from '../identity.contract.ts';
import { SecondFactorCode } from './second-factor.contract.ts';

/** A provider of sign-in, such as a company's own. */
export const Provider = z.object({
  name: z.string(),
  /** What people read on its button. */
  label: z.string(),
});
export type Provider = z.output<typeof Provider>;

export const findProof = defineEndpoint({
  method: 'GET',
  path: '/account/proof',
  summary: 'Whether I have proved recently who I am, and how I can prove it again.',
  access: signedIn,
  securesAccount: true,
  input: z.object({}),
  output: z.object({
    success: z.literal(true),
    fresh: z.boolean(),
    ways: z.object({
      password: z.boolean(),
      code: z.boolean(),
      passkey: z.boolean(),
      providers: z.array(Provider),
    }),
  }),
});
export type ProofWays = z.output<typeof findProof.output>['ways'];

export const proveByPassword = defineEndpoint({
  method: 'POST',
  path: '/account/proof/password',
  summary: 'Prove again who I am, with the password of my account.',
  access: signedIn,
  securesAccount: true,
  input: z.object({ current_password: CurrentPassword }),
  output: Done,
  errors: ['too_many'],
});

export const proveByCode = defineEndpoint({
  method: 'POST',
  path: '/account/proof/code',
  summary: 'Prove again who I am, with a code of my authenticator app.',
  access: signedIn,
  securesAccount: true,
  input: z.object({ code: SecondFactorCode }),
  output: Done,
  errors: ['too_many'],
});
