import { everyone, signedIn } from '../../kernel/access.ts';
import { Done } from '../../kernel/answers.ts';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { z } from '../../kernel/schema.ts';
import { lineText } from '../../kernel/text.ts';
import { rule } from '../../kernel/validation.texts.ts';
import { SignedIn } from '../identity.contract.ts';

/** Six digits, or a recovery code. People type both with spaces and hyphens. */
export const SecondFactorCode = lineText({ min: 1, max: 40, tooShort: rule('rule.required') });

export const enterCode = defineEndpoint({
  method: 'POST',
  path: '/login/code',
  summary:
    'The second step of signing in, in the browser of the first: a code of the authenticator app, or a recovery code.',
  access: everyone,
  input: z.object({ code: SecondFactorCode }),
  output: SignedIn,
  errors: ['unauthenticated', 'forbidden', 'too_many'],
});

const RecoveryCodes = z.array(z.string());

export const beginSecondFactor = defineEndpoint({
  method: 'POST',
  path: '/account/second-factor/begin',
  summary:
    'Begin to set up an authenticator app. Only this answer has its secret and the recovery codes. It counts once a code has been confirmed.',
  access: signedIn,
  securesAccount: true,
  asksProof: true,
  input: z.object({}),
  output: z.object({
    success: z.literal(true),
    secret: z.string(),
    /** The `otpauth:` address, which the app reads as a QR code. */
    address: z.string(),
    codes: RecoveryCodes,
  }),
  errors: ['conflict'],
});

export const confirmSecondFactor = defineEndpoint({
  method: 'POST',
  path: '/account/second-factor/confirm',
  summary: 'Turn on the authenticator app that is being set up, with a code that it shows.',
  access: signedIn,
  securesAccount: true,
  input: z.object({ code: SecondFactorCode }),
  output: Done,
  errors: ['conflict', 'too_many'],
});

export const endSecondFactor = defineEndpoint({
  method: 'POST',
  path: '/account/second-factor/end',
  summary: 'Turn off the authenticator app; its recovery codes stop working.',
  access: signedIn,
  asksProof: true,
  input: z.object({}),
  output: Done,
  errors: ['not_found'],
});

export const renewRecoveryCodes = defineEndpoint({
  method: 'POST',
  path: '/account/second-factor/codes',
  summary: 'Get new recovery codes; the earlier ones stop working.',
  access: signedIn,
  asksProof: true,
  input: z.object({}),
  output: z.object({ success: z.literal(true), codes: RecoveryCodes }),
  errors: ['not_found'],
});
