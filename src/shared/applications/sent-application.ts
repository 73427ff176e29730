import { z } from '../kernel/schema.ts';

const text = z.string().nullable();
const month = z.string().nullable();

/** The common form of what was sent, from any form. It is stored as it was sent and shown on the receipt. */
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
  /** Only variant B asks for it. */
  additionalInfo: z.object({ certifications: text, awards: text, portfolio: text, linkedin: text }).optional(),
  cover_letter: z.string(),
  /** Answers by question id. */
  questions: z.record(z.string(), z.string()),
});
export type SentApplication = z.output<typeof SentApplication>;
