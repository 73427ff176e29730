import { everyone, signedIn } from '../kernel/access.ts';
import { Done } from '../kernel/answers.ts';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { IdInPath } from '../kernel/ids.ts';
import { z } from '../kernel/schema.ts';
import { CurrentPassword, EmailAddress, LinkToken, SignedIn } from './identity.contract.ts';
import { SIGN_IN_WAYS } from './identity.values.ts';

export const findEmailChange = defineEndpoint({
  method: 'GET',
  path: '/account/email',
  page: '/user/account',
  summary: 'The new email of my account that waits for its confirmation, if there is one.',
  access: signedIn,
  input: z.object({}),
  output: z.object({
    success: z.literal(true),
    pending: z.object({ email: z.string(), expires_at: z.string() }).nullable(),
  }),
});

export const changeEmail = defineEndpoint({
  method: 'POST',
  path: '/account/email',
  summary:
    'Ask for another email. It counts once the link that is sent there has been opened; the answer is the same for every address.',
  access: signedIn,
  asksProof: true,
  input: z.object({ email: EmailAddress, current_password: CurrentPassword.optional() }),
  output: Done,
  errors: ['too_many'],
});

export const cancelEmailChange = defineEndpoint({
  method: 'DELETE',
  path: '/account/email',
  summary: 'Keep the email of my account: the link that was sent to the new one stops working.',
  access: signedIn,
  input: z.object({}),
  output: Done,
});

export const confirmEmail = defineEndpoint({
  method: 'POST',
  path: '/account/email/confirm',
  summary:
    'Confirm a new email with the token of the link; ends all other sessions. Whoever is not signed in to the account is refused with other_browser until its password is sent with it.',
  access: everyone,
  input: z.object({ token: LinkToken, password: CurrentPassword.optional() }),
  output: SignedIn,
  errors: ['other_browser', 'second_step', 'forbidden', 'link_expired', 'too_many'],
});

export const undoEmailChange = defineEndpoint({
  method: 'POST',
  path: '/account/email/not-me',
  summary:
    'Take back a change of the email with the token that was sent to the one before: it counts again, everybody is signed out, and the password and all other ways to sign in no longer work. A link to choose a new one is sent.',
  access: everyone,
  input: z.object({ token: LinkToken }),
  output: Done,
  errors: ['link_expired'],
});

const OpenSession = z.object({
  id: z.number(),
  /** True for the session that made the request. */
  current: z.boolean(),
  /** Null if the browser did not name itself, or is unknown. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  /** How the person signed in. */
  way: z.enum(SIGN_IN_WAYS),
  created_at: z.string(),
  last_seen_at: z.string(),
});
export type OpenSession = z.output<typeof OpenSession>;

export const listSessions = defineEndpoint({
  method: 'GET',
  path: '/account/sessions',
  page: '/user/security',
  summary: 'Where I am signed in: this session first, then the one used last.',
  access: signedIn,
  securesAccount: true,
  input: z.object({}),
  output: z.object({ success: z.literal(true), sessions: z.array(OpenSession) }),
});

export const endSession = defineEndpoint({
  method: 'DELETE',
  path: '/account/sessions/{id}',
  summary: 'End one of my sessions.',
  access: signedIn,
  input: z.object({ id: IdInPath.describe('The id of the session.') }),
  output: Done,
});

export const endOtherSessions = defineEndpoint({
  method: 'POST',
  path: '/account/sessions/end-others',
  summary: 'End all of my sessions but this one.',
  access: signedIn,
  input: z.object({}),
  output: Done,
});
