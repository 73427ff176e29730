import { everyone, signedIn } from '../../kernel/access.ts';
import { Done } from '../../kernel/answers.ts';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { IdInPath } from '../../kernel/ids.ts';
import { z } from '../../kernel/schema.ts';
import { lineText } from '../../kernel/text.ts';
import { SignedIn } from '../identity.contract.ts';
import { PASSKEY_NAME } from '../identity.values.ts';

/** As the browser's own interface for passkeys takes and gives it. It is checked where its signature is. */
const WebAuthnJson = z.record(z.string(), z.unknown());
const Options = z.object({ success: z.literal(true), options: WebAuthnJson });
const PasskeyId = IdInPath.describe('The id of the passkey.');
const PasskeyName = lineText(PASSKEY_NAME);

export const Passkey = z.object({
  id: z.number(),
  name: z.string(),
  created_at: z.string(),
  last_used_at: z.string().nullable(),
});
export type Passkey = z.output<typeof Passkey>;

export const beginPasskeySignIn = defineEndpoint({
  method: 'POST',
  path: '/login/passkey/begin',
  summary: 'Ask for the challenge that a passkey signs to sign in. It counts once, in this browser.',
  access: everyone,
  input: z.object({}),
  output: Options,
  errors: ['too_many'],
});

export const signInByPasskey = defineEndpoint({
  method: 'POST',
  path: '/login/passkey',
  summary: 'Sign in with a passkey. It counts as both factors, because it asks for a fingerprint or a PIN.',
  access: everyone,
  input: z.object({ credential: WebAuthnJson }),
  output: SignedIn,
  errors: ['unauthenticated', 'forbidden', 'too_many'],
});

export const beginPasskeyProof = defineEndpoint({
  method: 'POST',
  path: '/account/proof/passkey/begin',
  summary: 'Ask for the challenge with which I prove again who I am.',
  access: signedIn,
  securesAccount: true,
  input: z.object({}),
  output: Options,
  errors: ['too_many'],
});

export const proveByPasskey = defineEndpoint({
  method: 'POST',
  path: '/account/proof/passkey',
  summary: 'Prove again who I am, with one of my passkeys.',
  access: signedIn,
  securesAccount: true,
  input: z.object({ credential: WebAuthnJson }),
  output: Done,
  errors: ['too_many'],
});

export const beginPasskey = defineEndpoint({
  method: 'POST',
  path: '/account/passkeys/begin',
  summary: 'Ask for what the browser needs to make a passkey for my account.',
  access: signedIn,
  securesAccount: true,
  asksProof: true,
  input: z.object({}),
  output: Options,
  errors: ['conflict'],
});

export const addPasskey = defineEndpoint({
  method: 'POST',
  path: '/account/passkeys',
  summary: 'Add the passkey that the browser has made.',
  access: signedIn,
  securesAccount: true,
  asksProof: true,
  input: z.object({ name: PasskeyName, credential: WebAuthnJson }),
  output: z.object({ success: z.literal(true), passkey: Passkey }),
  errors: ['conflict'],
});

export const renamePasskey = defineEndpoint({
  method: 'PUT',
  path: '/account/passkeys/{id}',
  summary: 'Give one of my passkeys another name.',
  access: signedIn,
  securesAccount: true,
  input: z.object({ id: PasskeyId, name: PasskeyName }),
  output: Done,
});

export const removePasskey = defineEndpoint({
  method: 'DELETE',
  path: '/account/passkeys/{id}',
  summary: 'Remove one of my passkeys. The last way to sign in cannot be removed.',
  access: signedIn,
  asksProof: true,
  input: z.object({ id: PasskeyId }),
  output: Done,
  errors: ['conflict'],
});
