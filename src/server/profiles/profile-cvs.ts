import { RESUME } from '#shared/profiles/profiles.values.ts';
import type { Db } from '../db/database.ts';
import { freeCvName } from './cv-names.ts';
import * as store from './resumes.store.ts';

type CvFile = { fileId: number; name: string };

/**
 * Adds a CV to a profile. The caller has locked the candidate, so that concurrent uploads cannot exceed the limit. Null
 * if the limit is reached. The first CV becomes the default.
 */
export async function addToProfile(tx: Db, candidateId: number, { fileId, name }: CvFile): Promise<number | null> {
  const there = await store.listResumesOf(tx, candidateId);
  if (there.length >= RESUME.most) return null;
  const names = there.map((one) => one.name);
  const isDefault = there.length === 0;
  return store.insertResume(tx, { candidateId, fileId, name: freeCvName(name, names), inProfile: true, isDefault });
}

/** Adds the CVs that a guest sent to the profile of the account that claimed them, as far as the limit allows. */
export async function addSentToProfile(tx: Db, candidateId: number): Promise<void> {
  if (!(await store.lockCandidate(tx, candidateId))) return;
  const known = new Set((await store.listResumesOf(tx, candidateId)).map(({ fileId }) => fileId));
  for (const sent of await store.listSentFiles(tx, candidateId)) {
    if (known.has(sent.fileId)) continue;
    known.add(sent.fileId);
    await addToProfile(tx, candidateId, sent);
  }
}
