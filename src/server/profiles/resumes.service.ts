import type { SessionUser } from '#shared/identity/identity.contract.ts';
import { AppError } from '#shared/kernel/errors.ts';
import { RESUME } from '#shared/profiles/profiles.values.ts';
import { profilesRefusal } from '#shared/profiles/profiles-refusals.texts.ts';
import type { Resume } from '#shared/profiles/resumes.contract.ts';
import type { Db } from '../db/database.ts';
import type { CvIntake } from '../documents/cv-intake.ts';
import type { FileStore } from '../files/file-store.ts';
import { deleteUnnamed, insertFile } from '../files/files.api.ts';
import { storeWithRow } from '../files/store-with-row.ts';
import type { Origin } from '../identity/identity.service.ts';
import type { InTransaction } from '../kernel/transactions.ts';
import { isSameName, withEndingOf } from './cv-names.ts';
import { addToProfile } from './profile-cvs.ts';
import * as store from './resumes.store.ts';

const PDF = 'application/pdf';

const show = ({ id, name, bytes, mediaType, createdAt }: store.ResumeRow, place: number): Resume => ({
  id,
  name,
  bytes,
  is_pdf: mediaType === PDF,
  is_default: place === 0,
  created_at: createdAt.toISOString(),
});

type Parts = { db: Db; inTransaction: InTransaction; files: FileStore; intake: CvIntake };

export function createResumeService({ db, inTransaction, files, intake }: Parts) {
  async function candidateOf(user: SessionUser): Promise<number> {
    const id = await store.findCandidateId(db, user.id);
    if (id === undefined) throw new AppError('not_found');
    return id;
  }
  async function lock(tx: Db, candidateId: number) {
    const candidate = await store.lockCandidate(tx, candidateId);
    if (!candidate) throw new AppError('not_found');
    return candidate;
  }
  const listOf = async (tx: Db, candidateId: number) => (await store.listResumesOf(tx, candidateId)).map(show);
  async function findIn(tx: Db, candidateId: number, id: number): Promise<Resume> {
    const resume = (await listOf(tx, candidateId)).find((one) => one.id === id);
    if (!resume) throw new AppError('not_found');
    return resume;
  }
  function full(): AppError {
    const message = profilesRefusal('refusal.too_many_cvs', { max: RESUME.most });
    return new AppError('invalid', { errors: { file: [message] } });
  }
  /** Changes one of the person's own CVs, and returns the result. Concurrent changes wait for each other. */
  async function change(user: SessionUser, id: number, act: (tx: Db, candidateId: number) => Promise<void>) {
    const candidateId = await candidateOf(user);
    return inTransaction(async (tx) => {
      await lock(tx, candidateId);
      await findIn(tx, candidateId, id);
      await act(tx, candidateId);
      return findIn(tx, candidateId, id);
    });
  }
  const keepForApplication = (tx: Db, candidateId: number, file: { fileId: number; name: string }) =>
    store.insertResume(tx, { ...file, candidateId, inProfile: false, isDefault: false });

  return {
    candidateOf,
    list: async (user: SessionUser) => listOf(db, await candidateOf(user)),

    async upload(user: SessionUser, { name, content }: { name: string; content: Buffer }, { address }: Origin) {
      const candidateId = await candidateOf(user);
      // The limit comes first, so that nobody waits for the check of a file that cannot be stored.
      if ((await store.listResumesOf(db, candidateId)).length >= RESUME.most) throw full();
      const { mediaType } = await intake.accept({ name, content }, { address, userId: user.id });
      return storeWithRow(files, content, (stored) =>
        inTransaction(async (tx) => {
          await lock(tx, candidateId);
          const fileId = await insertFile(tx, stored, name, mediaType);
          const id = await addToProfile(tx, candidateId, { fileId, name });
          if (id === null) throw full();
          return findIn(tx, candidateId, id);
        }),
      );
    },

    rename: (user: SessionUser, id: number, wanted: string) =>
      change(user, id, async (tx, candidateId) => {
        const there = await store.listResumesOf(tx, candidateId);
        const name = withEndingOf(there.find((one) => one.id === id)?.name ?? '', wanted);
        if (there.some((one) => one.id !== id && isSameName(one.name, name))) {
          throw new AppError('invalid', { errors: { name: [profilesRefusal('refusal.cv_name_taken')] } });
        }
        await store.renameResume(tx, candidateId, id, name);
      }),

    makeDefault: (user: SessionUser, id: number) =>
      change(user, id, (tx, candidateId) => store.makeDefault(tx, candidateId, id)),

    async remove(user: SessionUser, id: number): Promise<void> {
      const candidateId = await candidateOf(user);
      const keys = await inTransaction(async (tx) => {
        await lock(tx, candidateId);
        await findIn(tx, candidateId, id);
        return deleteUnnamed(tx, await store.takeFromProfile(tx, candidateId, id));
      });
      // The CV was deleted even if its file cannot be removed now: the sweep deletes files without a row within hours.
      for (const key of keys) await files.remove(key).catch(() => {});
    },

    /**
     * Copies one of the person's own CVs for an application. The error does not reveal whether the CV belongs to
     * somebody else.
     */
    async copyForApplication(tx: Db, candidateId: number, resumeId: number): Promise<number> {
      const resume = await store.holdResume(tx, candidateId, resumeId);
      if (!resume) throw new AppError('invalid', { errors: { resume_id: [profilesRefusal('refusal.not_own_cv')] } });
      return keepForApplication(tx, candidateId, resume);
    },

    /**
     * Stores a file that was sent with an application. If the sender has an account, it is added to their profile too,
     * as far as the limit allows.
     */
    async attach(tx: Db, candidateId: number, file: { fileId: number; name: string }): Promise<number> {
      const { userId } = await lock(tx, candidateId);
      if (userId !== null) await addToProfile(tx, candidateId, file);
      return keepForApplication(tx, candidateId, file);
    },
  };
}
export type ResumeService = ReturnType<typeof createResumeService>;
