import { APPLICATION_FORMS } from '../jobs/jobs.values.ts';
import { codePoints } from '../kernel/code-points.ts';
import { Id } from '../kernel/ids.ts';
import { z } from '../kernel/schema.ts';
import { isSafeText, normaliseText } from '../kernel/text.ts';
import { rule } from '../kernel/validation.texts.ts';
import { DRAFT_COUNTS, DRAFT_TEXT } from './drafts.values.ts';
import { draftsRule } from './drafts-rules.texts.ts';

/** Half-typed text: any storable content, not trimmed, because the person is still typing. */
function draftText(max: number) {
  const tooLong = { error: rule('rule.too_long', { max }) };
  return z
    .string()
    .max(max * 4, { ...tooLong, abort: true })
    .refine(isSafeText, { error: rule('rule.unusable_characters'), abort: true })
    .transform(normaliseText)
    .refine((text) => codePoints(text) <= max, tooLong);
}

const Text = draftText(DRAFT_TEXT.line);
const Line = Text.nullable().optional();
const Long = draftText(DRAFT_TEXT.long).nullable().optional();
const Flag = z.boolean().nullable().optional();

function each<const K extends readonly string[], S>(keys: K, schema: S): { [Key in K[number]]: S } {
  return Object.fromEntries(keys.map((key) => [key, schema])) as { [Key in K[number]]: S };
}

const ownId = each(['id', 'tempId'], z.union([z.int(), Text]).nullable().optional());
const listOf = <S extends z.ZodType>(entry: S) => z.array(entry).max(DRAFT_COUNTS.entries).optional();
const Step = z.union([draftText(40), z.int().min(0).max(DRAFT_COUNTS.steps)]);

const PersonalInfo = z.strictObject({
  ...each(['firstName', 'lastName', 'fullName', 'email', 'phone', 'dateOfBirth'], Line),
  ...each(['country', 'city', 'location', 'address'], Line),
  ...each(['bio', 'summary'], Long),
});

const Education = z.strictObject({
  ...ownId,
  ...each(['level', 'country', 'institution', 'institution_name', 'degree', 'major', 'major_course'], Line),
  ...each(['startDate', 'endDate', 'start_date', 'end_date', 'start', 'end'], Line),
  ...each(['courseName', 'dateGraduated', 'degreeObtained'], Line),
  ...each(['description'], Long),
  ...each(['current', 'current_study', 'current_position'], Flag),
});

const Experience = z.strictObject({
  ...ownId,
  ...each(['title', 'designation', 'jobTitle', 'company', 'department', 'location'], Line),
  ...each(['employmentType', 'employment_type', 'startDate', 'endDate', 'start', 'end'], Line),
  ...each(['responsibilities', 'achievements', 'accomplishments'], Long),
  ...each(['currentlyWorking', 'current_position', 'isCurrent'], Flag),
});

const Training = z.strictObject({
  ...ownId,
  ...each(['name', 'organization', 'credentialId', 'credential_id'], Line),
  ...each(['startDate', 'endDate', 'start_date', 'end_date'], Line),
  ...each(['description'], Long),
  ...each(['current'], Flag),
});

const Language = z.strictObject({ ...ownId, ...each(['name', 'language', 'proficiency'], Line) });

const LongOrList = z.union([Long, z.array(Text).max(DRAFT_COUNTS.entries)]);
const AdditionalInfo = z.strictObject({
  ...each(['certifications', 'awards'], LongOrList),
  ...each(['portfolio', 'linkedin'], Line),
});

/**
 * The fields that a draft of any form may hold, under the form's names. Lenient about values, because a draft is
 * unfinished, but strict about field names.
 */
export const DraftFields = z.strictObject({
  /** The form that it was written with, and that form's version. */
  form: z.enum(APPLICATION_FORMS).optional(),
  formVersion: z.int().min(1).max(9999).optional(),
  personalInfo: PersonalInfo.optional(),
  educations: listOf(Education),
  trainings: listOf(Training),
  experiences: listOf(Experience),
  /** Set by people without work experience. */
  noExperience: z.boolean().optional(),
  skills: z.array(Text).max(DRAFT_COUNTS.skills).optional(),
  languages: listOf(Language),
  additionalInfo: AdditionalInfo.optional(),
  cover_letter: Long,
  /** Answers by question id. */
  questions: z
    .record(z.string().regex(/^[1-9]\d{0,15}$/), draftText(DRAFT_TEXT.long))
    .refine((answers) => Object.keys(answers).length <= DRAFT_COUNTS.answers, {
      error: draftsRule('rule.too_many_answers'),
    })
    .optional(),
  /** A CV of the person's profile. */
  resume_id: Id.nullable().optional(),
  currentStep: Step.optional(),
  completedSteps: z.array(Step).max(DRAFT_COUNTS.steps).optional(),
  /** Whole percents, as the form showed them; the dashboard shows the same. */
  progress: z.int().min(0).max(100).optional(),
});
export type DraftFields = z.output<typeof DraftFields>;
