import { APPLICATION_OUTCOMES } from '../applications/applications.values.ts';
import { companyMember } from '../kernel/access.ts';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { Id, IdInPath } from '../kernel/ids.ts';
import { MomentInQuery, wholeNumber } from '../kernel/query.ts';
import { z } from '../kernel/schema.ts';
import { LISTED_AT_ONCE } from './board.values.ts';

const ListedApplication = z.object({
  id: Id,
  job: z.object({ id: Id, title: z.string() }),
  column: z.object({ id: Id, name: z.string() }),
  outcome: z.enum(APPLICATION_OUTCOMES),
  /** In percent; null: not scored. */
  ai_score: z.number().int().nullable(),
  manager_score: z.number().int().nullable(),
  /** As `POST /company/applications/move` wants it. */
  version: z.number().int(),
  applied_at: z.string(),
  stage_since: z.string(),
  /** When it last was sent, moved, decided, scored or withdrawn. */
  updated_at: z.string(),
});
export type ListedApplication = z.output<typeof ListedApplication>;

export const listApplications = defineEndpoint({
  method: 'GET',
  path: '/company/applications/list',
  summary:
    'Applications in the order in which they last changed, the oldest change first, so that another system can follow them. Without names: the profile has them.',
  access: companyMember,
  scope: 'applications:read',
  input: z.object({
    job: IdInPath.describe('Of one job only.').optional(),
    updated_after: MomentInQuery.describe(
      'Only what changed at this time or later. Ask from a minute before your last call: what is being written at that moment appears a little later.',
    ).optional(),
    after: IdInPath.describe('As in `next`; without it: from the first.').optional(),
    limit: wholeNumber(LISTED_AT_ONCE).describe(`At most so many; ${LISTED_AT_ONCE.usual} without it.`).optional(),
  }),
  output: z.object({
    success: z.literal(true),
    applications: z.array(ListedApplication),
    /** The cursor of the next page; null on the last one. */
    next: z.string().nullable(),
  }),
});
