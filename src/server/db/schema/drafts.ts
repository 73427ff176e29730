import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { DRAFT_STATUSES } from '#shared/drafts/drafts.values.ts';
import { bytes, createdAt, identity, moment, reference } from './columns.ts';
import { users } from './identity.ts';
import { jobs } from './jobs.ts';

export const drafts = pgTable(
  'drafts',
  {
    id: identity(),
    tokenHash: bytes().notNull(),
    jobId: reference()
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    /** Set if the draft was saved by somebody who was signed in. Only this account can open it. */
    userId: reference().references(() => users.id, { onDelete: 'cascade' }),
    data: jsonb().notNull(),
    status: text({ enum: DRAFT_STATUSES }).notNull().default('in_progress'),
    version: integer().notNull().default(1),
    createdAt: createdAt(),
    updatedAt: createdAt(),
    expiresAt: moment().notNull(),
  },
  (t) => [
    uniqueIndex('drafts_token').on(t.tokenHash),
    index('drafts_user').on(t.userId, t.updatedAt.desc()),
    index('drafts_expiry').on(t.expiresAt),
  ],
);

/** Additional links to a draft, which its owner created to share it. */
export const draftShares = pgTable(
  'draft_shares',
  {
    id: identity(),
    draftId: reference()
      .notNull()
      .references(() => drafts.id, { onDelete: 'cascade' }),
    tokenHash: bytes().notNull(),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
  },
  (t) => [uniqueIndex('draft_shares_token').on(t.tokenHash), index('draft_shares_draft').on(t.draftId)],
);

/** Tables that hold something about a person and are not in their archive. */
export const NOT_EXPORTED = { draft_shares: 'A row holds nothing but the hash of a link.' };
