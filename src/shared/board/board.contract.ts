import { APPLICATION_OUTCOMES } from '../applications/applications.values.ts';
import { companyMember } from '../kernel/access.ts';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { Id } from '../kernel/ids.ts';
import { z } from '../kernel/schema.ts';
import { longText } from '../kernel/text.ts';
import { MOVE_REASON } from './board.values.ts';

/** Where a card stands. Its version changes with every move. */
const PlacedCard = z.object({
  id: Id,
  group_id: Id,
  outcome: z.enum(APPLICATION_OUTCOMES),
  version: z.number().int(),
  /** Sent without an account, and the owner of its e-mail has applied with one: it may be somebody else's. */
  disputed_at: z.string().nullable(),
});
export type PlacedCard = z.output<typeof PlacedCard>;

export const moveApplication = defineEndpoint({
  method: 'POST',
  path: '/company/applications/move',
  summary:
    'Move one card, behind another or to the top of a column. A card that has moved in the meantime is answered 409 with its current place. Taking a card out of Not selected overrides the screening; a reason is kept in the history.',
  access: companyMember,
  input: z.object({
    application_id: Id,
    to_group_id: Id,
    after_id: Id.nullable(),
    version: z.number().int(),
    reason: longText(MOVE_REASON).optional(),
  }),
  output: z.object({ success: z.literal(true), application: PlacedCard }),
  errors: ['not_found', 'conflict'],
});
