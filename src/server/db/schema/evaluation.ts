import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { EVALUATION_TYPES, SCORER_SIDES } from '#shared/evaluation/evaluation.values.ts';
import { applicationEducations, applicationExperiences, applications } from './applications.ts';
import { createdAt, identity, reference } from './columns.ts';
import { users } from './identity.ts';

/** The scorecards: a row per person and subject. A subject is a section, a single item, or the whole application. */
export const humanEvaluations = pgTable(
  'human_evaluations',
  {
    id: identity(),
    applicationId: reference()
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    type: text({ enum: EVALUATION_TYPES }).notNull(),
    educationId: reference().references(() => applicationEducations.id, { onDelete: 'cascade' }),
    experienceId: reference().references(() => applicationExperiences.id, { onDelete: 'cascade' }),
    score: integer(),
    comment: text().notNull().default(''),
    reviewerId: reference().references(() => users.id, { onDelete: 'set null' }),
    /** The side the scorer was on when they scored. It stays the same after they leave the company. */
    side: text({ enum: SCORER_SIDES }).notNull().default('reviewer'),
    version: integer().notNull().default(1),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (t) => [
    uniqueIndex('human_evaluations_subject').on(
      t.applicationId,
      t.type,
      sql`coalesce(${t.educationId}, 0)`,
      sql`coalesce(${t.experienceId}, 0)`,
      t.reviewerId,
    ),
    index('human_evaluations_reviewer').on(t.reviewerId, t.applicationId),
    check('human_evaluations_score', sql`${t.score} between 0 and 100`),
  ],
);

/** The reviewers who are assigned to an application. Other reviewers may evaluate it too. */
export const evaluationAssignments = pgTable(
  'evaluation_assignments',
  {
    applicationId: reference()
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    reviewerId: reference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    assignedBy: reference().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.applicationId, t.reviewerId] }),
    index('evaluation_assignments_reviewer').on(t.reviewerId, t.applicationId),
  ],
);

/** Tables that hold something about a person and are not in their archive. */
export const NOT_EXPORTED = { evaluation_assignments: 'Who reviews what is the plan of the site.' };
