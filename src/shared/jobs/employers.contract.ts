import { everyone } from '../kernel/access.ts';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { NameInPath } from '../kernel/ids.ts';
import { z } from '../kernel/schema.ts';
import { SOCIAL_NETWORKS } from '../profiles/profiles.values.ts';
import { Country, JobCard } from './jobs.contract.ts';
import { MeasuredAnswers } from './measured-answers.ts';

const EmployerProfile = z.object({
  name: z.string(),
  username: z.string(),
  logo_url: z.string().nullable(),
  /** Sanitised HTML. */
  about: z.string(),
  industry: z.string().nullable(),
  team_size: z.string().nullable(),
  founded_year: z.number().nullable(),
  website: z.string().nullable(),
  locality: z.string().nullable(),
  country: Country.nullable(),
  address: z.string().nullable(),
  social_info: z.partialRecord(z.enum(SOCIAL_NETWORKS), z.string()),
  /** How soon its applicants are answered; null unless the employer shows it and there are enough answers. */
  answers: MeasuredAnswers.nullable(),
});
export type EmployerProfile = z.output<typeof EmployerProfile>;

export const employerPage = defineEndpoint({
  method: 'GET',
  path: '/api/employers/{username}',
  summary: 'The profile of an employer and its open jobs, newest first.',
  access: everyone,
  input: z.object({ username: NameInPath.describe('The name of the employer in its address.') }),
  output: z.object({ success: z.literal(true), employer: EmployerProfile, jobs: z.array(JobCard) }),
});
