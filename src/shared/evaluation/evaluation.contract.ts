import { evaluator } from '../kernel/access.ts';
import { Done } from '../kernel/answers.ts';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { Id, IdInPath } from '../kernel/ids.ts';
import { someOf, wholeNumber } from '../kernel/query.ts';
import { z } from '../kernel/schema.ts';
import { lineText } from '../kernel/text.ts';
import { SCORE_CATEGORIES, SECTIONS } from '../screening/score.ts';
import {
  ASSIGNED_AT_ONCE,
  COMPARED_SECTIONS,
  EVALUATION_ORDERS,
  EVALUATION_STATES,
  EVALUATION_TYPES,
  EVALUATIONS_PER_PAGE,
  STATE_FILTERS,
} from './evaluation.values.ts';
import { evaluationRule } from './evaluation-rules.texts.ts';
import { Mean, ScorecardEntry } from './scorecards.contract.ts';

const text = z.string().nullable();
/** `YYYY-MM`; pages write it in the reader's language. */
const month = z.string().nullable();
const Percent = z.number().int();
const State = z.enum(EVALUATION_STATES);
/** Null: the account is gone. */
const Reviewer = z.object({ id: Id.nullable(), name: z.string().nullable() });
const Person = z.object({ id: Id, name: z.string() });
const Named = z.object({ id: Id, name: z.string(), applications: z.number().int() });

/** What the list is narrowed to, as it stands in the address. */
export const EvaluationFilters = z.object({
  job: IdInPath.describe('Of one job only.').optional(),
  company: IdInPath.describe('Of one company only.').optional(),
  state: z
    .enum(STATE_FILTERS)
    .describe(
      'none: nobody has begun; partly: begun; done: everybody who was asked has scored overall; mine: you have begun.',
    )
    .optional(),
  assigned: z
    .string()
    .regex(/^(me|nobody|[1-9]\d{0,14})$/, evaluationRule('rule.evaluator_for'))
    .describe('To me, to nobody, or to the reviewer of this id.')
    .optional(),
  ai: someOf(SCORE_CATEGORIES)
    .describe(`Of the system’s score: ${SCORE_CATEGORIES.join(', ')}. Reviewers find only those whose score they see.`)
    .optional(),
  ai_from: wholeNumber({ min: 0, max: 100 }).describe('The lowest score of the system.').optional(),
  ai_to: wholeNumber({ min: 0, max: 100 }).describe('The highest score of the system.').optional(),
  q: lineText({ max: 100 }).describe('Part of a name.').optional(),
  order: z.enum(EVALUATION_ORDERS).describe('Without it: those that have waited longest.').optional(),
});
export type EvaluationFilters = z.output<typeof EvaluationFilters>;

const EvaluationRow = z.object({
  application_id: Id,
  candidate_id: Id,
  name: z.string(),
  job: z.object({ id: Id, title: z.string() }),
  company: Person,
  applied_at: z.string(),
  /** Null while it is hidden from you, or where there is none. */
  ai_score: Percent.nullable(),
  ai_hidden: z.boolean(),
  manager_score: Percent.nullable(),
  /** How many have begun, and how many of them have scored overall. */
  reviewers: z.number().int(),
  reviewers_done: z.number().int(),
  state: State,
  my_state: State,
  my_score: Percent.nullable(),
  assignees: z.array(Person),
});
export type EvaluationRow = z.output<typeof EvaluationRow>;

export const evaluations = defineEndpoint({
  method: 'GET',
  path: '/api/admin/evaluations',
  summary: `Applications to evaluate, ${EVALUATIONS_PER_PAGE} a page. Withdrawn ones are left out.`,
  access: evaluator,
  input: EvaluationFilters.extend({
    page: wholeNumber({ min: 1, max: 10_000 }).describe('Without it: the first.').optional(),
  }),
  output: z.object({
    success: z.literal(true),
    applications: z.array(EvaluationRow),
    /** Of those that the filters show. */
    total: z.number().int(),
    page: z.number().int(),
    pages: z.number().int(),
    /** Of all applications, whatever the filters hide. `waiting_for_me`: assigned to you without your overall score. */
    progress: z.object({
      all: z.number().int(),
      none: z.number().int(),
      partly: z.number().int(),
      done: z.number().int(),
      mine: z.number().int(),
      waiting_for_me: z.number().int(),
    }),
    /** What can be chosen: those that have applications. Of one company only, when one is chosen. */
    jobs: z.array(Named.extend({ company_id: Id })),
    companies: z.array(Named),
  }),
});
export type EvaluationList = z.output<typeof evaluations.output>;

