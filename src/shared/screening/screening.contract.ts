import { APPLICATION_FORMS } from '../jobs/jobs.values.ts';
import { z } from '../kernel/schema.ts';
import { SCORE_CATEGORIES, SECTIONS, type Section } from './score.ts';

// The limits of the form do not apply here: a field of the wrong type counts as left empty, and is scored like that.
const text = z.union([z.string(), z.number().transform(String)]).catch('');
const flag = z.boolean().catch(false);
const month = z.string().nullable().catch(null).default(null);

/** Keeps the entries of the expected type; a missing or invalid list counts as empty. */
function listOf<T extends z.ZodType>(item: T) {
  return z
    .array(z.unknown())
    .catch([])
    .transform((entries) =>
      entries.flatMap((entry) => {
        const read = item.safeParse(entry);
        return read.success ? [read.data as z.output<T>] : [];
      }),
    );
}

const name = z.union([z.string(), z.object({ name: z.string() }).transform((value) => value.name)]);
const named = z.object({ name: z.string() }).nullable().catch(null).default(null);

export const ScreeningJob = z.object({
  title: z.string(),
  description: text.default(''),
  skills: listOf(name),
  education: named,
  experience: named,
});
export type ScreeningJob = z.output<typeof ScreeningJob>;

/** The applicant's identity. Only `redact` reads it; other keys (gender, nationality…) are not even parsed. */
const ScreeningPersonalInfo = z.object({
  firstName: text.default(''),
  lastName: text.default(''),
  name: text.default(''),
  email: text.default(''),
  phone: text.default(''),
  address: text.default(''),
  city: text.default(''),
  country: text.default(''),
  bio: text.default(''),
});

const ScreeningEducation = z.object({
  level: text.default(''),
  institution_name: text.default(''),
  degree: text.default(''),
  major_course: text.default(''),
  current_study: flag.default(false),
  description: text.default(''),
});

const ScreeningExperience = z.object({
  designation: text.default(''),
  company: text.default(''),
  department: text.default(''),
  start: month,
  end: month,
  current_position: flag.default(false),
  responsibilities: text.default(''),
  accomplishments: text.default(''),
});

const ScreeningLanguage = z.object({ name: text.default(''), proficiency: text.default('') });

const ScreeningTraining = z.object({
  name: text.default(''),
  organization: text.default(''),
  description: text.default(''),
});

/** Answers come as a map by question id, or as a list of question and answer. */
const answers = z
  .union([
    z.array(z.object({ answer: text.optional(), answers: text.optional() })),
    z.record(z.string(), z.union([z.string(), z.number()]).catch('')),
  ])
  .catch({})
  .transform((given) =>
    (Array.isArray(given) ? given.map((entry) => entry.answer ?? entry.answers ?? '') : Object.values(given))
      .map(String)
      .filter((answer) => answer.trim() !== ''),
  );

export const ScreeningApplication = z.object({
  personalInfo: ScreeningPersonalInfo.catch(ScreeningPersonalInfo.parse({})).default(() =>
    ScreeningPersonalInfo.parse({}),
  ),
  educations: listOf(ScreeningEducation),
  experiences: listOf(ScreeningExperience),
  skills: listOf(name),
  languages: listOf(ScreeningLanguage),
  trainings: listOf(ScreeningTraining),
  cover_letter: text.default(''),
  questions: answers,
  /** The month (YYYY-MM) up to which current positions count: the month of the submission. */
  as_of: month,
  /**
   * The form that was used, because nobody is judged by what their form did not ask. If it is missing, the sent fields
   * tell.
   */
  form: z.enum(APPLICATION_FORMS).optional().catch(undefined),
});
export type ScreeningApplication = z.output<typeof ScreeningApplication>;

export const ScreeningRequest = z.object({
  id: z.union([z.string(), z.number()]),
  job: ScreeningJob,
  application: ScreeningApplication,
});
export type ScreeningRequest = z.output<typeof ScreeningRequest>;

export const SectionEvaluation = z.object({
  /** Null if it was not assessed. */
  score: z.number().int().min(0).max(100).nullable(),
  /** The share of the total, 0 to 1: all sections together make 1. */
  weight: z.number().min(0).max(1),
  /** Sentences, as messages that `commentInWords` translates for the reader. */
  comment: z.array(z.string().min(1)).min(1),
  /** Exact quotes from the application. */
  evidence: z.array(z.string()),
});
export type SectionEvaluation = z.output<typeof SectionEvaluation>;

const sections = Object.fromEntries(SECTIONS.map((section) => [section, SectionEvaluation])) as Record<
  Section,
  typeof SectionEvaluation
>;

export const Evaluation = z.object({
  overall: z.number().int().min(0).max(100),
  category: z.enum(SCORE_CATEGORIES),
  /** The unrounded overall: it orders people within one percent. */
  rank: z.number(),
  sections: z.object(sections),
  /** True if parts could not be read well: then a person decides, whatever the score is. */
  unread: z.boolean().default(false),
  evaluator: z.object({ id: z.string(), version: z.string() }),
  inputHash: z.string(),
});
export type Evaluation = z.output<typeof Evaluation>;
