import type { PersonErasure, PersonExport } from '../kernel/privacy.ts';
import { dropFilesAbout, PERSONAL, readImports, unsignImports } from './person-export.store.ts';

export const importsExport: PersonExport = {
  tables: PERSONAL,
  read: async (db, { userId }) => ({ documents: { imports: await readImports(db, userId) } }),
};

/** What was imported about a person is an application, and erased as such. The file that brought it goes too. */
export const importsErasure: PersonErasure = {
  // The import itself belongs to the company.
  tables: [],
  async erase({ userId, candidateIds }, tx) {
    await unsignImports(tx, userId);
    return dropFilesAbout(tx, candidateIds);
  },
};
