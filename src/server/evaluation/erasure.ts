import type { Events } from '../kernel/events.ts';
import { emptyScorecards, unsignScorecards } from './erasure.store.ts';

export function listenForErasedScorecards(events: Events): void {
  events.inTransaction('person.erased', async ({ userId, candidateIds }, tx) => {
    await emptyScorecards(tx, candidateIds);
    await unsignScorecards(tx, userId);
  });
}
