import { z } from '../kernel/schema.ts';

const text = z.string().nullable();
const month = z.string().nullable();

/** The one normal form of what was sent, whichever form it came from. Stored as it was, and shown on the receipt. */
export const SentApplication = z.object({
  personalInfo: z.object({
    firstName: z.string(),
    lastName: z.string(),
    email: text,
    phone: text,
    dateOfBirth: text,
    city: text,
    country: text,
    address: text,
    bio: z.string(),
  }),
  educations: z.array(
    z.object({
      level: z.string(),
      institution_name: z.string(),
      degree: z.string(),
      major_course: text,
      start_date: month,
      end_date: month,
      current_study: z.boolean(),
      description: text,
      /** A country code. */
      country: text,
    }),
  ),
  experiences: z.array(
    z.object({
      designation: z.string(),
      company: z.string(),
      department: text,
      location: text,
      employment_type: text,
      start: month,
      end: month,
      current_position: z.boolean(),
      responsibilities: z.string(),
      accomplishments: text,
    }),
  ),
  trainings: z.array(
    z.object({
      name: z.string(),
      organization: z.string(),
      credentialId: text,
      startDate: month,
      endDate: month,
      current: z.boolean(),
      description: text,
    }),
  ),
  skills: z.array(z.string()),
  languages: z.array(z.object({ name: z.string(), proficiency: z.string() })),
  cover_letter: z.string(),
  /** By question id. */
  questions: z.record(z.string(), z.string()),
});
export type SentApplication = z.output<typeof SentApplication>;
