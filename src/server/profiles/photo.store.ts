import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { files } from '../db/schema/files.ts';
import { candidates } from '../db/schema/profiles.ts';

/** Returns the previous photo, which nothing refers to any more. Undefined if the candidate was just erased. */
export async function replacePhoto(db: Db, userId: number, fileId: number | null): Promise<number[] | undefined> {
  const [row] = await db
    .select({ id: candidates.id, before: candidates.photoFileId })
    .from(candidates)
    .where(and(eq(candidates.userId, userId), isNull(candidates.erasedAt)))
    .for('no key update');
  if (!row) return undefined;
  await db.update(candidates).set({ photoFileId: fileId }).where(eq(candidates.id, row.id));
  return row.before === null ? [] : [row.before];
}

/** Finds somebody's own current photo. */
export async function findOwnPhoto(db: Db, userId: number, fileId: number) {
  const [row] = await db
    .select({ key: files.key, mediaType: files.mediaType, bytes: files.bytes })
    .from(candidates)
    .innerJoin(files, eq(files.id, candidates.photoFileId))
    .where(and(eq(candidates.userId, userId), eq(files.id, fileId), isNull(candidates.erasedAt)));
  return row;
}
