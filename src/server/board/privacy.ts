import type { PersonErasure } from '../kernel/privacy.ts';
import { deleteVisits, ERASED } from './board.store.ts';

export const visitsErasure: PersonErasure = {
  tables: ERASED,
  async erase({ userId }, tx) {
    await deleteVisits(tx, userId);
    return [];
  },
};
