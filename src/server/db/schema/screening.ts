import { sql } from 'drizzle-orm';
import { check, doublePrecision, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { SCORE_CATEGORIES, type Section } from '#shared/screening/score.ts';
import { applications } from './applications.ts';
import { bytes, createdAt, identity, reference } from './columns.ts';

export type SectionResult = {
  /** Null if the section was not assessed. */
  score: number | null;
  /** The section's share of the total. Missing in evaluations by earlier versions. */
  weight?: number;
  /** Encoded messages; earlier versions stored English text. */
  comment: string | string[];
  evidence: string[];
};

/** Every run of an evaluator over an application. The newest one counts; none is ever overwritten. */
export const aiEvaluations = pgTable(
  'ai_evaluations',
  {
    id: identity(),
    applicationId: reference()
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    evaluator: text().notNull(),
    evaluatorVersion: text().notNull(),
    inputHash: bytes().notNull(),
    overall: integer().notNull(),
    category: text({ enum: SCORE_CATEGORIES }).notNull(),
    rank: doublePrecision().notNull(),
    sections: jsonb().$type<Record<Section, SectionResult>>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('ai_evaluations_application').on(t.applicationId, t.id.desc()),
    index('ai_evaluations_input').on(t.inputHash, t.evaluator, t.evaluatorVersion),
    check('ai_evaluations_overall', sql`${t.overall} between 0 and 100`),
  ],
);
