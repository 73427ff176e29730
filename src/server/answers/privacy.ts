import type { PersonErasure, PersonExport } from '../kernel/privacy.ts';
import { deleteOf, PERSONAL, readOf } from './awaited-answers.store.ts';

export const answersExport: PersonExport = {
  tables: PERSONAL,
  read: async (db, { applicationIds }) => ({ documents: { answers: await readOf(db, applicationIds) } }),
};

export const answersErasure: PersonErasure = {
  tables: PERSONAL,
  async erase({ candidateIds }, tx) {
    await deleteOf(tx, candidateIds);
    return [];
  },
};
