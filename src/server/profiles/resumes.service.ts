import type { SessionUser } from '#shared/identity/identity.contract.ts';
import { AppError } from '#shared/kernel/errors.ts';
import { profilesRefusal } from '#shared/profiles/profiles-refusals.texts.ts';
import type { Db } from '../db/database.ts';
import type { CvIntake } from '../documents/cv-intake.ts';
import type { FileStore } from '../files/file-store.ts';
import { insertFile } from '../files/files.store.ts';
import { storeWithRow } from '../files/store-with-row.ts';
import type { Origin } from '../identity/identity.service.ts';
import type { InTransaction } from '../kernel/transactions.ts';
import * as store from './resumes.store.ts';

const MOST_RESUMES = 20;

type Row = { id: number; name: string; createdAt: Date };
const show = ({ id, name, createdAt }: Row) => ({ id, name, created_at: createdAt.toISOString() });

type Parts = { db: Db; inTransaction: InTransaction; files: FileStore; intake: CvIntake };

export function createResumeService({ db, inTransaction, files, intake }: Parts) {
  async function candidateOf(user: SessionUser): Promise<number> {
    const id = await store.findCandidateId(db, user.id);
    if (id === undefined) throw new AppError('not_found');
    return id;
  }
  async function assertRoom(tx: Db, candidateId: number, field: 'file' | 'cv' = 'file'): Promise<void> {
    if ((await store.countResumesOf(tx, candidateId)) < MOST_RESUMES) return;
    const message = profilesRefusal('refusal.too_many_cvs', { max: MOST_RESUMES });
    throw new AppError('invalid', { errors: { [field]: [message] } });
  }
  /** Those who upload at once are counted one after the other. */
  async function assertRoomInTurn(tx: Db, candidateId: number, field: 'file' | 'cv' = 'file'): Promise<void> {
    if (!(await store.lockCandidate(tx, candidateId))) throw new AppError('not_found');
    await assertRoom(tx, candidateId, field);
  }
  return {
    candidateOf,
    /** One of the own CVs, for an application; whose else it might be is not said. */
    async ownOrNone(tx: Db, candidateId: number, resumeId: number | null): Promise<number | null> {
      if (resumeId === null || (await store.ownsResume(tx, candidateId, resumeId))) return resumeId;
      throw new AppError('invalid', { errors: { resume_id: [profilesRefusal('refusal.not_own_cv')] } });
    },
    /** A file that was uploaded before there was a candidate to give it to. */
    async attach(tx: Db, candidateId: number, file: { fileId: number; name: string }): Promise<number> {
      await assertRoomInTurn(tx, candidateId, 'cv');
      return (await store.insertResume(tx, { candidateId, ...file })).id;
    },
    list: async (user: SessionUser) => (await store.listResumesOf(db, await candidateOf(user))).map(show),
    async upload(user: SessionUser, { name, content }: { name: string; content: Buffer }, { address }: Origin) {
      const candidateId = await candidateOf(user);
      await assertRoom(db, candidateId);
      const { mediaType } = await intake.accept({ name, content }, { address, userId: user.id });
      return storeWithRow(files, content, (stored) =>
        inTransaction(async (tx) => {
          await assertRoomInTurn(tx, candidateId);
          const fileId = await insertFile(tx, stored, name, mediaType);
          return show(await store.insertResume(tx, { candidateId, fileId, name }));
        }),
      );
    },
  };
}
export type ResumeService = ReturnType<typeof createResumeService>;
