import { z } from 'zod';
import { candidateOnly } from '../kernel/access.ts';
import { defineEndpoint } from '../kernel/endpoint.ts';

const text = z.string();

/** The own profile as variant B of the application form takes it over: nobody types twice what is known. */
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
      institution_name: text,
      degree: text,
      major_course: text,
      start_date: text,
      end_date: text,
      current_study: z.boolean(),
      description: text,
    }),
  ),
  experiences: z.array(
    z.object({
      tempId: text,
      designation: text,
      company: text,
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
  summary: 'What the own profile brings into an application form.',
  access: candidateOnly,
  input: z.object({}),
  output: z.object({ success: z.literal(true), profile: FormProfile }),
});
