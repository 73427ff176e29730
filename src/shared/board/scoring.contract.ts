import {
  COMPARED_SECTIONS,
  EVALUATION_STATES,
  MANAGER_SECTIONS,
  type ManagerSection,
  SCORER_SIDES,
} from '../evaluation/evaluation.values.ts';
import { Scorecards } from '../evaluation/scorecards.contract.ts';
import { companyMember } from '../kernel/access.ts';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { Id, IdInPath } from '../kernel/ids.ts';
import { z } from '../kernel/schema.ts';
import { SCORE_CATEGORIES, SECTIONS, type Section } from '../screening/score.ts';
import { IdsInQuery } from './board.contract.ts';
import { FIXED_GROUPS } from './board.values.ts';
import { profileRule } from './profile-rules.texts.ts';
import { COMPARED } from './scoring.values.ts';

const Score = z.number().int().min(0).max(100);
/** Null: not assessed. */
const ScoreOrNone = Score.nullable();
const Category = z.enum(SCORE_CATEGORIES);

/** One field for each section, in the names of the specification: `ai_education_score`. */
function fieldsOf<S extends string, P extends string, E extends string, T extends z.ZodType>(
  prefix: P,
  sections: readonly S[],
  end: E,
  type: T,
) {
  return Object.fromEntries(sections.map((section) => [`${prefix}_${section}_${end}`, type])) as Record<
    `${P}_${S}_${E}`,
    T
  >;
}

/** The author's name; null if the account was deleted. */
const Comment = z.object({
  text: z.string(),
  author: z.string().nullable(),
  side: z.enum(SCORER_SIDES),
  at: z.string(),
  /** The education or experience that it is about. */
  item: z.string().nullable(),
});
export type ManagerComment = z.output<typeof Comment>;

const AiEvaluation = z.object({
  ai_score_percentage: Score,
  ai_overall_category: Category,
  ...fieldsOf('ai', SECTIONS, 'score', ScoreOrNone),
  /** In the reader's language. */
  ...fieldsOf('ai', SECTIONS, 'comment', z.string()),
  /** The share of the total, 0 to 1; null for evaluations by an earlier version. */
  ...fieldsOf('ai', SECTIONS, 'weight', z.number().nullable()),
  /** Exact quotes; each occurs in one of `texts`. */
  ...fieldsOf('ai', SECTIONS, 'evidence', z.array(z.string())),
  evaluator: z.object({ id: z.string(), version: z.string() }),
  evaluated_at: z.string(),
});
export type AiEvaluation = z.output<typeof AiEvaluation>;

/** The scores of one person. A section that they did not score itself gets the mean of its items. */
const ScoredBy = z.object({
  /** Null if the account was deleted. */
  author: z.string().nullable(),
  side: z.enum(SCORER_SIDES),
  scores: z.object(
    Object.fromEntries(COMPARED_SECTIONS.map((section) => [section, ScoreOrNone])) as Record<
      (typeof COMPARED_SECTIONS)[number],
      typeof ScoreOrNone
    >,
  ),
});
export type ScoredBy = z.output<typeof ScoredBy>;

/** The rounded mean of the counted scores, with each person's scores and comments. */
const HumanEvaluation = z.object({
  manager_overall_score: ScoreOrNone,
  manager_overall_category: Category.nullable(),
  ...fieldsOf('manager', MANAGER_SECTIONS, 'score', ScoreOrNone),
  ...fieldsOf('manager', MANAGER_SECTIONS, 'comment', z.array(Comment)),
  manager_profile_comment: z.array(Comment),
  manager_overall_comment: z.array(Comment),
  reviewers: z.number().int(),
  /** The company's own people first. */
  people: z.array(ScoredBy),
});
export type HumanEvaluation = z.output<typeof HumanEvaluation>;
export type { ManagerSection, Section };

export const APPLICATION_TEXTS = [
  'bio',
  'cover_letter',
  'answer',
  'experience',
  'education',
  'training',
  'skills',
  'languages',
] as const;

const Scored = z.object({
  application_id: Id,
  name: z.string(),
  blind: z.boolean(),
  candidate_deleted: z.boolean(),
  profession: z.string().nullable(),
  photo: z.string().nullable(),
  stage: z.string(),
  job: z.object({ id: Id, title: z.string(), pass_mark: Score }),
  ai_evaluation: AiEvaluation.nullable(),
  human_evaluation: HumanEvaluation.nullable(),
});

export const scoring = defineEndpoint({
  method: 'GET',
  path: '/company/applications/{id}/scoring',
  summary:
    'How an application was scored by the system and by people, section by section, and the texts that it rests on.',
  access: companyMember,
  scope: 'applications:read',
  input: z.object({ id: IdInPath.describe('The id of the application.') }),
  output: Scored.extend({
    success: z.literal(true),
    /** The candidate's texts, part by part, with the title of the entry or question. */
    texts: z.array(z.object({ part: z.enum(APPLICATION_TEXTS), title: z.string().nullable(), text: z.string() })),
  }),
});
export type Scoring = z.output<typeof scoring.output>;

/** The columns that an application can go to, in their order. */
const BoardStages = z.array(z.object({ id: Id, name: z.string(), fixed: z.enum(FIXED_GROUPS).nullable() }));

const Item = z.object({ id: Id, name: z.string() });

export const companyScorecard = defineEndpoint({
  method: 'GET',
  path: '/company/applications/{id}/scorecard',
  summary: 'What can be scored of an application, your scorecard, those of others, and the hiring manager’s scores.',
  access: companyMember,
  scope: 'applications:read',
  input: z.object({ id: IdInPath.describe('The id of the application.') }),
  output: Scorecards.extend({
    success: z.literal(true),
    application_id: Id,
    educations: z.array(Item),
    experiences: z.array(Item),
    my_state: z.enum(EVALUATION_STATES),
  }),
});
export type CompanyScorecard = z.output<typeof companyScorecard.output>;

const Compared = Scored.extend({
  experience: z.string().nullable(),
  education: z.string().nullable(),
  skills: z.array(z.string()),
  languages: z.array(z.object({ name: z.string(), proficiency: z.string() })),
  applied_at: z.string(),
  candidate_resume_id: Id.nullable(),
  group_id: Id,
  /** The version to send with a move from this page. */
  version: z.number().int(),
});
export type ComparedApplication = z.output<typeof Compared>;

export const compareApplications = defineEndpoint({
  method: 'GET',
  path: '/company/applications/comparison',
  summary: `${COMPARED.min} to ${COMPARED.max} applications to one job, side by side, in the order that was asked for.`,
  access: companyMember,
  scope: 'applications:read',
  input: z.object({
    ids: IdsInQuery.refine((ids) => ids.length >= COMPARED.min && ids.length <= COMPARED.max, {
      error: profileRule('rule.compare_count', { min: COMPARED.min, max: COMPARED.max }),
    }),
  }),
  output: z.object({ success: z.literal(true), applications: z.array(Compared), groups: BoardStages }),
  errors: ['not_found'],
});
