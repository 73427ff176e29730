import { signedIn } from '../../kernel/access.ts';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { z } from '../../kernel/schema.ts';
import { Passkey } from './passkeys.contract.ts';
import { Provider } from './proofs.contract.ts';

export const security = defineEndpoint({
  method: 'GET',
  path: '/account/security',
  page: '/user/security',
  summary: 'The ways in which I can sign in.',
  access: signedIn,
  securesAccount: true,
  input: z.object({}),
  output: z.object({
    success: z.literal(true),
    has_password: z.boolean(),
    /** Null while no authenticator app is on. */
    second_factor: z.object({ since: z.string(), codes_left: z.number() }).nullable(),
    /** True if somebody of this role must have a second factor. */
    second_factor_required: z.boolean(),
    /** True while this session reaches nothing else, until a second factor is set up or used. */
    held_back: z.boolean(),
    passkeys: z.array(Passkey),
    providers: z.array(Provider.extend({ linked: z.boolean(), email: z.string().nullable() })),
  }),
});
export type Security = z.output<typeof security.output>;
