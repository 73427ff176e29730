import type { PersonErasure, PersonExport } from '../kernel/privacy.ts';
import { deleteAlertsOf } from './alerts/alerts.store.ts';
import { readSaved, SAVED } from './person-export.store.ts';
import { deleteSavedOf } from './saved/saved.store.ts';

export const savedExport: PersonExport = {
  tables: SAVED,
  read: async (db, { userId, email }) => ({ documents: { saved: await readSaved(db, userId, email) } }),
};

export const savedErasure: PersonErasure = {
  tables: SAVED,
  async erase({ userId, email }, tx) {
    await deleteSavedOf(tx, userId);
    await deleteAlertsOf(tx, { userId, email });
    return [];
  },
};
