/** Limits of accounts. Passwords are counted in code points; argon2 takes any length, people and servers do not. */
export const PERSON_NAME = { min: 2, max: 100 } as const;
export const EMAIL = { max: 254 } as const;
export const PASSWORD = { min: 10, max: 200 } as const;
export const USERNAME = { max: 60 } as const;

export const MEMBER_ROLES = ['owner', 'recruiter'] as const;
export type MemberRole = (typeof MEMBER_ROLES)[number];

export const CONFIRMATION_HOURS = 48;
export const RESET_HOURS = 2;
export const INVITATION_DAYS = 7;
/** How long the link to a new e-mail works, and how long the owner of the one before can take the change back. */
export const EMAIL_CHANGE_HOURS = 24;
export const EMAIL_UNDO_DAYS = 7;
/** What a browser says of itself is kept up to here. */
export const USER_AGENT = { max: 300 } as const;

/** The roles that people give themselves; the others are given by an admin. */
export const REGISTRABLE_ROLES = ['candidate', 'company'] as const;
export type RegistrableRole = (typeof REGISTRABLE_ROLES)[number];
