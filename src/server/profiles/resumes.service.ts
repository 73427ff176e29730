import type { SessionUser } from '#shared/identity/identity.contract.ts';
import { AppError } from '#shared/kernel/errors.ts';
import type { Db } from '../db/database.ts';
import type { FileStore } from '../files/file-store.ts';
import { insertFile } from '../files/files.store.ts';
import { inspectDocument } from '../files/inspect.ts';
import * as store from './resumes.store.ts';

const MOST_RESUMES = 20;

type Row = { id: number; name: string; createdAt: Date };
const show = ({ id, name, createdAt }: Row) => ({ id, name, created_at: createdAt.toISOString() });

export function createResumeService(db: Db, files: FileStore) {
  async function candidateOf(user: SessionUser): Promise<number> {
    const id = await store.findCandidateId(db, user.id);
    if (id === undefined) throw new AppError('not_found');
    return id;
  }
  return {
    candidateOf,
    /** One of the own CVs, for an application; whose else it might be is not said. */
    async ownOrNone(tx: Db, candidateId: number, resumeId: number | null): Promise<number | null> {
      if (resumeId === null || (await store.ownsResume(tx, candidateId, resumeId))) return resumeId;
      throw new AppError('invalid', { errors: { resume_id: ['Please choose one of your own CVs.'] } });
    },
    /** A file that was uploaded before there was a candidate to give it to. */
    async attach(tx: Db, candidateId: number, file: { fileId: number; name: string }): Promise<number> {
      return (await store.insertResume(tx, { candidateId, ...file })).id;
    },
    list: async (user: SessionUser) => (await store.listResumesOf(db, await candidateOf(user))).map(show),
    async upload(user: SessionUser, { name, content }: { name: string; content: Buffer }) {
      const candidateId = await candidateOf(user);
      const type = await inspectDocument(content, name);
      if (!type) throw new AppError('invalid', { errors: { file: ['The CV must be a PDF, DOC or DOCX file.'] } });
      if ((await store.countResumesOf(db, candidateId)) >= MOST_RESUMES) {
        throw new AppError('invalid', { errors: { file: [`At most ${MOST_RESUMES} CVs are kept.`] } });
      }
      // The file first: a crash in between leaves an orphan, which is swept, and never a row without its file.
      const stored = await files.put(content);
      return db.transaction(async (tx) => {
        const fileId = await insertFile(tx, stored, name, type.mediaType);
        return show(await store.insertResume(tx, { candidateId, fileId, name }));
      });
    },
  };
}
export type ResumeService = ReturnType<typeof createResumeService>;
