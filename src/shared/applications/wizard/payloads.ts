import { z } from '../../kernel/schema.ts';

// Only types and names are checked here. The form's steps say what must be filled in, and how.
const text = z.string().nullish();
const flag = z.boolean().nullish();
/** Far above every limit of the forms, so that their own messages are shown. */
const list = <S extends z.ZodType>(item: S) => z.array(item).max(2_000).optional();
const answers = z.record(z.string(), z.string()).optional();

const personalInfo = z.strictObject({
  firstName: text,
  lastName: text,
  email: text,
  phone: text,
  dateOfBirth: text,
  city: text,
  country: text,
  address: text,
  bio: text,
  // Older names, used if the newer ones are empty.
  location: text,
  summary: text,
});
const additionalInfo = z.strictObject({ certifications: text, awards: text, portfolio: text, linkedin: text });
const language = z.strictObject({ name: text, proficiency: text });

/** The payloads of the three variants. */
export const PAYLOADS = {
  wizard: z.strictObject({
    personalInfo,
    educations: list(
      z.strictObject({
        level: text,
        country: text,
        institution_name: text,
        degree: text,
        major_course: text,
        start_date: text,
        end_date: text,
        current_study: flag,
        description: text,
      }),
    ),
    trainings: list(
      z.strictObject({
        name: text,
        organization: text,
        credentialId: text,
        startDate: text,
        endDate: text,
        current: flag,
        description: text,
      }),
    ),
    experiences: list(
      z.strictObject({
        designation: text,
        company: text,
        department: text,
        location: text,
        employment_type: text,
        start: text,
        end: text,
        current_position: flag,
        responsibilities: text,
        accomplishments: text,
      }),
    ),
    no_experience: flag,
    skills: list(z.string()),
    languages: list(language),
    cover_letter: text,
    questions: answers,
  }),
  form: z.strictObject({
    personalInfo,
    educations: list(
      z.strictObject({
        level: text,
        degree: text,
        institution_name: text,
        major_course: text,
        start: text,
        end: text,
        current_position: flag,
        description: text,
      }),
    ),
    experiences: list(
      z.strictObject({
        designation: text,
        company: text,
        start: text,
        end: text,
        current_position: flag,
        responsibilities: text,
        accomplishments: text,
      }),
    ),
    no_experience: flag,
    skills: list(z.string()),
    languages: list(language),
    additionalInfo: additionalInfo.nullish(),
    questions: answers,
  }),
  simple: z.strictObject({
    personalInfo: z.strictObject({ fullName: text, email: text, phone: text }),
    educations: list(
      z.strictObject({ courseName: text, institution: text, dateGraduated: text, degreeObtained: text }),
    ),
    experiences: list(
      z.strictObject({
        jobTitle: text,
        company: text,
        startDate: text,
        endDate: text,
        isCurrent: flag,
        responsibilities: text,
      }),
    ),
    no_experience: flag,
    questions: answers,
  }),
} as const;
export type PayloadOf = { [Form in keyof typeof PAYLOADS]: z.input<(typeof PAYLOADS)[Form]> };
