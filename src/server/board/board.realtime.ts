import type { Events } from '../kernel/events.ts';
import type { Realtime } from '../realtime/realtime.ts';

type OfCompany = { companyId: number; actorId: number | null };

/**
 * Notifies a company's members of changes to its cards. Events contain only ids; the browser then fetches what its user
 * may see.
 */
export function tellOfBoards({ events, realtime }: { events: Events; realtime: Realtime }): void {
  events.afterCommit('cards', (changes) => {
    for (const { companyId, actorId, all } of byActor(changes)) {
      const ids = [...new Set(all.map(({ applicationId }) => applicationId))];
      realtime.publishToCompany(companyId, { type: 'BoardCardsChanged', ids, by: actorId });
    }
  });
  events.afterCommit('messages to candidates', (messages) => {
    for (const [companyId, all] of groupedBy(messages, (message) => message.companyId)) {
      const ids = [...new Set(all.flatMap(({ applicationIds }) => applicationIds))];
      if (ids.length > 0) realtime.publishToCompany(companyId, { type: 'BoardCardsMessaged', ids });
    }
  });
  events.afterCommit('columns', (changes) => {
    for (const { companyId, actorId } of byActor(changes)) {
      realtime.publishToCompany(companyId, { type: 'BoardChanged', by: actorId });
    }
  });
}

/** Groups changes by company and by who made them, because a page does not refetch what its own user changed. */
function byActor<Change extends OfCompany>(changes: readonly Change[]) {
  const groups = groupedBy(changes, ({ companyId, actorId }) => `${companyId} ${actorId}`);
  return [...groups.values()].flatMap((all) => {
    const [first] = all;
    return first ? [{ companyId: first.companyId, actorId: first.actorId, all }] : [];
  });
}

function groupedBy<Key, Item>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}
