import type { Events } from '../kernel/events.ts';
import type { Realtime } from '../realtime/realtime.ts';

/** The boards of a company's members follow what happens to its cards. Ids only: each asks for what they may see. */
export function tellOfBoards({ events, realtime }: { events: Events; realtime: Realtime }): void {
  events.afterCommit('ApplicantsMessaged', ({ companyId, applicationIds }) =>
    realtime.publishToCompany(companyId, { type: 'BoardCardsMessaged', ids: applicationIds }),
  );
  events.afterCommit('CardsChanged', ({ companyId, applicationIds, actorId }) =>
    realtime.publishToCompany(companyId, { type: 'BoardCardsChanged', ids: applicationIds, by: actorId }),
  );
  events.afterCommit('BoardChanged', ({ companyId, actorId }) =>
    realtime.publishToCompany(companyId, { type: 'BoardChanged', by: actorId }),
  );
}
