import { candidateOnly } from '../kernel/access.ts';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { z } from '../kernel/schema.ts';

const text = z.string();

/** The person's own profile as the application forms A and B use it, so that nobody has to type it again. */
const FormProfile = z.object({
  personalInfo: z.object({
    firstName: text,
    lastName: text,
    email: text,
    phone: text,
    dateOfBirth: text,
    country: text,
    city: text,
    address: text,
    bio: text,
  }),
  educations: z.array(
    z.object({
      tempId: text,
      level: text,
      country: text,
      institution_name: text,
      degree: text,
      major_course: text,
      start_date: text,
      end_date: text,
      current_study: z.boolean(),
      description: text,
    }),
  ),
  trainings: z.array(
    z.object({
      name: text,
      organization: text,
      credential_id: text,
      start_date: text,
      end_date: text,
      current: z.boolean(),
      description: text,
    }),
  ),
  experiences: z.array(
    z.object({
      tempId: text,
      designation: text,
      company: text,
      department: text,
      location: text,
      employment_type: text,
      start: text,
      end: text,
      current_position: z.boolean(),
      responsibilities: text,
      accomplishments: text,
    }),
  ),
  skills: z.array(text),
  languages: z.array(z.object({ name: text, proficiency: text })),
});
export type FormProfile = z.output<typeof FormProfile>;

export const ownFormProfile = defineEndpoint({
  method: 'GET',
  path: '/candidate/profile/form',
  summary: 'What your profile fills in on an application form.',
  access: candidateOnly,
  input: z.object({}),
  output: z.object({ success: z.literal(true), profile: FormProfile }),
});
