import { CandidateProfile } from '../board/profile.contract.ts';
import { companyMember, interviewing } from '../kernel/access.ts';
import { Done } from '../kernel/answers.ts';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { Id, IdInPath } from '../kernel/ids.ts';
import { z } from '../kernel/schema.ts';
import { lineText, longText } from '../kernel/text.ts';
import { Interviewer } from './interviews.contract.ts';
import { INTERVIEW_KINDS, INTERVIEW_STATES, RATING, RECOMMENDATIONS } from './interviews.values.ts';
import { CRITERIA, KIT_NAME_MAX, MOST_KITS, NOTE_MAX, QUESTIONS, SENTENCE_MAX } from './kits.values.ts';
import { kitsRefusal } from './kits-refusals.texts.ts';

/** Identifies a question or a criterion of a kit. It stays when the text changes, so that ratings still fit. */
const Key = z.string().regex(/^[\w-]{1,40}$/);

export const KitQuestion = z.object({
  key: Key,
  text: lineText({ min: 1, max: QUESTIONS.text }),
  /** What a good answer contains. */
  listen_for: lineText({ max: QUESTIONS.listenFor }),
  /** 0: no time is set. */
  minutes: z.number().int().min(0).max(QUESTIONS.minutes),
});
export type KitQuestion = z.output<typeof KitQuestion>;

export const KitCriterion = z.object({
  key: Key,
  name: lineText({ min: 1, max: CRITERIA.name }),
  /** What a 1 and a 5 mean. */
  low: lineText({ max: CRITERIA.meaning }),
  high: lineText({ max: CRITERIA.meaning }),
});
export type KitCriterion = z.output<typeof KitCriterion>;

const Rating = z.number().int().min(RATING.min).max(RATING.max).nullable();

/** An interviewer's note and rating of an answer. It holds the question's text, because the kit may change later. */
export const QuestionRating = z.object({
  key: Key,
  text: lineText({ max: QUESTIONS.text }),
  note: longText({ max: NOTE_MAX }),
  rating: Rating,
});
export type QuestionRating = z.output<typeof QuestionRating>;

export const CriterionRating = z.object({ key: Key, name: lineText({ max: CRITERIA.name }), rating: Rating });
export type CriterionRating = z.output<typeof CriterionRating>;

const keysDiffer = (entries: readonly { key: string }[]) =>
  new Set(entries.map(({ key }) => key)).size === entries.length;
const listOf = <T extends z.ZodType<{ key: string }>>(entry: T, max: number) =>
  z
    .array(entry)
    .max(max)
    .refine(keysDiffer, { error: kitsRefusal('refusal.same_key') });

const Job = z.object({ id: Id, title: z.string() });

export const InterviewKit = z.object({
  id: Id,
  /** Null: for all jobs. */
  job: Job.nullable(),
  /** The kind of interview that the kit is suggested for; null: all kinds. */
  kind: z.enum(INTERVIEW_KINDS).nullable(),
  name: z.string(),
  questions: z.array(KitQuestion),
  criteria: z.array(KitCriterion),
  /** Interviews that are still to come and use it. */
  used_by: z.number().int(),
});
export type InterviewKit = z.output<typeof InterviewKit>;

/** A kit as somebody writes it. */
export const KitFields = z.object({
  name: lineText({ min: 1, max: KIT_NAME_MAX }),
  job_id: Id.nullable().default(null),
  kind: z.enum(INTERVIEW_KINDS).nullable().default(null),
  questions: listOf(KitQuestion, QUESTIONS.max),
  criteria: listOf(KitCriterion, CRITERIA.max),
});
export type KitFields = z.output<typeof KitFields>;
const OneKit = z.object({ success: z.literal(true), kit: InterviewKit });

export const listKits = defineEndpoint({
  method: 'GET',
  path: '/company/interview-kits',
  page: '/company/kits',
  summary: `The company’s interview kits: what interviewers ask and rate. At most ${MOST_KITS}.`,
  access: companyMember,
  scope: 'applications:read',
  input: z.object({ job_id: IdInPath.describe('Only those for this job or for all jobs.').optional() }),
  output: z.object({
    success: z.literal(true),
    kits: z.array(InterviewKit),
    /** The jobs that a kit can be for. */
    jobs: z.array(Job),
  }),
});

export const createKit = defineEndpoint({
  method: 'POST',
  path: '/company/interview-kits',
  summary: 'Prepare a kit for interviews of one job or of all jobs.',
  access: companyMember,
  input: KitFields,
  output: OneKit,
});

export const changeKit = defineEndpoint({
  method: 'PUT',
  path: '/company/interview-kits/{id}',
  summary: 'Change a kit. Interviews that use it show the new questions; what was noted already stays.',
  access: companyMember,
  input: KitFields.extend({ id: IdInPath.describe('The kit.') }),
  output: OneKit,
  errors: ['not_found'],
});

export const deleteKit = defineEndpoint({
  method: 'DELETE',
  path: '/company/interview-kits/{id}',
  summary: 'Delete a kit. Interviews that used it keep what was noted.',
  access: companyMember,
  input: z.object({ id: IdInPath.describe('The kit.') }),
  output: Done,
  errors: ['not_found'],
});

