import type { PersonErasure, PersonExport } from '../kernel/privacy.ts';
import { deleteExportsOf } from './own-exports.store.ts';
import { ERASED, EXPORTED, readArchives } from './person-export.store.ts';

export const archivesExport: PersonExport = {
  tables: EXPORTED,
  read: async (db, { userId }) => ({ documents: { account: { archives: await readArchives(db, userId) } } }),
};

export const archivesErasure: PersonErasure = {
  tables: ERASED,
  erase: ({ userId }, tx) => deleteExportsOf(tx, userId),
};
