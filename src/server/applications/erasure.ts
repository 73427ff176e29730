import type { Events } from '../kernel/events.ts';
import { deletePartsOf, unsignNotes } from './erasure.store.ts';
import * as stages from './stages/stages.service.ts';

/** Of somebody who is erased the cards stay on the boards, and nothing that they sent. */
export function listenForErasures(events: Events): void {
  events.inTransaction('PersonErased', async ({ userId, candidateIds }, tx) => {
    await deletePartsOf(tx, await stages.forget(tx, candidateIds));
    await unsignNotes(tx, userId);
  });
}
