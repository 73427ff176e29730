import type { PersonErasure, PersonExport } from '../kernel/privacy.ts';
import { deleteDraftsOf, ERASED } from './erasure.store.ts';
import { EXPORTED, readDrafts } from './person-export.store.ts';

export const draftsExport: PersonExport = {
  tables: EXPORTED,
  read: async (db, { userId }) => ({ documents: { drafts: await readDrafts(db, userId) } }),
};

export const draftsErasure: PersonErasure = {
  tables: ERASED,
  async erase(person, tx) {
    await deleteDraftsOf(tx, person);
    return [];
  },
};
