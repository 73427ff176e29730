import { JobCard } from '../jobs/jobs.contract.ts';
import { candidateOnly } from '../kernel/access.ts';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { z } from '../kernel/schema.ts';

const RecommendedJob = z.object({
  job: JobCard,
  /** The reason for the recommendation, in the reader's language. */
  reason: z.string(),
});
export type RecommendedJob = z.output<typeof RecommendedJob>;

export const recommendedJobs = defineEndpoint({
  method: 'GET',
  path: '/candidate/recommendations',
  page: '/user/dashboard',
  summary:
    'Open jobs that suit your profile, or what you sent last where that is empty, the best first, each with the reason. Never one that you have applied to or begun to.',
  access: candidateOnly,
  input: z.object({}),
  output: z.object({
    success: z.literal(true),
    jobs: z.array(RecommendedJob),
    /** Whether anything is known about the person; otherwise nothing is recommended. */
    knows_you: z.boolean(),
  }),
});
export type RecommendedJobs = z.output<typeof recommendedJobs.output>;
