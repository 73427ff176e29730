import { asc, eq, max } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { institutions } from '../db/schema/reference.ts';

const PORTION = 1_000;

export type NewInstitution = { name: string; countryCode: string; searchName: string };

/** Grows with every import that adds something, so that other processes notice. */
export async function newestImported(db: Db): Promise<number> {
  const [row] = await db.select({ id: max(institutions.id) }).from(institutions);
  return row?.id ?? 0;
}

export async function importedOf(db: Db, countryCode: string): Promise<{ id: number; name: string }[]> {
  return db
    .select({ id: institutions.id, name: institutions.name })
    .from(institutions)
    .where(eq(institutions.countryCode, countryCode))
    .orderBy(asc(institutions.id));
}

/** The countries for which an institution of that name was imported. */
export async function countriesOfImported(db: Db, searchName: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ code: institutions.countryCode })
    .from(institutions)
    .where(eq(institutions.searchName, searchName));
  return rows.map(({ code }) => code);
}

/** Inserts all or nothing; returns how many were new. */
export async function insertInstitutions(db: Db, rows: readonly NewInstitution[]): Promise<number> {
  return db.transaction(async (tx) => {
    let added = 0;
    for (let at = 0; at < rows.length; at += PORTION) {
      const portion = rows.slice(at, at + PORTION);
      const inserted = await tx
        .insert(institutions)
        .values(portion)
        .onConflictDoNothing()
        .returning({ id: institutions.id });
      added += inserted.length;
    }
    return added;
  });
}
