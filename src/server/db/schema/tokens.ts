import { index, pgTable, text, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { SCOPES } from '#shared/kernel/scopes.ts';
import { TOKEN_NAME } from '#shared/tokens/tokens.values.ts';
import { bytes, createdAt, identity, moment, reference } from './columns.ts';
import { users } from './identity.ts';
import { companies } from './profiles.ts';

/** Tokens with which other systems act for a company, or for the admins of the site. */
export const apiTokens = pgTable(
  'api_tokens',
  {
    id: identity(),
    /** Null for a token of an admin. */
    companyId: reference().references(() => companies.id, { onDelete: 'cascade' }),
    /** Its maker, with whose rights it acts. */
    userId: reference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: varchar({ length: TOKEN_NAME.max }).notNull(),
    tokenHash: bytes().notNull(),
    /** Its last characters, by which people recognise it. */
    hint: text().notNull(),
    scopes: text({ enum: SCOPES }).array().notNull(),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
    lastUsedAt: moment(),
    /** The network address that it was last used from. */
    lastUsedFrom: text(),
  },
  (t) => [
    uniqueIndex('api_tokens_hash').on(t.tokenHash),
    index('api_tokens_company').on(t.companyId),
    index('api_tokens_user').on(t.userId),
  ],
);
