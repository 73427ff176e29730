import { everyone } from '../kernel/access.ts';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { NameInPath } from '../kernel/ids.ts';
import { LOCALES } from '../kernel/languages.ts';
import { z } from '../kernel/schema.ts';
import { JOB_TYPES } from './jobs.values.ts';

const PublicJob = z.object({
  title: z.string(),
  /** The page of the job, where people apply. */
  url: z.string(),
  /** In words: the town and the country. */
  place: z.string(),
  remote: z.boolean(),
  type: z.enum(JOB_TYPES),
  /** The type of the job in words. */
  type_text: z.string(),
  published_at: z.string(),
  /** The last day to apply, `YYYY-MM-DD`. */
  deadline: z.string().nullable(),
});

export const publicEmployerJobs = defineEndpoint({
  method: 'GET',
  path: '/api/public/employers/{username}/jobs',
  summary: 'The open jobs of an employer, newest first, for other sites. Every site may read it.',
  access: everyone,
  crossOrigin: true,
  keepSeconds: 300,
  input: z.object({
    username: NameInPath.describe('The name of the employer in its address.'),
    language: z.enum(LOCALES).optional().describe('The language of places and types; English without it.'),
  }),
  output: z.object({
    success: z.literal(true),
    employer: z.object({ name: z.string(), url: z.string() }),
    jobs: z.array(PublicJob),
    /** What a list of these jobs says around them, in the same language. */
    texts: z.object({
      heading: z.string(),
      none: z.string(),
      all: z.string(),
      remote: z.string(),
      until: z.string(),
    }),
  }),
});