/** A scorecard. Its author always sees it; colleagues see it once both of them have handed in. */
export const Scorecard = z.object({
  questions: z.array(QuestionRating),
  criteria: z.array(CriterionRating),
  recommendation: z.enum(RECOMMENDATIONS).nullable(),
  sentence: z.string(),
  /** Counts the changes; 0: nothing is saved yet. */
  version: z.number().int(),
  saved_at: z.string().nullable(),
  handed_in_at: z.string().nullable(),
  /** Whether it was changed after it was handed in, and whether its author could see other cards by then. */
  changed: z.enum(['after_handing_in', 'after_seeing_others']).nullable(),
});
export type Scorecard = z.output<typeof Scorecard>;

/** An interviewer of an interview. `card` is null until the reader may see it. */
const Panellist = Interviewer.extend({ handed_in: z.boolean(), card: Scorecard.nullable() });
export type Panellist = z.output<typeof Panellist>;

/** The candidate as an interviewer sees them: what they sent, as far as blind review shows it, without scores, salaries or notes. */
export const InterviewedPerson = CandidateProfile.pick({
  name: true,
  candidate: true,
  experience: true,
  education: true,
  answers: true,
  candidate_resume_id: true,
  resume: true,
  candidate_deleted: true,
  blind: true,
}).extend({
  place: z.string().nullable(),
  /** Null unless the interview is by phone. */
  phone: z.string().nullable(),
});
export type InterviewedPerson = z.output<typeof InterviewedPerson>;

const Which = { id: IdInPath.describe('The interview.') };

export const openKit = defineEndpoint({
  method: 'GET',
  path: '/company/interviews/{id}/scorecard',
  summary:
    'What an interviewer needs: who is interviewed, the questions, and your own scorecard. Cards of colleagues come once yours is handed in, or if you are not an interviewer there.',
  access: interviewing,
  input: z.object(Which),
  output: z.object({
    success: z.literal(true),
    interview: z.object({
      id: Id,
      application_id: Id,
      job: Job,
      kind: z.enum(INTERVIEW_KINDS),
      state: z.enum(INTERVIEW_STATES),
      minutes: z.number().int(),
      place: z.string(),
      instructions: z.string(),
      starts_at: z.string().nullable(),
    }),
    person: InterviewedPerson,
    /** Null: the interview has no kit. */
    kit: z.object({ name: z.string(), questions: z.array(KitQuestion), criteria: z.array(KitCriterion) }).nullable(),
    /** Null: you are not an interviewer there. */
    mine: Scorecard.nullable(),
    /** The other interviewers. */
    colleagues: z.array(Panellist),
    /** The scores of screening and reviewers. Null until you have handed in, and always for the role interviewer. */
    scores: z.object({ system: z.number().int().nullable(), hiring_manager: z.number().int().nullable() }).nullable(),
  }),
  errors: ['not_found'],
});
export type OpenedKit = z.output<typeof openKit.output>;

/** A scorecard as its author sends it. */
export const ScorecardFields = z.object({
  version: z.number().int().min(0).describe('Of your card as you have it; 0: none.'),
  questions: listOf(QuestionRating, QUESTIONS.max * 2),
  criteria: listOf(CriterionRating, CRITERIA.max * 2),
  recommendation: z.enum(RECOMMENDATIONS).nullable().default(null),
  sentence: longText({ max: SENTENCE_MAX }).default(''),
});
export type ScorecardFields = z.output<typeof ScorecardFields>;

export const saveInterviewScorecard = defineEndpoint({
  method: 'PUT',
  path: '/company/interviews/{id}/scorecard',
  summary:
    'Save your scorecard of an interview. Until it is handed in, nobody else sees it. 409 holds, in `scorecard`, your card as you have saved it elsewhere in the meantime.',
  access: interviewing,
  input: ScorecardFields.extend(Which),
  output: z.object({ success: z.literal(true), scorecard: Scorecard }),
  errors: ['not_found', 'conflict'],
});

export const handInScorecard = defineEndpoint({
  method: 'POST',
  path: '/company/interviews/{id}/scorecard/hand-in',
  summary: 'Save your scorecard and hand it in: colleagues who have handed in see it, and you see theirs.',
  access: interviewing,
  input: ScorecardFields.extend(Which),
  output: z.object({ success: z.literal(true), scorecard: Scorecard }),
  errors: ['not_found', 'conflict'],
});

const PanelOfInterview = z.object({
  interview: z.object({
    id: Id,
    kind: z.enum(INTERVIEW_KINDS),
    state: z.enum(INTERVIEW_STATES),
    starts_at: z.string().nullable(),
  }),
  /** Your own card is missing; until it is handed in you see only who has handed in. */
  hidden: z.boolean(),
  /** Whether you are an interviewer there. */
  mine: z.boolean(),
  people: z.array(Panellist),
  /** The ratings that were given, by criterion, in the order of the kit. Empty while hidden. */
  criteria: z.array(
    z.object({
      key: z.string(),
      name: z.string(),
      mean: z.number(),
      lowest: z.number().int(),
      highest: z.number().int(),
      ratings: z.number().int(),
    }),
  ),
});
export type PanelOfInterview = z.output<typeof PanelOfInterview>;

export const panelOfApplication = defineEndpoint({
  method: 'GET',
  path: '/company/applications/{application_id}/panel',
  summary: 'What the interviewers of an applicant think: ratings by criterion, recommendations and sentences.',
  access: interviewing,
  input: z.object({ application_id: IdInPath.describe('The application.') }),
  output: z.object({
    success: z.literal(true),
    /** The newest interview first. Those that have not begun or did not take place are left out unless a card is in. */
    panels: z.array(PanelOfInterview),
  }),
  errors: ['not_found'],
});
