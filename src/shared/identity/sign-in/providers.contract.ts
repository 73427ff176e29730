import { everyone, signedIn } from '../../kernel/access.ts';
import { Done } from '../../kernel/answers.ts';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { NameInPath } from '../../kernel/ids.ts';
import { z } from '../../kernel/schema.ts';
import { PersonName } from '../identity.contract.ts';
import { REGISTRABLE_ROLES } from '../identity.values.ts';
import { Provider } from './proofs.contract.ts';

const ProviderName = NameInPath.describe('The name of the provider in the configuration.');
/** The browser goes to this address of the provider, which sends it back here. */
const Address = z.object({ success: z.literal(true), address: z.string() });

export const listProviders = defineEndpoint({
  method: 'GET',
  path: '/login/providers',
  summary: 'The providers with which people can sign in here.',
  access: everyone,
  input: z.object({}),
  output: z.object({ success: z.literal(true), providers: z.array(Provider) }),
});

export const beginProviderSignIn = defineEndpoint({
  method: 'POST',
  path: '/login/providers/{name}',
  summary:
    'Begin to sign in with a provider. With a role, somebody who has no account yet gets one; without, they are asked for it.',
  access: everyone,
  input: z.object({
    name: ProviderName,
    role: z.enum(REGISTRABLE_ROLES).optional(),
    company_name: PersonName.optional(),
    /** The page of this site to which the person wants to go. */
    next: z.string().max(2_000).optional(),
  }),
  output: Address,
  errors: ['unavailable', 'too_many'],
});

export const linkProvider = defineEndpoint({
  method: 'POST',
  path: '/account/providers/{name}',
  summary: 'Begin to connect my account with a provider, so that I can sign in with it.',
  access: signedIn,
  asksProof: true,
  input: z.object({ name: ProviderName }),
  output: Address,
  errors: ['unavailable', 'too_many'],
});

export const unlinkProvider = defineEndpoint({
  method: 'DELETE',
  path: '/account/providers/{name}',
  summary: 'Disconnect my account from a provider. The last way to sign in cannot be removed.',
  access: signedIn,
  asksProof: true,
  input: z.object({ name: ProviderName }),
  output: Done,
  errors: ['conflict'],
});

export const beginProviderProof = defineEndpoint({
  method: 'POST',
  path: '/account/proof/providers/{name}',
  summary: 'Begin to prove again who I am, by signing in anew with a provider that my account is connected with.',
  access: signedIn,
  securesAccount: true,
  input: z.object({ name: ProviderName }),
  output: Address,
  errors: ['unavailable', 'too_many'],
});
