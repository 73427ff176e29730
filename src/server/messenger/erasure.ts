import type { Events } from '../kernel/events.ts';
import { deleteConversationsOf, deleteMailChoice, unsignMessages } from './erasure.store.ts';

export function listenForErasures(events: Events): void {
  events.inTransaction('person.erased', async ({ userId, candidateIds, email }, tx) => {
    for (const gone of await deleteConversationsOf(tx, candidateIds)) {
      await tx.record({ type: 'conversation.changed', ...gone, candidateUserId: null });
    }
    await unsignMessages(tx, userId);
    await deleteMailChoice(tx, email);
  });
}
