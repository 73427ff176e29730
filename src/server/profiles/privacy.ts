import type { PersonErasure, PersonExport } from '../kernel/privacy.ts';
import { deleteMemberships, ERASED, emptyCandidates, listFileIds } from './erasure.store.ts';
import { EXPORTED, listFilesOf, readCompanyOf, readProfile } from './person-export.store.ts';

export const profileExport: PersonExport = {
  tables: EXPORTED,
  async read(db, { userId, candidateId }) {
    const account = await readCompanyOf(db, userId);
    if (candidateId === null) return { documents: { account, profile: null } };
    return {
      documents: { account, profile: await readProfile(db, candidateId) },
      files: await listFilesOf(db, candidateId),
    };
  },
};

export const profileErasure: PersonErasure = {
  tables: ERASED,
  async erase({ userId, email, candidateIds }, tx) {
    const fileIds = await listFileIds(tx, candidateIds);
    await emptyCandidates(tx, candidateIds);
    const { left, uninvited } = await deleteMemberships(tx, { userId, email });
    await tx.record(
      ...left.map((companyId) => ({ type: 'member.left', companyId, userId }) as const),
      ...uninvited.map((companyId) => ({ type: 'invitation.withdrawn', companyId }) as const),
    );
    return fileIds;
  },
};
