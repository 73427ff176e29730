import type { PersonErasure, PersonExport } from '../kernel/privacy.ts';
import { deleteExportsOf, PERSONAL, readExports } from './person-export.store.ts';

export const companyExportsExport: PersonExport = {
  tables: PERSONAL,
  read: async (db, { userId }) => ({ documents: { company_archives: await readExports(db, userId) } }),
};

/** An archive that may hold the person goes with them; the company can have a new one made. */
export const companyExportsErasure: PersonErasure = {
  tables: PERSONAL,
  erase: ({ userId, candidateIds }, tx) => deleteExportsOf(tx, userId, candidateIds),
};
