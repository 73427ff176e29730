import path from 'node:path';
import { Readable } from 'node:stream';
import { EXPORT_FILES } from '#shared/exports/exports.values.ts';
import { AppError } from '#shared/kernel/errors.ts';
import { hiddenColumnsOf } from '../applications/applications.api.ts';
import { createUniqueNames, safeName } from '../board/bulk/file-names.ts';
import type { Db } from '../db/database.ts';
import type { FileStore } from '../files/file-store.ts';
import { writeZip, type ZipEntry } from '../files/zip-writer.ts';
import { csvRow } from '../kernel/csv.ts';
import * as store from './company-data.store.ts';

/** The number of rows that one statement reads. */
const PORTION = 500;

const TABLES = {
  jobs: store.listJobs,
  applications: store.listApplications,
  people: store.listPeople,
  messages: store.listMessages,
};

export type Followed = { signal: AbortSignal; onProgress: (share: number) => void };

/** Everything of a company in one archive: its tables as CSV and as JSON, and the files. */
export function createCompanyArchives({ db, files }: { db: Db; files: FileStore }) {
  /** Reads a table portion by portion, so that it never lies in memory as a whole. */
  async function* rowsOf(
    list: typeof store.listJobs,
    companyId: number,
    hidden: readonly number[],
    { signal }: Followed,
  ) {
    let after = 0;
    for (;;) {
      if (signal.aborted) throw new AppError('not_found');
      const rows = await list(db, { companyId, hidden, after, most: PORTION });
      yield* rows;
      after = rows.at(-1)?.id ?? 0;
      if (rows.length < PORTION) return;
    }
  }

  /** The files of the company, as far as an archive can hold them, and the list of all. */
  async function filesOf(companyId: number, hidden: readonly number[]) {
    const uniqueName = createUniqueNames();
    const entries: ZipEntry[] = [];
    const list: { file: string; kind: string; of: number; missing: boolean }[] = [];
    let bytes = 0;
    for (const file of await store.listFiles(db, { companyId, hidden })) {
      const extension = path.extname(file.name).toLowerCase();
      const name = safeName(path.basename(file.name, path.extname(file.name)), String(file.of));
      const whole = uniqueName(`files/${file.kind}/${file.of} ${name}`, extension);
      const fits = entries.length < EXPORT_FILES.count && bytes + file.bytes < EXPORT_FILES.bytes;
      const missing = !fits || !(await isThere(file.key));
      if (!missing) {
        bytes += file.bytes;
        entries.push({ name: whole, read: () => files.read(file.key) });
      }
      list.push({ file: whole, kind: file.kind, of: file.of, missing });
    }
    return { entries, list };
  }

  async function isThere(key: string): Promise<boolean> {
    const content = await files.read(key).catch(() => null);
    content?.destroy();
    return content !== null;
  }

  return {
    /**
     * The tables are written to the file store first, because an archive reads each of its files twice, and both times
     * must be the same. `remove` deletes them again.
     */
    async pack(companyId: number, followed: Followed) {
      const hidden = [...(await hiddenColumnsOf(db, companyId))];
      const keys: string[] = [];
      const remove = () => Promise.allSettled(keys.map((key) => files.remove(key)));
      const keep = async (name: string, content: AsyncGenerator<string>): Promise<ZipEntry> => {
        const { key } = await files.putStream(Readable.from(asBytes(content)), 0);
        keys.push(key);
        return { name, read: () => files.read(key) };
      };
      try {
        const entries: ZipEntry[] = [];
        const tables = Object.entries(TABLES);
        for (const [at, [name, list]] of tables.entries()) {
          entries.push(await keep(`${name}.csv`, asCsv(rowsOf(list, companyId, hidden, followed))));
          entries.push(await keep(`${name}.json`, asJson(rowsOf(list, companyId, hidden, followed))));
          followed.onProgress((at + 1) / (tables.length + 1));
        }
        const sent = await filesOf(companyId, hidden);
        const list = Buffer.from(JSON.stringify(sent.list, null, 2));
        entries.push({ name: 'files.json', read: async () => Readable.from([list]) }, ...sent.entries);
        return { ...(await writeZip(entries, new Date())), remove };
      } catch (error) {
        await remove();
        throw error;
      }
    },
  };
}
export type CompanyArchives = ReturnType<typeof createCompanyArchives>;

async function* asBytes(content: AsyncGenerator<string>) {
  for await (const text of content) yield Buffer.from(text);
}

/** The columns of the first row; what is no plain value is written as JSON. */
async function* asCsv(rows: AsyncGenerator<store.DataRow>): AsyncGenerator<string> {
  let columns: string[] | null = null;
  yield '\uFEFF';
  for await (const row of rows) {
    if (!columns) {
      columns = Object.keys(row);
      yield csvRow(columns);
    }
    yield csvRow(columns.map((name) => cellOf(row[name])));
  }
}

function cellOf(value: unknown): string | number | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string' || typeof value === 'number') return value;
  return value instanceof Date ? value.toISOString() : JSON.stringify(value);
}

async function* asJson(rows: AsyncGenerator<store.DataRow>): AsyncGenerator<string> {
  let isFirst = true;
  yield '[';
  for await (const row of rows) {
    yield `${isFirst ? '' : ','}\n${JSON.stringify(row)}`;
    isFirst = false;
  }
  yield '\n]\n';
}
