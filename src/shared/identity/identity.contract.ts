import { z } from 'zod';
import { everyone, ROLES, signedIn } from '../kernel/access.ts';
import { Done } from '../kernel/answers.ts';
import { codePoints } from '../kernel/code-points.ts';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { isSafeText, lineText } from '../kernel/text.ts';
import { REQUIRED } from '../kernel/validation.ts';
import { EMAIL, MEMBER_ROLES, PASSWORD, PERSON_NAME, REGISTRABLE_ROLES } from './identity.values.ts';

/** Compared normalised: trimmed, lower case. */
export const EmailAddress = lineText({ min: 1, max: EMAIL.max, tooShort: 'Email is required' })
  .transform((email) => email.toLowerCase())
  .refine((email) => /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(email), { error: 'Please enter a valid email address' });

export const PersonName = lineText({
  ...PERSON_NAME,
  tooShort: `The name must be at least ${PERSON_NAME.min} characters.`,
});

/** Never trimmed or normalised: what was typed is what counts. */
const Password = z
  .string({ error: REQUIRED })
  .max(PASSWORD.max * 2, { error: `The password must not exceed ${PASSWORD.max} characters.`, abort: true });
export const NewPassword = Password.refine((password) => codePoints(password) >= PASSWORD.min, {
  error: `The password must be at least ${PASSWORD.min} characters.`,
}).refine((password) => password.isWellFormed() && !password.includes('\0') && isSafeText(password), {
  error: 'The password contains characters that cannot be used.',
});
const CurrentPassword = Password.min(1, { error: REQUIRED });

/** A secret from a link. Its form is checked only loosely: a wrong one is simply not found. */
export const LinkToken = z.string({ error: REQUIRED }).min(1, REQUIRED).max(200);

export const SessionUser = z.object({
  id: z.number(),
  name: z.string(),
  username: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  company: z.object({ id: z.number(), name: z.string(), username: z.string(), role: z.enum(MEMBER_ROLES) }).nullable(),
});
export type SessionUser = z.output<typeof SessionUser>;

const SignedIn = z.object({ success: z.literal(true), user: SessionUser, csrf_token: z.string() });

export const login = defineEndpoint({
  method: 'POST',
  path: '/login',
  summary: 'Sign in; sets the session cookie.',
  access: everyone,
  input: z.object({ email: EmailAddress, password: CurrentPassword }),
  output: SignedIn,
});

export const logout = defineEndpoint({
  method: 'POST',
  path: '/logout',
  summary: 'Sign out; the session is revoked.',
  access: everyone,
  input: z.object({}),
  output: Done,
});

export const me = defineEndpoint({
  method: 'GET',
  path: '/me',
  summary: 'Who is signed in, and the CSRF token that writes must carry in X-CSRF-TOKEN.',
  access: everyone,
  input: z.object({}),
  output: z.object({ success: z.literal(true), user: SessionUser.nullable(), csrf_token: z.string() }),
});

export const register = defineEndpoint({
  method: 'POST',
  path: '/register',
  summary: 'Register as a candidate or a company. The account starts with the link that is sent by e-mail.',
  access: everyone,
  input: z.object({
    role: z.enum(REGISTRABLE_ROLES),
    name: PersonName,
    /** The employer's name, when it is not the person's own. */
    company_name: PersonName.optional(),
    email: EmailAddress,
    password: NewPassword,
    /** The receipt of a guest application that the new account takes over. */
    application: z.string().max(200).optional(),
  }),
  // The same for known and unknown e-mails: nothing in it comes from the database.
  output: z.object({
    success: z.literal(true),
    user: z.object({ name: z.string(), email: z.string(), role: z.enum(REGISTRABLE_ROLES) }),
    message: z.string(),
  }),
});

export const confirmRegistration = defineEndpoint({
  method: 'POST',
  path: '/register/confirm',
  summary: 'Confirm the e-mail with the token of the link; creates the account and signs in.',
  access: everyone,
  input: z.object({ token: LinkToken }),
  output: SignedIn,
});

export const forgotPassword = defineEndpoint({
  method: 'POST',
  path: '/password/forgot',
  summary: 'Ask for a link to choose a new password. The answer is the same for every e-mail.',
  access: everyone,
  input: z.object({ email: EmailAddress }),
  output: Done,
});

export const resetPassword = defineEndpoint({
  method: 'POST',
  path: '/password/reset',
  summary: 'Choose a new password with the token of the link; ends all other sessions and signs in.',
  access: everyone,
  input: z.object({ token: LinkToken, password: NewPassword }),
  output: SignedIn,
});

export const changePassword = defineEndpoint({
  method: 'POST',
  path: '/password/change',
  summary: 'Change the password; ends all other sessions.',
  access: signedIn,
  input: z.object({ current_password: CurrentPassword, password: NewPassword }),
  output: SignedIn,
});
