import type { PersonErasure, PersonExport } from '../kernel/privacy.ts';
import * as awaited from './awaited-answers.store.ts';
import * as planned from './rules/planned.store.ts';

export const answersExport: PersonExport = {
  tables: [...awaited.PERSONAL, ...planned.PERSONAL],
  async read(db, { applicationIds }) {
    const [answers, messages] = [await awaited.readOf(db, applicationIds), await planned.readOf(db, applicationIds)];
    return { documents: { answers, planned_messages: messages } };
  },
};

export const answersErasure: PersonErasure = {
  tables: [...awaited.PERSONAL, ...planned.PERSONAL],
  async erase({ candidateIds }, tx) {
    await awaited.deleteOf(tx, candidateIds);
    await planned.deleteOf(tx, candidateIds);
    return [];
  },
};
