import type { PersonErasure, PersonExport } from '../kernel/privacy.ts';
import * as awaited from './awaited-answers.store.ts';
import * as closing from './closing/closing.store.ts';
import * as planned from './rules/planned.store.ts';

export const answersExport: PersonExport = {
  tables: [...awaited.PERSONAL, ...planned.PERSONAL, ...closing.PERSONAL],
  async read(db, { applicationIds }) {
    const answers = await awaited.readOf(db, applicationIds);
    const messages = await planned.readOf(db, applicationIds);
    const closings = await closing.readOf(db, applicationIds);
    return { documents: { answers, planned_messages: messages, closings } };
  },
};

export const answersErasure: PersonErasure = {
  tables: [...awaited.PERSONAL, ...planned.PERSONAL, ...closing.PERSONAL],
  async erase({ candidateIds }, tx) {
    await awaited.deleteOf(tx, candidateIds);
    await planned.deleteOf(tx, candidateIds);
    await closing.deleteOf(tx, candidateIds);
    return [];
  },
};
