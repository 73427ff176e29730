import { RESUME } from '#shared/profiles/profiles.values.ts';
import type { Db } from '../db/database.ts';
import { freeCvName } from './cv-names.ts';
import * as store from './resumes.store.ts';

type CvFile = { fileId: number; name: string };

/**
 * One more CV for a profile whose candidate is locked, so that those who come at once are counted one after the other.
 * Null when there are as many as it may hold. The first is the default one.
 */
export async function addToProfile(tx: Db, candidateId: number, { fileId, name }: CvFile): Promise<number | null> {
  const there = await store.listResumesOf(tx, candidateId);
  if (there.length >= RESUME.most) return null;
  const names = there.map((one) => one.name);
  const isDefault = there.length === 0;
  return store.insertResume(tx, { candidateId, fileId, name: freeCvName(name, names), inProfile: true, isDefault });
}

/** What a guest sent stands in the profile of the account that has claimed it, as far as there is room. */
export async function addSentToProfile(tx: Db, candidateId: number): Promise<void> {
  if (!(await store.lockCandidate(tx, candidateId))) return;
  const known = new Set((await store.listResumesOf(tx, candidateId)).map(({ fileId }) => fileId));
  for (const sent of await store.listSentFiles(tx, candidateId)) {
    if (known.has(sent.fileId)) continue;
    known.add(sent.fileId);
    await addToProfile(tx, candidateId, sent);
  }
}
