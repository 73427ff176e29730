import { ofApplication, type PersonErasure, type PersonExport } from '../kernel/privacy.ts';
import { ERASED, emptyEvaluations } from './erasure.store.ts';
import { EXPORTED, readEvaluations } from './person-export.store.ts';

export const screeningExport: PersonExport = {
  tables: EXPORTED,
  async read(db, { applicationIds }, reader) {
    // The person's own archive holds the receipts, which show the assessment.
    if (reader === 'person') return {};
    const rows = await readEvaluations(db, applicationIds);
    const applications = applicationIds.map((id) => ({ id, aiEvaluations: ofApplication(rows, id) }));
    return { documents: { applications } };
  },
};

export const screeningErasure: PersonErasure = {
  tables: ERASED,
  async erase({ candidateIds }, tx) {
    await emptyEvaluations(tx, candidateIds);
    return [];
  },
};
