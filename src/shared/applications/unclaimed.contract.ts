import { candidateOnly } from '../kernel/access.ts';
import { Done } from '../kernel/answers.ts';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { Id, IdInPath } from '../kernel/ids.ts';
import { z } from '../kernel/schema.ts';
import { MOST_UNCLAIMED } from './applications.values.ts';

const UnclaimedApplication = z.object({
  id: Id,
  job: z.object({ title: z.string(), slug: z.string() }),
  company: z.object({ name: z.string(), logo_url: z.string().nullable() }),
  applied_at: z.string(),
  /** True if you have an open application for the same job: both cannot be yours. */
  applied_with_account: z.boolean(),
});
export type UnclaimedApplication = z.output<typeof UnclaimedApplication>;

export const unclaimedApplications = defineEndpoint({
  method: 'GET',
  path: '/candidate/applications/unclaimed',
  summary:
    'Applications that were sent without an account, with the email of yours. You have confirmed that email; whether it was you who sent them, you know.',
  access: candidateOnly,
  input: z.object({}),
  output: z.object({ success: z.literal(true), applications: z.array(UnclaimedApplication) }),
});

/** yours: by this call, or by another a moment ago. */
export const CLAIM_RESULTS = ['yours', 'applied_with_account', 'not_found'] as const;

export const claimApplications = defineEndpoint({
  method: 'POST',
  path: '/candidate/applications/unclaimed/claim',
  summary:
    'Add some of these to your applications, with their CVs and conversations. Their earlier links stop working; new ones come by email. Each is answered for itself; doing it twice changes nothing.',
  access: candidateOnly,
  input: z.object({ ids: z.array(Id).min(1).max(MOST_UNCLAIMED) }),
  output: z.object({
    success: z.literal(true),
    results: z.array(z.object({ id: Id, result: z.enum(CLAIM_RESULTS) })),
  }),
});

export const disownUnclaimed = defineEndpoint({
  method: 'POST',
  path: '/candidate/applications/unclaimed/{id}/not-mine',
  summary: 'This was not me: removes an application that somebody sent with your email, with everything in it.',
  access: candidateOnly,
  input: z.object({ id: IdInPath.describe('The id of the application.') }),
  output: Done,
  errors: ['not_found'],
});
