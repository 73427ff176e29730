/**
 * Limits of accounts. Passwords are counted in code points. argon2 accepts any length, but a limit protects the server.
 */
export const PERSON_NAME = { min: 2, max: 100 } as const;
export const EMAIL = { max: 254 } as const;
export const PASSWORD = { min: 10, max: 200 } as const;
export const USERNAME = { max: 60 } as const;

/** Interviewers hold interviews, and see nothing else of the company. */
export const MEMBER_ROLES = ['owner', 'recruiter', 'interviewer'] as const;
export type MemberRole = (typeof MEMBER_ROLES)[number];

export const CONFIRMATION_HOURS = 48;
export const RESET_HOURS = 2;
export const INVITATION_DAYS = 7;
/**
 * For how many hours the link to a new e-mail address works, and for how many days the owner of the previous one can
 * undo the change.
 */
export const EMAIL_CHANGE_HOURS = 24;
export const EMAIL_UNDO_DAYS = 7;
/** The most characters that are stored of a user agent. */
export const USER_AGENT = { max: 300 } as const;

/** The roles that people give themselves; the others are given by an admin. */
export const REGISTRABLE_ROLES = ['candidate', 'company'] as const;
export type RegistrableRole = (typeof REGISTRABLE_ROLES)[number];

/**
 * How somebody signed in. `code` is a password with the code of an authenticator app, `link` a link that was mailed.
 */
export const SIGN_IN_WAYS = ['password', 'code', 'recovery_code', 'passkey', 'provider', 'link'] as const;
export type SignInWay = (typeof SIGN_IN_WAYS)[number];

/** For how long a sign-in or another proof is enough for sensitive acts. */
export const PROOF_MINUTES = 15;
/** How long somebody may take for the next step of a sign-in: the code, the passkey, the page of a provider. */
export const STEP_MINUTES = 10;

export const RECOVERY_CODES = 10;
export const PASSKEY_NAME = { min: 1, max: 60 } as const;
export const PASSKEYS_PER_PERSON = 20;
/** The name that the configuration gives a provider, in lower case. */
export const PROVIDER_NAME = { max: 40 } as const;
