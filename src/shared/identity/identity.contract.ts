import { everyone, ROLES, signedIn } from '../kernel/access.ts';
import { Done } from '../kernel/answers.ts';
import { codePoints } from '../kernel/code-points.ts';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { z } from '../kernel/schema.ts';
import { isSafeText, lineText } from '../kernel/text.ts';
import { rule } from '../kernel/validation.texts.ts';
import { EMAIL, MEMBER_ROLES, PASSWORD, PERSON_NAME, REGISTRABLE_ROLES } from './identity.values.ts';
import { identityRule } from './identity-rules.texts.ts';
import { isMailbox, oneSpelling } from './mailbox.ts';

/** Trimmed and normalised to one spelling, in which addresses are compared. */
export const EmailAddress = lineText({ min: 1, max: EMAIL.max, tooShort: identityRule('rule.email_required') })
  .transform(oneSpelling)
  .refine(isMailbox, { error: identityRule('rule.email_invalid') });

export const PersonName = lineText({
  ...PERSON_NAME,
  tooShort: identityRule('rule.name_short', { min: PERSON_NAME.min }),
});

const REQUIRED = rule('rule.required');

/** Never trimmed or normalised: a password counts exactly as it was typed. */
const Password = z
  .string({ error: REQUIRED })
  .max(PASSWORD.max * 2, { error: identityRule('rule.password_long', { max: PASSWORD.max }), abort: true });
export const NewPassword = Password.refine((password) => codePoints(password) >= PASSWORD.min, {
  error: identityRule('rule.password_short', { min: PASSWORD.min }),
}).refine((password) => password.isWellFormed() && !password.includes('\0') && isSafeText(password), {
  error: identityRule('rule.password_characters'),
});
export const CurrentPassword = Password.min(1, { error: REQUIRED });

/** The secret of a mailed link. Its format is checked only loosely, because a wrong one is simply not found. */
export const LinkToken = z.string({ error: REQUIRED }).min(1, REQUIRED).max(200);

export const SessionUser = z.object({
  id: z.number(),
  name: z.string(),
  username: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  /** The company that they act for. */
  company: z.object({ id: z.number(), name: z.string(), username: z.string(), role: z.enum(MEMBER_ROLES) }).nullable(),
  /** The company of an interviewer, who does not act for it. */
  interviews_for: z.object({ id: z.number(), name: z.string() }).nullable(),
  /** The address of a candidate's picture. */
  photo: z.string().nullable(),
});
export type SessionUser = z.output<typeof SessionUser>;

export const SignedIn = z.object({ success: z.literal(true), user: SessionUser, csrf_token: z.string() });

export const login = defineEndpoint({
  method: 'POST',
  path: '/login',
  summary:
    'Sign in; sets the session cookie. Whoever has an authenticator app is refused with second_step, and then sends its code.',
  access: everyone,
  input: z.object({ email: EmailAddress, password: CurrentPassword }),
  output: SignedIn,
  errors: ['wrong_credentials', 'second_step', 'forbidden', 'too_many'],
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
  summary: 'Register as a candidate or a company. The account is created by opening the link that is sent by email.',
  access: everyone,
  input: z.object({
    role: z.enum(REGISTRABLE_ROLES),
    name: PersonName,
    /** The employer's name, when it is not the person's own. */
    company_name: PersonName.optional(),
    email: EmailAddress,
    password: NewPassword,
    /** The receipt of a guest application that the new account takes over. */
    application: z
      .string()
      .max(200)
      .refine(isSafeText, { error: identityRule('rule.not_a_receipt') })
      .optional(),
  }),
  // The response is the same for known and unknown e-mail addresses: nothing in it comes from the database.
  output: z.object({
    success: z.literal(true),
    user: z.object({ name: z.string(), email: z.string(), role: z.enum(REGISTRABLE_ROLES) }),
    message: z.string(),
  }),
  errors: ['too_many'],
});

export const confirmRegistration = defineEndpoint({
  method: 'POST',
  path: '/register/confirm',
  summary:
    'Confirm the email with the token of the link; creates the account and signs in. From a browser other than the one that registered, it is refused with other_browser and what was registered, until the password is sent with it.',
  access: everyone,
  input: z.object({ token: LinkToken, password: CurrentPassword.optional() }),
  output: SignedIn,
  errors: ['wrong_credentials', 'other_browser', 'link_expired', 'too_many'],
});

export const takeOverRegistration = defineEndpoint({
  method: 'POST',
  path: '/register/take-over',
  summary:
    'Confirm the email with the token of the link and choose a new password, name and role; creates the account and signs in.',
  access: everyone,
  input: z.object({
    token: LinkToken,
    role: z.enum(REGISTRABLE_ROLES),
    name: PersonName,
    company_name: PersonName.optional(),
    password: NewPassword,
    /** True if the account also took over the guest application that the registration named. */
    with_application: z.boolean().optional(),
  }),
  output: SignedIn,
  errors: ['link_expired', 'too_many'],
});

/**
 * Sent with the error `other_browser`: the person who has the link reads what was registered with their e-mail address.
 */
export const OpenedElsewhere = z.object({
  email: z.string(),
  role: z.enum(REGISTRABLE_ROLES),
  name: z.string(),
  company_name: z.string(),
  has_application: z.boolean(),
});
export type OpenedElsewhere = z.output<typeof OpenedElsewhere>;

export const forgotPassword = defineEndpoint({
  method: 'POST',
  path: '/password/forgot',
  summary: 'Ask for a link to choose a new password. The answer is the same for every email address.',
  access: everyone,
  input: z.object({ email: EmailAddress }),
  output: Done,
  errors: ['too_many'],
});

export const resetPassword = defineEndpoint({
  method: 'POST',
  path: '/password/reset',
  summary: 'Choose a new password with the token of the link; ends all other sessions and signs in.',
  access: everyone,
  input: z.object({ token: LinkToken, password: NewPassword }),
  output: SignedIn,
  errors: ['second_step', 'forbidden', 'link_expired', 'too_many'],
});

export const changePassword = defineEndpoint({
  method: 'POST',
  path: '/password/change',
  summary:
    'Change the password, or set a first one; ends all other sessions. The current password is a proof; without it, the last proof counts.',
  access: signedIn,
  asksProof: true,
  input: z.object({ current_password: CurrentPassword.optional(), password: NewPassword }),
  output: SignedIn,
  errors: ['too_many'],
});
