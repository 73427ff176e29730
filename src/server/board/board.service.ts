import type { Events } from '../kernel/events.ts';
import { insertStartingGroups } from './board.store.ts';

/** A new company starts with the columns that most need. */
export function listenForCompanies(events: Events): void {
  events.on('CompanyCreated', ({ companyId }, tx) => insertStartingGroups(tx, companyId));
}
