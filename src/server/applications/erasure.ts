import type { Events } from '../kernel/events.ts';
import { deletePartsOf, unsignNotes } from './erasure.store.ts';
import * as stages from './stages/stages.service.ts';

/** When a person is erased, their cards stay on the boards, but everything that they sent is deleted. */
export function listenForErasures(events: Events): void {
  events.inTransaction('person.erased', async ({ userId, candidateIds }, tx) => {
    await deletePartsOf(tx, await stages.eraseCandidates(tx, candidateIds));
    await unsignNotes(tx, userId);
  });
}
