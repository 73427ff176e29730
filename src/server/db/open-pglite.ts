import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { Database, Db } from './database.ts';
import { lockFolder } from './folder-lock.ts';
import { assertMigrated, MIGRATIONS } from './migrations.ts';

type Source = {
  /** The data folder. Without one the database is kept in memory. */
  folder?: string;
  /** An earlier `dumpDataDir`, so that tests need not migrate again. */
  snapshot?: Blob;
  /** PGlite's compiled WebAssembly module. Tests open many databases in one process and compile it once. */
  program?: WebAssembly.Module;
};

/** Opens the embedded database and brings it up to date. The folder is locked to this process. */
export async function openPglite({ folder, snapshot, program }: Source): Promise<Database & { pglite: PGlite }> {
  // PGlite itself neither makes parent folders nor notices a second process in the same folder.
  if (folder) await mkdir(path.dirname(folder), { recursive: true });
  const unlock = folder ? await lockFolder(folder) : async () => {};
  try {
    const pglite = await PGlite.create({
      ...(folder && { dataDir: folder }),
      ...(snapshot && { loadDataDir: snapshot }),
      ...(program && { pgliteWasmModule: program }),
      extensions: { pg_trgm },
    });
    const db = drizzle(pglite, { casing: 'snake_case' });
    if (!snapshot) await migrate(db, MIGRATIONS);
    await assertMigrated(db as unknown as Db);
    return {
      engine: 'pglite',
      pglite,
      db: db as unknown as Db,
      async query(text, values) {
        if (values?.length) {
          const { rows, affectedRows } = await pglite.query<Record<string, unknown>>(text, values);
          return { rows, rowCount: affectedRows ?? rows.length };
        }
        // A text without parameters may contain several statements.
        const results = await pglite.exec(text);
        return { rows: results.flatMap(({ rows }) => rows), rowCount: results.at(-1)?.affectedRows ?? 0 };
      },
      inTurn: (act) => act(),
      async close() {
        await pglite.close();
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw error;
  }
}
