import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core';
import {
  EMAIL,
  PASSKEY_NAME,
  PERSON_NAME,
  PROVIDER_NAME,
  REGISTRABLE_ROLES,
  SIGN_IN_WAYS,
  USER_AGENT,
  USERNAME,
} from '#shared/identity/identity.values.ts';
import { ACCOUNT_ROLES } from '#shared/kernel/access.ts';
import { LOCALES } from '#shared/kernel/languages.ts';
import { bytes, createdAt, identity, moment, reference } from './columns.ts';

export const users = pgTable(
  'users',
  {
    id: identity(),
    /** Normalised: trimmed, lower case. Null once the account is erased. */
    email: varchar({ length: EMAIL.max }),
    name: varchar({ length: PERSON_NAME.max }).notNull(),
    username: varchar({ length: USERNAME.max }).notNull(),
    role: text({ enum: ACCOUNT_ROLES }).notNull(),
    passwordHash: text(),
    /** The language that the person used last, in which they get mails. */
    locale: text({ enum: LOCALES }),
    blockedAt: moment(),
    erasedAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('users_email').on(t.email),
    uniqueIndex('users_username').on(t.username),
    index('users_joined').on(t.createdAt, t.id),
  ],
);

export const sessions = pgTable(
  'sessions',
  {
    id: identity(),
    userId: reference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: bytes().notNull(),
    /** The browser's user agent at sign-in, so that people recognise the session. */
    userAgent: varchar({ length: USER_AGENT.max }),
    way: text({ enum: SIGN_IN_WAYS }).notNull().default('password'),
    /** The provider, if the person signed in with one. */
    provider: varchar({ length: PROVIDER_NAME.max }),
    /** Whether two factors have been shown in this session. */
    hasTwoFactors: boolean().notNull().default(false),
    /** When the person last proved who they are. */
    provedAt: createdAt(),
    createdAt: createdAt(),
    lastSeenAt: createdAt(),
    expiresAt: moment().notNull(),
  },
  (t) => [
    uniqueIndex('sessions_token').on(t.tokenHash),
    index('sessions_user').on(t.userId),
    index('sessions_expiry').on(t.expiresAt),
  ],
);

/** A registration becomes a user when its link is opened, so a stranger's e-mail never holds a name or a password. */
export const pendingRegistrations = pgTable(
  'pending_registrations',
  {
    id: identity(),
    tokenHash: bytes().notNull(),
    email: varchar({ length: EMAIL.max }).notNull(),
    name: varchar({ length: PERSON_NAME.max }).notNull(),
    companyName: varchar({ length: PERSON_NAME.max }).notNull(),
    role: text({ enum: REGISTRABLE_ROLES }).notNull(),
    passwordHash: text().notNull(),
    /** The hash of a cookie's secret, which tells whether the link is opened in the browser that sent the form. */
    browserHash: bytes(),
    /** The receipt of a guest application that the new account takes over. */
    application: text(),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
  },
  (t) => [
    uniqueIndex('pending_registrations_token').on(t.tokenHash),
    index('pending_registrations_expiry').on(t.expiresAt),
  ],
);

export const passwordResets = pgTable(
  'password_resets',
  {
    id: identity(),
    userId: reference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: bytes().notNull(),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
  },
  (t) => [uniqueIndex('password_resets_token').on(t.tokenHash), index('password_resets_user').on(t.userId)],
);

/** Requests for a new password. Accounts are looked up later, so that the answer does not reveal whether one exists. */
export const passwordResetRequests = pgTable('password_reset_requests', {
  id: identity(),
  email: varchar({ length: EMAIL.max }).notNull(),
  /** The language in which it was asked for. */
  locale: text({ enum: LOCALES }),
  createdAt: createdAt(),
});

/** A new e-mail that its owner has not confirmed yet. One for each account: the newest counts. */
export const emailChanges = pgTable(
  'email_changes',
  {
    userId: reference()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    email: varchar({ length: EMAIL.max }).notNull(),
    /** The hash of the link that is mailed to the new address. */
    tokenHash: bytes().notNull(),
    /** The hash of the link that is mailed to the old address, to undo a change that its owner did not make. */
    undoHash: bytes().notNull(),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
  },
  (t) => [uniqueIndex('email_changes_token').on(t.tokenHash), uniqueIndex('email_changes_undo').on(t.undoHash)],
);

