import type { PersonErasure, PersonExport } from '../kernel/privacy.ts';
import { deleteTokensOf, PERSONAL, readTokens } from './tokens.store.ts';

export const tokensExport: PersonExport = {
  tables: PERSONAL,
  read: async (db, { userId }) => ({ documents: { api_tokens: await readTokens(db, userId) } }),
};

export const tokensErasure: PersonErasure = {
  tables: PERSONAL,
  async erase({ userId }, tx) {
    await deleteTokensOf(tx, userId);
    return [];
  },
};
