import { setImmediate as nextTurn } from 'node:timers/promises';
import { MOST_STAGES, SHOWN_PROBLEMS, SHOWN_ROWS } from '#shared/imports/imports.values.ts';
import { importsRefusal } from '#shared/imports/imports-refusals.texts.ts';
import { today } from '#shared/kernel/dates.ts';
import { AppError } from '#shared/kernel/errors.ts';
import type { Db } from '../db/database.ts';
import type { FileStore } from '../files/file-store.ts';
import { fold } from '../kernel/fold.ts';
import type { Settings } from '../reference/settings.ts';
import { type CvArchive, openCvArchive } from './cv-archive.ts';
import * as store from './imports.store.ts';
import { createMatcher, type Match } from './match-people.ts';
import { type ReadRow, type RowContext, readRow } from './read-row.ts';
import { readTable } from './table-file.ts';

/** After this number of rows, reading pauses so that other requests have their turn. */
const SLICE = 200;
/** A stage of the other system is one line of this length. */
const stageOf = (cell: string) => cell.replace(/\s+/g, ' ').trim();

export type Surroundings = { context: RowContext; archive: CvArchive | null };
export type MatchedRow = ReadRow & { match: Match | null };
type Check = NonNullable<store.ImportRow['check']>;

/** Reads the file of an import as its choices say, and compares its rows with what is there. */
export function createImportReader({ db, files, settings }: { db: Db; files: FileStore; settings: Settings }) {
  async function fileOf(id: number | null) {
    const file = id === null ? undefined : await store.findFile(db, id);
    if (!file) throw gone();
    return file;
  }

  async function rowsOf(row: Pick<store.ImportRow, 'fileId' | 'encoding' | 'delimiter'>) {
    const { key } = await fileOf(row.fileId);
    const content = await files.read(key).catch(() => {
      throw gone();
    });
    const table = readTable(content, row);
    // The first row holds the names of the columns.
    await table.next();
    return table;
  }

  async function surroundingsOf(row: store.ImportRow): Promise<Surroundings> {
    const [jobs, groups, { default_country: phoneCountry }] = await Promise.all([
      store.listJobs(db, row.companyId),
      store.listGroups(db, row.companyId),
      settings.values(),
    ]);
    const [firstGroup] = groups;
    if (!firstGroup) throw new Error('a company without columns');
    const stages = Object.entries(row.stages).flatMap(([stage, id]) => {
      const group = groups.find((one) => one.id === id);
      return group ? [[stage, { id: group.id, name: group.name }] as const] : [];
    });
    const archive = row.cvsFileId === null ? null : await openCvArchive(files, await fileOf(row.cvsFileId));
    const context: RowContext = {
      fields: row.fields,
      dateOrder: row.dateOrder,
      jobs: new Map(jobs.map((job) => [fold(job.title), job])),
      otherwise: jobs.find(({ id }) => id === row.jobId) ?? null,
      stages: new Map(stages),
      firstGroup: { id: firstGroup.id, name: firstGroup.name },
      phoneCountry,
      today: today(),
      source: row.system?.toLowerCase() ?? null,
      cvOf: archive?.cvOf ?? null,
    };
    return { context, archive };
  }

  /** Reads the rows in slices, each compared with what is stored. Between two slices others have their turn. */
  async function* slices(row: store.ImportRow, { context }: Surroundings, size: number, skip = 0) {
    const matcher = createMatcher(row.companyId);
    let slice: ReadRow[] = [];
    let at = 0;
    for await (const cells of await rowsOf(row)) {
      at += 1;
      if (at <= skip) continue;
      slice.push(readRow(cells, context));
      if (slice.length < size) continue;
      yield { matcher, rows: slice };
      slice = [];
      await nextTurn();
    }
    if (slice.length > 0) yield { matcher, rows: slice };
  }

  /** The different words in the column of stages, the most frequent first. */
  async function stagesIn(row: store.ImportRow): Promise<Check['stages']> {
    const at = row.fields.indexOf('stage');
    if (at < 0) return [];
    const counts = new Map<string, number>();
    for await (const { cells } of await rowsOf(row)) {
      const stage = stageOf(cells[at] ?? '');
      if (stage !== '') counts.set(stage, (counts.get(stage) ?? 0) + 1);
    }
    const stages = [...counts].map(([value, rows]) => ({ value, rows })).sort((one, other) => other.rows - one.rows);
    return stages.slice(0, MOST_STAGES);
  }

  return {
    rowsOf,
    surroundingsOf,
    slices,
    stagesIn,

    /** Goes through the whole file, and says what would happen with its rows. */
    async check(row: store.ImportRow): Promise<Check> {
      const surroundings = await surroundingsOf(row);
      const check: Check = { ready: 0, known: 0, samePhone: 0, refused: 0, problemRows: [], stages: [] };
      for await (const { matcher, rows } of slices(row, surroundings, SLICE)) {
        for (const { match, ...read } of await matchRows(db, matcher, rows)) {
          if (!match) check.refused += 1;
          else if (match.kind === 'known') check.known += 1;
          else if (match.kind === 'same_phone') check.samePhone += 1;
          else check.ready += 1;
          const isOdd = read.problems.length > 0 || match?.kind === 'same_phone';
          if (isOdd && check.problemRows.length < SHOWN_PROBLEMS) check.problemRows.push(read.row);
        }
      }
      check.stages = await stagesIn(row);
      return check;
    },

    /** The first rows, and those with problems, as they would be stored. */
    async preview(row: store.ImportRow): Promise<{ first: MatchedRow[]; odd: MatchedRow[] }> {
      if (row.fileId === null) return { first: [], odd: [] };
      const surroundings = await surroundingsOf(row);
      const wanted = new Set(row.check?.problemRows ?? []);
      const last = Math.max(0, ...wanted);
      const first: ReadRow[] = [];
      const odd: ReadRow[] = [];
      for await (const cells of await rowsOf(row)) {
        if (first.length >= SHOWN_ROWS && cells.row > last) break;
        if (first.length < SHOWN_ROWS) first.push(readRow(cells, surroundings.context));
        if (wanted.has(cells.row)) odd.push(readRow(cells, surroundings.context));
      }
      return {
        first: await matchRows(db, createMatcher(row.companyId), first),
        odd: await matchRows(db, createMatcher(row.companyId), odd),
      };
    },
  };
}
export type ImportReader = ReturnType<typeof createImportReader>;

/** Compares the rows that can be imported with what is there. `isFinal` remembers them for the rows that follow. */
export async function matchRows(
  db: Db,
  matcher: ReturnType<typeof createMatcher>,
  rows: readonly ReadRow[],
  isFinal = true,
): Promise<MatchedRow[]> {
  const people = rows.flatMap(({ person }) => person ?? []);
  const matches = await matcher.match(db, people, isFinal);
  return rows.map((row) => ({ ...row, match: row.person ? (matches.shift() ?? null) : null }));
}

function gone(): AppError {
  return new AppError('conflict', { message: importsRefusal('refusal.file_gone') });
}
