import { index, pgTable, text, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { EMAIL, MEMBER_ROLES } from '#shared/identity/identity.values.ts';
import { bytes, createdAt, identity, moment, reference } from './columns.ts';
import { users } from './identity.ts';
import { companies } from './profiles.ts';

export const companyMembers = pgTable(
  'company_members',
  {
    userId: reference()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    companyId: reference()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    role: text({ enum: MEMBER_ROLES }).notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('company_members_company').on(t.companyId)],
);

export const companyInvitations = pgTable(
  'company_invitations',
  {
    id: identity(),
    companyId: reference()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    email: varchar({ length: EMAIL.max }).notNull(),
    role: text({ enum: MEMBER_ROLES }).notNull(),
    tokenHash: bytes().notNull(),
    invitedBy: reference().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
  },
  (t) => [
    uniqueIndex('company_invitations_token').on(t.tokenHash),
    uniqueIndex('company_invitations_email').on(t.companyId, t.email),
  ],
);
