import { setTimeout as pause } from 'node:timers/promises';
import { isAppError } from '#shared/kernel/errors.ts';
import { type AttachCv, addImported, refreshImported } from '../applications/applications.api.ts';
import type { Db } from '../db/database.ts';
import type { CvIntake } from '../documents/cv-intake.ts';
import type { FileStore, StoredFile } from '../files/file-store.ts';
import { insertFile } from '../files/files.api.ts';
import type { Tx } from '../kernel/events.ts';
import type { InTransaction } from '../kernel/transactions.ts';
import type { ResumeService } from '../profiles/resumes.service.ts';
import type { Job, JobPayloads } from '../queue/job.ts';
import type { Queue } from '../queue/queue.ts';
import type { CvArchive } from './cv-archive.ts';
import { type ImportReader, type MatchedRow, matchRows, type Surroundings } from './import-reader.ts';
import * as store from './imports.store.ts';
import type { Matcher } from './match-people.ts';
import type { ReadRow } from './read-row.ts';

declare module '../queue/job.ts' {
  interface JobPayloads {
    'imports.run': { importId: number };
  }
}

/** Rows that are written in one transaction: few enough that a move on a board hardly waits for them. */
const ROWS = 50;
/** Each CV takes a moment to check. */
const ROWS_WITH_CVS = 5;
/** One job works for about this long, and is followed by another. */
const SLICE_MS = 20_000;
/** Boards are told of new cards at most this often. */
const TELL_MS = 5_000;

type Parts = {
  db: Db;
  inTransaction: InTransaction;
  queue: Queue;
  files: FileStore;
  intake: CvIntake;
  resumes: ResumeService;
  reader: ImportReader;
};
type Cv = { stored: StoredFile; name: string; mediaType: string };

/** Imports the rows of a file in the background. */
export function createImportRun({ db, inTransaction, queue, files, intake, resumes, reader }: Parts) {
  /** Stores the CVs of these rows. A CV that cannot be used is a problem of its row. */
  async function storeCvs(rows: readonly MatchedRow[], archive: CvArchive | null, userId: number | null) {
    const cvs = new Map<number, Cv>();
    const unusable = new Set<number>();
    for (const { row, person, match } of rows) {
      if (!archive || !person?.cv || match?.kind === 'known') continue;
      const file = await archive.read(person.cv);
      try {
        if (!file) throw null;
        const { mediaType } = await intake.acceptOfMany(file, { address: 'import', userId });
        cvs.set(row, { stored: await files.put(file.content), name: file.name, mediaType });
      } catch (error) {
        // Anything else, such as a full disk, is tried again later.
        if (error !== null && !(isAppError(error) && error.code === 'invalid')) throw error;
        unusable.add(row);
      }
    }
    return { cvs, unusable };
  }

  const attached = ({ stored, name, mediaType }: Cv): AttachCv => {
    return async (tx: Tx, candidateId: number) =>
      resumes.attach(tx, candidateId, { fileId: await insertFile(tx, stored, name, mediaType), name });
  };

  type Slice = { matcher: Matcher; rows: readonly ReadRow[] };

  /** Writes a slice of rows together with the note that they are done. False if somebody stopped the import. */
  async function writeSlice(importId: number, before: number, { matcher, rows }: Slice, around: Surroundings) {
    const beforehand = await matchRows(db, matcher, rows, false);
    const found = await store.findImportById(db, importId);
    const { cvs, unusable } = await storeCvs(beforehand, around.archive, found?.userId ?? null);
    return inTransaction(async (tx) => {
      const row = await store.lockImport(tx, importId);
      // Another process may have taken over, or somebody stopped it.
      if (row?.state !== 'running' || row.done !== before) return false;
      const counted = { done: before + rows.length, added: 0, updated: 0, unchanged: 0, refused: 0 };
      const of = { id: row.id, companyId: row.companyId, actorId: row.userId, file: row.name };
      const refused: { row: number; problem: store.Refusal['problem'] }[] = [];
      const arriving: Parameters<typeof addImported>[2][number][] = [];
      for (const { row: at, person, match, problems } of await matchRows(tx, matcher, rows)) {
        if (!person || !match) refused.push({ row: at, problem: problems[0]?.problem ?? 'no_name' });
        else if (match.kind === 'known') {
          const mayUpdate = row.known === 'update' && match.application?.importId && !match.application.isOwn;
          const isChanged = mayUpdate && match.application && (await refreshImported(tx, match.application, person));
          counted[isChanged ? 'updated' : 'unchanged'] += 1;
        } else if (match.kind === 'same_phone' && row.samePhone === 'skip') counted.unchanged += 1;
        else if (unusable.has(at)) refused.push({ row: at, problem: 'cv_unusable' });
        else {
          const cv = cvs.get(at);
          arriving.push({ ...person, cv: cv ? attached(cv) : null });
        }
      }
      await addImported(tx, of, arriving);
      await store.insertRefusals(tx, importId, refused);
      await store.countRows(tx, importId, { ...counted, added: arriving.length, refused: refused.length });
      return true;
    });
  }

  async function finish(importId: number, state: 'done' | 'stopped' | 'failed'): Promise<void> {
    await inTransaction(async (tx) => {
      const row = await store.lockImport(tx, importId);
      if (row?.state !== 'running') return;
      await store.finishImport(tx, importId, state);
      await tx.record(...finishedEvents(row, state !== 'done', row.userId));
    });
  }

  /** Another job goes on, so that no single one runs for many minutes. */
  const goOn = (importId: number) => inTransaction((tx) => queue.add('imports.run', { importId }, { tx }));

  async function run(importId: number, expired: AbortSignal): Promise<void> {
    const row = await store.findImportById(db, importId);
    if (row?.state !== 'running') return;
    const around = await reader.surroundingsOf(row);
    const size = around.archive ? ROWS_WITH_CVS : ROWS;
    const end = Date.now() + SLICE_MS;
    let { done } = row;
    let told = Date.now();
    for await (const slice of reader.slices(row, around, size, done)) {
      const begun = Date.now();
      if (!(await writeSlice(importId, done, slice, around))) return;
      done += slice.rows.length;
      if (Date.now() - told > TELL_MS) {
        told = Date.now();
        await inTransaction((tx) => tx.record({ type: 'import.progressed', companyId: row.companyId, actorId: null }));
      }
      if (expired.aborted || Date.now() > end) return goOn(importId);
      // People who use the board meanwhile have as much of the database as the import.
      await pause(Date.now() - begun);
    }
    await finish(importId, 'done');
  }

  return {
    finish,
    job: {
      retries: 5,
      retryAfterSeconds: 5,
      expiresAfterSeconds: 60,
      run: ({ importId }, signal) => run(importId, signal),
      giveUp: ({ importId }) => finish(importId, 'failed'),
      waitingBefore: async (tx) => (await store.listUnfinished(tx)).map((importId) => ({ importId })),
    } satisfies Job<JobPayloads['imports.run']>,
  };
}
export type ImportRun = ReturnType<typeof createImportRun>;

/** What the history keeps of an import that has ended, and what tells open boards. */
export function finishedEvents(row: store.ImportRow, stopped: boolean, actorId: number | null) {
  const { id, companyId, name: file, added, updated, refused } = row;
  const about = { companyId, actorId, import: { id, file } };
  return [
    { type: 'import.finished', ...about, added, updated, refused, stopped },
    { type: 'import.progressed', companyId, actorId: null },
  ] as const;
}
