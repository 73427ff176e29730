import { everyone } from '../kernel/access.ts';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { z } from '../kernel/schema.ts';
import { RESUME } from '../profiles/profiles.values.ts';
import { PROFICIENCIES } from '../profiles/sections/section.values.ts';
import { EDUCATION_LEVELS } from '../reference/qualifications.values.ts';

/** The file types that can be parsed. An old DOC is accepted as a CV but cannot be parsed. */
export const READABLE_CV = { maxBytes: RESUME.maxBytes, extensions: ['pdf', 'docx'] } as const;

/** Why a file cannot be read. */
export const CV_TROUBLES = ['wrong_type', 'encrypted', 'no_text', 'broken', 'too_complex', 'busy'] as const;
export type CvTrouble = (typeof CV_TROUBLES)[number];

/** What the person should check; `fields` says where. */
export const CV_WARNINGS = [
  'name_unsure',
  'phone_without_country',
  'months_assumed',
  'no_experience',
  'no_education',
  'only_beginning_read',
] as const;
export type CvWarning = (typeof CV_WARNINGS)[number];

/** A month `YYYY-MM`, or empty. */
const Month = z.string();

/** The content of a CV under the field names of the form. A field that was not found is empty. */
export const ReadCv = z.object({
  personalInfo: z.object({
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    /** With its country code if that is known. */
    phone: z.string(),
    city: z.string(),
    country: z.string(),
    bio: z.string(),
  }),
  educations: z.array(
    z.object({
      level: z.enum(EDUCATION_LEVELS).or(z.literal('')),
      /** A country code, if the institution determines it. */
      country: z.string(),
      institution: z.string(),
      degree: z.string(),
      major: z.string(),
      startDate: Month,
      endDate: Month,
      current: z.boolean(),
    }),
  ),
  experiences: z.array(
    z.object({
      title: z.string(),
      company: z.string(),
      location: z.string(),
      startDate: Month,
      endDate: Month,
      currentlyWorking: z.boolean(),
      responsibilities: z.string(),
    }),
  ),
  trainings: z.array(
    z.object({
      name: z.string(),
      organization: z.string(),
      startDate: Month,
      endDate: Month,
      current: z.boolean(),
    }),
  ),
  /** In the person's own words. */
  skills: z.array(z.string()),
  /** The proficiency is null if the CV does not state it. */
  languages: z.array(z.object({ language: z.string(), proficiency: z.enum(PROFICIENCIES).nullable() })),
  links: z.array(z.string()),
});
export type ReadCv = z.output<typeof ReadCv>;

export const CvReading = z.object({
  cv: ReadCv,
  /** The paths of all fields that were filled, such as `experiences.0.title`. */
  found: z.array(z.string()),
  warnings: z.array(z.object({ code: z.enum(CV_WARNINGS), fields: z.array(z.string()) })),
});
export type CvReading = z.output<typeof CvReading>;

export const readCv = defineEndpoint({
  method: 'POST',
  path: '/api/cv/read',
  summary:
    'Read a CV to fill in the form with: PDF or DOCX, at most 5 MB, as multipart field "file". Nothing of it is stored.',
  access: everyone,
  input: z.object({}),
  output: CvReading.extend({ success: z.literal(true) }),
  upload: { maxBytes: READABLE_CV.maxBytes },
  errors: ['too_many'],
});
