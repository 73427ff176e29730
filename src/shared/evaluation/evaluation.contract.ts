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
  EVALUATIONS_PER_PAGE,
  STATE_FILTERS,
} from './evaluation.values.ts';
import { evaluationRule } from './evaluation-rules.texts.ts';
import { Scorecards } from './scorecards.contract.ts';

const text = z.string().nullable();
/** `YYYY-MM`; pages format it in the reader's language. */
const month = z.string().nullable();
const Percent = z.number().int();
const State = z.enum(EVALUATION_STATES);
const Person = z.object({ id: Id, name: z.string() });
const Named = z.object({ id: Id, name: z.string(), applications: z.number().int() });

/** The list's filters, as in the query string. */
export const EvaluationFilters = z.object({
  job: IdInPath.describe('Of one job only.').optional(),
  company: IdInPath.describe('Of one company only.').optional(),
  state: z
    .enum(STATE_FILTERS)
    .describe(
      'queue: yours to do; none: nobody has begun; partly: begun; done: everybody who was asked has finished; mine: you have begun; mine_done: you have finished; all, or without it: all.',
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
  q: lineText({ max: 100 }).describe('Part of a name as it is shown.').optional(),
  order: z.enum(EVALUATION_ORDERS).describe('Without it: those that have waited longest.').optional(),
});
export type EvaluationFilters = z.output<typeof EvaluationFilters>;

const EvaluationRow = z.object({
  application_id: Id,
  /** Null while the candidate is hidden from you, because their other applications would have the same id. */
  candidate_id: Id.nullable(),
  /** For a hidden candidate, a name with a number. */
  name: z.string(),
  blind: z.boolean(),
  job: z.object({ id: Id, title: z.string() }),
  company: Person,
  applied_at: z.string(),
  /** Null while it is hidden from you, or if there is none. */
  ai_score: Percent.nullable(),
  ai_hidden: z.boolean(),
  manager_score: Percent.nullable(),
  /** How many reviewers have started, and how many of them have given an overall score. */
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
  scope: 'site:read',
  input: EvaluationFilters.extend({
    page: wholeNumber({ min: 1, max: 10_000 }).describe('Without it: the first.').optional(),
  }),
  output: z.object({
    success: z.literal(true),
    applications: z.array(EvaluationRow),
    /** The number of applications that match the filters. */
    total: z.number().int(),
    page: z.number().int(),
    pages: z.number().int(),
    /**
     * How many applications the list would show in each state, under all other filters. `queue` counts your own work:
     * applications assigned to you, and those that nobody is assigned to and nobody has scored. `waiting_for_me` counts
     * only the assigned ones.
     */
    progress: z.object({
      queue: z.number().int(),
      all: z.number().int(),
      none: z.number().int(),
      partly: z.number().int(),
      done: z.number().int(),
      mine: z.number().int(),
      mine_done: z.number().int(),
      waiting_for_me: z.number().int(),
    }),
    /** The size of your queue without any filters. */
    waiting: z.number().int(),
    /**
     * The choices of each filter, with how many applications the list would show under all other filters. If a company
     * is chosen, only its jobs are offered.
     */
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
    /** `waiting`: applications assigned to them without their overall score. */
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
  /** The year in which it ended. */
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
  /** Comments are in the reader's language; the evidence is quoted from the application. */
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

/** My score beside the others' mean and the system's; `difference` is mine minus the system's. */
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
  scope: 'site:read',
  input: z.object({ application: IdInPath.describe('The id of the application.') }),
  output: z.object({
    success: z.literal(true),
    /** Without the outcome, which would reveal the system's score. */
    application: z.object({ id: Id, applied_at: z.string(), withdrawn_at: text }),
    /** `description` is the job's text, as safe HTML. */
    job: z.object({
      id: Id,
      title: z.string(),
      slug: z.string(),
      company: Person,
      description: z.string(),
      skills: z.array(z.string()),
    }),
    cover_letter: z.string(),
    /** Whether the candidate is hidden from you, by the site's setting or by the company's blind review. */
    blind: z.boolean(),
    appliedcandidate: z.object({
      /** Null while the candidate is hidden from you. */
      id: Id.nullable(),
      /** `photo` is the URL of the picture. */
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
    /** Only the form with five steps asks for it. Reviewers do not get its links. */
    additional_info: z.object({ certifications: text, awards: text }),
    answers: z.array(z.object({ question: z.string(), answer: text })),
    /** The file is at /candidates/download/cv/{id}; a PDF can be shown in the page. */
    resume: z.object({ id: Id, name: z.string(), is_pdf: z.boolean() }).nullable(),
    ...Scorecards.shape,
    /** Whether a system evaluation exists and is hidden until you have scored overall. */
    ai_hidden: z.boolean(),
    ai_evaluation: AiEvaluation.nullable(),
    differences: z.array(Difference),
    assignees: z.array(Person),
    state: State,
    my_state: State,
  }),
});
export type EvaluationView = z.output<typeof evaluation.output>;
