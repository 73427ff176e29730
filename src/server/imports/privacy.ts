import type { PersonErasure, PersonExport } from '../kernel/privacy.ts';
import { dropFilesAbout, PERSONAL, readImports, unsignImports } from './person-export.store.ts';

export const importsExport: PersonExport = {
  tables: PERSONAL,
  read: async (db, { userId }) => ({ documents: { imports: await readImports(db, userId) } }),
};

/** An imported person is erased with their application. This deletes the imported file as well. */
export const importsErasure: PersonErasure = {
  // The import itself belongs to the company.
  tables: [],
  async erase({ userId, candidateIds }, tx) {
    await unsignImports(tx, userId);
    return dropFilesAbout(tx, candidateIds);
  },
};
