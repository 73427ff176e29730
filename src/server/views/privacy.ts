import type { PersonErasure, PersonExport } from '../kernel/privacy.ts';
import { deleteViewsOf, PERSONAL, readViews } from './views.store.ts';

export const viewsExport: PersonExport = {
  tables: PERSONAL,
  read: async (db, { userId }) => ({ documents: { views: await readViews(db, userId) } }),
};

export const viewsErasure: PersonErasure = {
  tables: PERSONAL,
  async erase({ userId }, tx) {
    await deleteViewsOf(tx, userId);
    return [];
  },
};
