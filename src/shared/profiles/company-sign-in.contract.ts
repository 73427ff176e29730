import { Provider } from '../identity/sign-in/proofs.contract.ts';
import { companyMember } from '../kernel/access.ts';
import { Done } from '../kernel/answers.ts';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { NameInPath } from '../kernel/ids.ts';
import { z } from '../kernel/schema.ts';

export const companySignIn = defineEndpoint({
  method: 'GET',
  path: '/company/sign-in',
  summary: 'How the members of your company sign in.',
  access: companyMember,
  input: z.object({}),
  output: z.object({
    success: z.literal(true),
    /** The provider with which alone members sign in; null while every way is allowed. */
    required: Provider.nullable(),
    /** The provider with which you have signed in now, and which you could require. */
    offered: Provider.nullable(),
    /** False where the operator has configured no provider. */
    available: z.boolean(),
  }),
});
export type CompanySignIn = z.output<typeof companySignIn.output>;

export const changeCompanySignIn = defineEndpoint({
  method: 'PUT',
  path: '/company/sign-in',
  summary:
    'Let members sign in with a provider alone, or in every way. Owners only, and only with the provider with which they have signed in themselves.',
  access: companyMember,
  asksProof: true,
  input: z.object({ provider: NameInPath.nullable() }),
  output: Done,
  errors: ['not_found', 'conflict'],
});