/** The former addresses of accounts, kept for a while so that the owner can undo a change that they did not make. */
export const formerEmails = pgTable(
  'former_emails',
  {
    id: identity(),
    userId: reference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    email: varchar({ length: EMAIL.max }).notNull(),
    undoHash: bytes().notNull(),
    leftAt: createdAt(),
  },
  (t) => [uniqueIndex('former_emails_undo').on(t.undoHash), index('former_emails_user').on(t.userId)],
);

/** Browsers in which somebody signed in before. They are not locked out by wrong guesses elsewhere. */
export const knownDevices = pgTable(
  'known_devices',
  {
    userId: reference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: bytes().notNull(),
    lastUsedAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.tokenHash] })],
);

/** Authenticator apps. One for each account; it counts once a code has been confirmed. */
export const authenticators = pgTable('authenticators', {
  userId: reference()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** In base 32. The server has to compute codes from it, so it cannot be hashed. */
  secret: text().notNull(),
  /** The number of the last half minute whose code was used, so that no code counts twice. */
  lastStep: bigint({ mode: 'number' }).notNull().default(0),
  confirmedAt: moment(),
  createdAt: createdAt(),
});

/** Each works once, in place of a code of the app. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: reference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    codeHash: bytes().notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.codeHash] })],
);

export const passkeys = pgTable(
  'passkeys',
  {
    id: identity(),
    userId: reference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: varchar({ length: PASSKEY_NAME.max }).notNull(),
    /** In base64url, as browsers send it. */
    credentialId: text().notNull(),
    publicKey: bytes().notNull(),
    /** Counts the passkey's signatures, where it counts at all. One that goes back was copied. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull(),
    createdAt: createdAt(),
    lastUsedAt: moment(),
  },
  (t) => [uniqueIndex('passkeys_credential').on(t.credentialId), index('passkeys_user').on(t.userId)],
);

/** The accounts that people have with providers of sign-in. */
export const linkedProviders = pgTable(
  'linked_providers',
  {
    userId: reference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    provider: varchar({ length: PROVIDER_NAME.max }).notNull(),
    issuer: text().notNull(),
    subject: text().notNull(),
    /** The address of the account there, so that people recognise it. It proves nothing. */
    email: varchar({ length: EMAIL.max }),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.provider] }),
    uniqueIndex('linked_providers_subject').on(t.issuer, t.subject),
  ],
);

/** The next steps that a browser may take. */
export const SIGN_IN_STEPS = ['code', 'passkey', 'provider', 'join'] as const;

/** Sign-ins on their way. A step belongs to one browser, is used once, and the newest of a kind counts. */
export const signInSteps = pgTable(
  'sign_in_steps',
  {
    /** The hash of the secret in the browser's cookie. */
    browserHash: bytes().notNull(),
    kind: text({ enum: SIGN_IN_STEPS }).notNull(),
    /** The account that the step is about, if it is known. */
    userId: reference().references(() => users.id, { onDelete: 'cascade' }),
    data: jsonb().notNull(),
    expiresAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.browserHash, t.kind] }),
    index('sign_in_steps_user').on(t.userId),
    index('sign_in_steps_expiry').on(t.expiresAt),
  ],
);

/** Counters of attempts. The key holds hashes only, never an address or an e-mail. */
export const throttles = pgTable(
  'throttles',
  {
    key: text().primaryKey(),
    count: integer().notNull(),
    resetAt: moment().notNull(),
    /**
     * Set if the counted row is stored in the same statement: over the limit the constraint fails, and nothing is
     * stored.
     */
    most: integer(),
  },
  (t) => [check('throttles_most', sql`${t.count} <= ${t.most}`)],
);

/** Tables that hold something about a person and are not in their archive. */
export const NOT_EXPORTED = {
  pending_registrations: 'Whoever sent the form has not proved yet that the address is theirs.',
  recovery_codes: 'A row holds nothing but the hash of a code; how many are left stands with the authenticator app.',
  sign_in_steps: 'A step of a sign-in lasts for minutes and holds nothing but its secrets.',
  password_resets: 'A row holds nothing but the hash of a link.',
  password_reset_requests: 'A request is answered within minutes, and the address is in the account.',
};
