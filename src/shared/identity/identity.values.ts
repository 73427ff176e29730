/**
 * Limits of accounts. Passwords are counted in code points. argon2 accepts any length, but a limit protects the server.
 */
export const PERSON_NAME = { min: 2, max: 100 } as const;
export const EMAIL = { max: 254 } as const;
export const PASSWORD = { min: 10, max: 200 } as const;
export const USERNAME = { max: 60 } as const;

export const MEMBER_ROLES = ['owner', 'recruiter'] as const;
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
