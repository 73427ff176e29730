import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { EVALUATION_TYPES } from '#shared/evaluation/evaluation.values.ts';
import { applicationEducations, applicationExperiences, applications } from './applications.ts';
import { createdAt, identity, reference } from './columns.ts';
import { users } from './identity.ts';

/** The scorecards: a row per reviewer and thing that they scored, which is a section, a single item, or the whole. */
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

/** Who is asked to evaluate an application. Others may evaluate it too. */
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