export const evaluationReviewers = defineEndpoint({
  method: 'GET',
  path: '/api/admin/evaluations/reviewers',
  summary: 'Who can evaluate applications, by name.',
  access: evaluator,
  input: z.object({}),
  output: z.object({
    success: z.literal(true),
    /** `waiting`: assigned to them, without their overall score. */
    reviewers: z.array(Person.extend({ role: z.enum(['reviewer', 'admin']), waiting: z.number().int() })),
  }),
});

export const assignEvaluations = defineEndpoint({
  method: 'POST',
  path: '/api/admin/evaluations/assign',
  summary:
    'Ask a reviewer to evaluate applications, or take the request back. Of unknown applications nothing is written.',
  access: evaluator,
  input: z.object({
    application_ids: z
      .array(Id)
      .min(1)
      .max(ASSIGNED_AT_ONCE, { error: evaluationRule('rule.most_assigned', { max: ASSIGNED_AT_ONCE }) }),
    reviewer_id: Id.nullable().describe('Null: nobody is asked any more.'),
    remove: z.boolean().describe('Takes the request back from this reviewer; the others stay asked.').optional(),
  }),
  output: Done.extend({
    applications: z.array(z.object({ application_id: Id, state: State, assignees: z.array(Person) })),
  }),
  errors: ['not_found'],
});

const Education = z.object({
  id: Id,
  degree: z.string(),
  level: z.string(),
  major: text,
  institution: z.string(),
  country: text,
  start: month,
  end: month,
  current: z.boolean(),
  /** In which it ended. */
  award_year: z.number().int().nullable(),
  notes: text,
});

const Experience = z.object({
  id: Id,
  designation: z.string(),
  company: z.string(),
  department: text,
  location: text,
  employment_type: text,
  start: month,
  end: month,
  current: z.boolean(),
  responsibilities: z.string(),
  accomplishments: text,
});

const AiEvaluation = z.object({
  score: Percent,
  category: z.enum(SCORE_CATEGORIES),
  /** Comments in the reader's language; the evidence is quoted from the application. */
  sections: z.array(
    z.object({
      section: z.enum(SECTIONS),
      score: Percent.nullable(),
      comment: z.string(),
      evidence: z.array(z.string()),
    }),
  ),
  evaluator: z.object({ id: z.string(), version: z.string() }),
  evaluated_at: z.string(),
});

/** My score beside the others' mean and the system's; `difference` is mine less the system's. */
const Difference = z.object({
  section: z.enum(COMPARED_SECTIONS),
  mine: Percent.nullable(),
  others: Percent.nullable(),
  ai: Percent.nullable(),
  difference: z.number().int().nullable(),
});

export const evaluation = defineEndpoint({
  method: 'GET',
  path: '/api/admin/evaluations/{application}',
  summary:
    'An application as reviewers see it: the candidate, what was sent, your scorecard, those of others, the means, and the system’s evaluation once it is not hidden from you any more.',
  access: evaluator,
  input: z.object({ application: IdInPath.describe('The id of the application.') }),
  output: z.object({
    success: z.literal(true),
    /** Without its outcome, which follows from the system's score. */
    application: z.object({ id: Id, applied_at: z.string(), withdrawn_at: text }),
    job: z.object({ id: Id, title: z.string(), slug: z.string(), company: Person }),
    cover_letter: z.string(),
    appliedcandidate: z.object({
      id: Id,
      /** `photo` is the address of the picture. */
      user: z.object({ name: z.string(), email: text, phone: text, address: text, photo: text }),
    }),
    profession: text,
    bio: z.string(),
    educations: z.array(Education),
    experiences: z.array(Experience),
    skills: z.array(z.string()),
    trainings: z.array(
      z.object({
        name: z.string(),
        organization: z.string(),
        start: month,
        end: month,
        current: z.boolean(),
        description: text,
      }),
    ),
    languages: z.array(z.object({ name: z.string(), proficiency: z.string() })),
    answers: z.array(z.object({ question: z.string(), answer: text })),
    /** Its file is at /candidates/download/cv/{id}; a PDF can be looked at in the page. */
    resume: z.object({ id: Id, name: z.string(), is_pdf: z.boolean() }).nullable(),
    /** Entry by entry what you gave. */
    mine: z.array(ScorecardEntry),
    others: z.array(Reviewer.extend({ entries: z.array(ScorecardEntry) })),
    /** The hiring manager's score of everything that anybody scored, and of the whole. */
    means: z.array(Mean.extend({ type: z.enum(EVALUATION_TYPES), item_id: Id.nullable() })),
    /** The system's evaluation exists and is hidden until you have scored overall. */
    ai_hidden: z.boolean(),
    ai_evaluation: AiEvaluation.nullable(),
    differences: z.array(Difference),
    assignees: z.array(Person),
    state: State,
    my_state: State,
  }),
});
export type EvaluationView = z.output<typeof evaluation.output>;
