import type { PersonErasure } from '../kernel/privacy.ts';
import { emptyAnswersAbout } from './webhooks.store.ts';

export const webhooksErasure: PersonErasure = {
  // The log names nobody, but an answer may repeat what it was sent.
  tables: [],
  async erase({ candidateIds }, tx) {
    await emptyAnswersAbout(tx, candidateIds);
    return [];
  },
};
