import path from 'node:path';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { StartupError } from '../startup-error.ts';
import type { Db } from './database.ts';

/** The files are read at run time, next to package.json: the server always runs from the project's root. */
export const MIGRATIONS = {
  migrationsFolder: path.resolve('src/server/db/migrations'),
  /** The table that records which migrations ran. */
  migrationsSchema: 'drizzle',
  migrationsTable: '__drizzle_migrations',
};

/**
 * Compares the migrations that ran with the files, because the migrator silently skips a migration that is older than
 * the newest one that ran.
 */
export async function assertMigrated(db: Db): Promise<void> {
  const { migrationsSchema, migrationsTable } = MIGRATIONS;
  const written = sql`${sql.identifier(migrationsSchema)}.${sql.identifier(migrationsTable)}`;
  const ran = (await db.execute(sql`select hash from ${written}`)) as unknown as {
    rows: { hash: string }[];
  };
  const hashes = new Set(ran.rows.map(({ hash }) => hash));
  const missing = readMigrationFiles(MIGRATIONS).filter(({ hash }) => !hashes.has(hash));
  if (missing.length > 0) {
    throw new StartupError(`The database is not up to date: ${missing.length} migration(s) did not run.`);
  }
}
