import { and, eq, exists, inArray, isNotNull, or, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { applications } from '../db/schema/applications.ts';
import { imports } from '../db/schema/imports.ts';

export const PERSONAL = [imports];

/** The imports that a person started, for their archive. */
export async function readImports(db: Db, userId: number) {
  return db
    .select({ id: imports.id, file: imports.name, rows: imports.rows, createdAt: imports.createdAt })
    .from(imports)
    .where(eq(imports.userId, userId))
    .orderBy(imports.id);
}

export async function unsignImports(db: Db, userId: number): Promise<void> {
  await db.update(imports).set({ userId: null }).where(eq(imports.userId, userId));
}

/** Lets go of the files that brought these people and are finished with. Returns the files. */
export async function dropFilesAbout(db: Db, candidateIds: readonly number[]): Promise<number[]> {
  if (candidateIds.length === 0) return [];
  const about = db
    .select({ one: sql`1` })
    .from(applications)
    .where(and(eq(applications.importId, imports.id), inArray(applications.candidateId, [...candidateIds])));
  const rows = await db
    .select({ id: imports.id, fileId: imports.fileId, cvsFileId: imports.cvsFileId })
    .from(imports)
    .where(
      and(isNotNull(imports.finishedAt), or(isNotNull(imports.fileId), isNotNull(imports.cvsFileId)), exists(about)),
    )
    .for('update');
  if (rows.length === 0) return [];
  await db
    .update(imports)
    .set({ fileId: null, cvsFileId: null })
    .where(
      inArray(
        imports.id,
        rows.map(({ id }) => id),
      ),
    );
  return rows.flatMap(({ fileId, cvsFileId }) => [fileId, cvsFileId].filter((id) => id !== null));
}
