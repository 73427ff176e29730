import { ofApplication, type PersonData, type PersonErasure, type PersonExport } from '../kernel/privacy.ts';
import { ERASED, emptyScorecards, unsignScorecards } from './erasure.store.ts';
import { EXPORTED, readScorecardsAbout, readScorecardsBy } from './person-export.store.ts';

export const scorecardsExport: PersonExport = {
  tables: EXPORTED,
  async read(db, { userId, applicationIds }, reader): Promise<PersonData> {
    const written = { scorecards: await readScorecardsBy(db, userId) };
    // Reviewers write for each other, and not for the candidate.
    if (reader === 'person') return { documents: { written } };
    const rows = await readScorecardsAbout(db, applicationIds);
    const applications = applicationIds.map((id) => ({ id, humanEvaluations: ofApplication(rows, id) }));
    return { documents: { applications, written } };
  },
};

export const scorecardsErasure: PersonErasure = {
  tables: ERASED,
  async erase({ userId, candidateIds }, tx) {
    await emptyScorecards(tx, candidateIds);
    await unsignScorecards(tx, userId);
    return [];
  },
};
