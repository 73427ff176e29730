import { Readable } from 'node:stream';
import type { SessionUser } from '#shared/identity/identity.contract.ts';
import type {
  changeImport,
  Import,
  ImportAnswer,
  ImportSummary,
  PreviewRow,
} from '#shared/imports/imports.contract.ts';
import { importsMessage } from '#shared/imports/imports.texts.ts';
import { IMPORT_FILE, type ImportField } from '#shared/imports/imports.values.ts';
import { importsRefusal } from '#shared/imports/imports-refusals.texts.ts';
import { suggestColumns, suggestStage, systemOf } from '#shared/imports/suggest-columns.ts';
import type { InputOf } from '#shared/kernel/endpoint.ts';
import { AppError } from '#shared/kernel/errors.ts';
import type { Message, Words } from '#shared/kernel/messages.ts';
import type { Db } from '../db/database.ts';
import type { FileStore } from '../files/file-store.ts';
import { deleteUnnamed, insertFile } from '../files/files.api.ts';
import { storeWithRow } from '../files/store-with-row.ts';
import type { UploadedStream } from '../http/upload.ts';
import type { Throttle } from '../identity/throttle.ts';
import { csvRow } from '../kernel/csv.ts';
import { createFairQueue } from '../kernel/fair-queue.ts';
import type { InTransaction } from '../kernel/transactions.ts';
import { assertOwner, companyOf } from '../profiles/membership.ts';
import type { Queue } from '../queue/queue.ts';
import { openCvArchive } from './cv-archive.ts';
import type { ImportReader, MatchedRow } from './import-reader.ts';
import { LIMITS } from './imports.limits.ts';
import * as store from './imports.store.ts';
import { finishedEvents, type ImportRun } from './run-import.ts';
import { formatOf, peek, readTable, type TableFormat } from './table-file.ts';

/** A file is read from its first to its last row, so few are read at once, and one for each company. */
const AT_ONCE = { atOnce: 4, atOnceEach: 1, waiting: 20, waitingEach: 2, waitMs: 20_000 };
const BUSY_SECONDS = 10;
/** Rows by which the columns are suggested. */
const SAMPLES = 100;

type Parts = {
  db: Db;
  inTransaction: InTransaction;
  queue: Queue;
  files: FileStore;
  throttle: Throttle;
  reader: ImportReader;
  run: ImportRun;
};
type Chosen = Omit<InputOf<typeof changeImport>, 'id'>;

/** Bringing people and applications from another system: a file is uploaded, looked at, and imported. */
export function createImportsService({ db, inTransaction, queue, files, throttle, reader, run }: Parts) {
  const turns = createFairQueue(AT_ONCE);

  async function inTurn<T>(companyId: number, act: () => Promise<T>): Promise<T> {
    const leave = await turns.take([String(companyId)]);
    if (!leave) {
      const message = importsRefusal('refusal.busy_checking');
      throw new AppError('too_many', { message, retryAfterSeconds: BUSY_SECONDS });
    }
    return act().finally(leave);
  }

  async function removeUnnamed(fileIds: number[]): Promise<void> {
    const keys = await deleteUnnamed(db, fileIds);
    await Promise.allSettled(keys.map((key) => files.remove(key)));
  }

  async function findOwn(companyId: number, id: number) {
    const found = await store.findImport(db, companyId, id);
    if (!found) throw new AppError('not_found');
    return found;
  }

  async function answerFor(companyId: number, id: number): Promise<ImportAnswer> {
    const { row, by } = await findOwn(companyId, id);
    const [jobs, groups, refusals, preview, samples] = await Promise.all([
      store.listJobs(db, companyId),
      store.listGroups(db, companyId),
      store.countRefusals(db, id),
      row.state === 'checked' ? reader.preview(row) : { first: [], odd: [] },
      row.state === 'checked' && row.fileId !== null ? firstRows(await reader.rowsOf(row)) : [],
    ]);
    const cvs = row.cvsFileId === null ? undefined : await store.findFile(db, row.cvsFileId);
    return {
      success: true,
      import: {
        ...showSummary(row, by),
        ...showChoices(row, samples, groups),
        bytes: row.bytes,
        encoding: row.encoding,
        delimiter: row.delimiter,
        system: row.system,
        has_file: row.fileId !== null,
        cvs: cvs ? { file: cvs.name } : null,
        check: showCheck(row),
        scores_asked: row.scoresAskedAt !== null,
        refusals,
      },
      first_rows: preview.first.map(showRow),
      problem_rows: preview.odd.map(showRow),
      jobs: jobs.map(({ id: jobId, title }) => ({ id: jobId, title })),
      groups: groups.map(({ id: groupId, name }) => ({ id: groupId, name })),
    };
  }

  /** Locks an import that nobody has started yet. */
  async function lockUnstarted(tx: Db, companyId: number, id: number): Promise<store.ImportRow> {
    const row = await store.lockImport(tx, id);
    if (row?.companyId !== companyId) throw new AppError('not_found');
    if (row.state !== 'checked') {
      throw new AppError('conflict', { message: importsRefusal('refusal.already_started') });
    }
    return row;
  }

  /** Checks the whole file again and stores the result. */
  async function recheck(id: number): Promise<void> {
    const row = await store.findImportById(db, id);
    if (row?.state === 'checked') await store.updateImport(db, id, { check: await reader.check(row) });
  }

  return {
    async list(user: SessionUser): Promise<ImportSummary[]> {
      return (await store.listImports(db, companyOf(user).id)).map(({ row, by }) => showSummary(row, by));
    },

    async upload(user: SessionUser, { name, content }: UploadedStream): Promise<number> {
      const { id: companyId } = assertOwner(user);
      await throttle.take([[LIMITS.importUploads, String(companyId)]]);
      const { head, whole } = await peek(content);
      const format = formatOf(head);
      return inTurn(companyId, async () => {
        const id = await storeWithRow(files, { content: whole, bytes: IMPORT_FILE.maxBytes }, async (stored) => {
          const table = await describeTable(await files.read(stored.key), format);
          return inTransaction(async (tx) => {
            const [groups, jobs] = [await store.listGroups(tx, companyId), await store.listJobs(tx, companyId)];
            const fileId = await insertFile(tx, stored, name, 'text/csv');
            const suggested = suggestColumns(table.headers, table.samples);
            const importId = await store.insertImport(tx, {
              companyId,
              userId: user.id,
              fileId,
              name,
              bytes: stored.bytes,
              ...format,
              system: systemOf(table.headers),
              headers: table.headers,
              rows: table.rows,
              fields: suggested.map(({ field }) => field),
              // With a single job there is nothing to choose.
              jobId: jobs.length === 1 ? (jobs[0]?.id ?? null) : null,
            });
            const row = (await store.lockImport(tx, importId)) as store.ImportRow;
            return { row, groups };
          });
        });
        const stages = await reader.stagesIn(id.row);
        const matched = stages.flatMap(({ value }) => {
          const group = suggestStage(value, id.groups);
          return group ? [[value, group.id] as const] : [];
        });
        await store.updateImport(db, id.row.id, { stages: Object.fromEntries(matched) });
        await recheck(id.row.id);
        return id.row.id;
      });
    },

    find: (user: SessionUser, id: number) => answerFor(companyOf(user).id, id),

    async change(user: SessionUser, id: number, chosen: Chosen): Promise<ImportAnswer> {
      const { id: companyId } = assertOwner(user);
      return inTurn(companyId, async () => {
        await inTransaction(async (tx) => {
          const row = await lockUnstarted(tx, companyId, id);
          const [jobs, groups] = [await store.listJobs(tx, companyId), await store.listGroups(tx, companyId)];
          assertChoices(row, chosen, { jobIds: jobs.map((job) => job.id), groupIds: groups.map((group) => group.id) });
          await store.updateImport(tx, id, {
            fields: chosen.fields,
            jobId: chosen.job_id,
            stages: Object.fromEntries(chosen.stages.map(({ stage, group_id }) => [stage, group_id])),
            dateOrder: chosen.date_order,
            known: chosen.known,
            samePhone: chosen.same_phone,
          });
        });
        await recheck(id);
        return answerFor(companyId, id);
      });
    },

    async addCvs(user: SessionUser, id: number, { name, content }: UploadedStream): Promise<void> {
      const { id: companyId } = assertOwner(user);
      await throttle.take([[LIMITS.importUploads, String(companyId)]]);
      if ((await findOwn(companyId, id)).row.state !== 'checked') {
        throw new AppError('conflict', { message: importsRefusal('refusal.already_started') });
      }
      const before = await storeWithRow(files, { content, bytes: 0 }, async (stored) => {
        await openCvArchive(files, stored);
        return inTransaction(async (tx) => {
          const row = await lockUnstarted(tx, companyId, id);
          const cvsFileId = await insertFile(tx, stored, name, 'application/zip');
          await store.updateImport(tx, id, { cvsFileId });
          return row.cvsFileId;
        });
      });
      if (before !== null) await removeUnnamed([before]);
      await inTurn(companyId, () => recheck(id));
    },

    async start(user: SessionUser, id: number): Promise<void> {
      const { id: companyId } = assertOwner(user);
      await inTransaction(async (tx) => {
        await store.lockCompany(tx, companyId);
        const row = await lockUnstarted(tx, companyId, id);
        if (row.fileId === null) throw new AppError('conflict', { message: importsRefusal('refusal.file_gone') });
        assertReady(row);
        if (await store.hasRunning(tx, companyId)) {
          throw new AppError('conflict', { message: importsRefusal('refusal.import_running') });
        }
        await store.startImport(tx, id);
        const about = { companyId, actorId: user.id, import: { id, file: row.name } };
        await tx.record({ type: 'import.started', ...about, rows: row.rows });
        await queue.add('imports.run', { importId: id }, { tx });
      });
    },

    /** Stopping one that has ended in the meantime changes nothing. */
    async stop(user: SessionUser, id: number): Promise<void> {
      const { id: companyId } = assertOwner(user);
      await inTransaction(async (tx) => {
        const row = await store.lockImport(tx, id);
        if (row?.companyId !== companyId) throw new AppError('not_found');
        if (row.state !== 'running') return;
        await store.finishImport(tx, id, 'stopped');
        await tx.record(...finishedEvents(row, true, user.id));
      });
    },

    async askForScores(user: SessionUser, id: number): Promise<void> {
      const { id: companyId } = assertOwner(user);
      await inTransaction(async (tx) => {
        const row = await store.lockImport(tx, id);
        if (row?.companyId !== companyId) throw new AppError('not_found');
        if (row.finishedAt === null) {
          throw new AppError('conflict', { message: importsRefusal('refusal.not_finished') });
        }
        if (row.scoresAskedAt === null) await store.askForScores(tx, id);
      });
    },

    async discard(user: SessionUser, id: number): Promise<void> {
      const { id: companyId } = assertOwner(user);
      const fileIds = await inTransaction(async (tx) => {
        await lockUnstarted(tx, companyId, id);
        return store.deleteImport(tx, id);
      });
      await removeUnnamed(fileIds);
    },

    /** The refused rows as a table of its own, with the reason in words. */
    async openRefused(user: SessionUser, id: number, words: Words) {
      const { row } = await findOwn(companyOf(user).id, id);
      const refusals = await store.listRefusals(db, id);
      if (refusals.size === 0 || row.fileId === null) throw new AppError('not_found');
      const table = await reader.rowsOf(row);
      async function* lines() {
        yield `\uFEFF${csvRow([...row.headers, 'fursa_problem'])}`;
        for await (const { row: at, cells } of table) {
          const problem = refusals.get(at);
          if (!problem) continue;
          const own = row.headers.map((_, index) => cells[index] ?? '');
          yield csvRow([...own, words(importsMessage(`problem.${problem}`))]);
        }
      }
      return { name: `refused-${row.name.replace(/\.[^.]*$/, '')}.csv`, content: Readable.from(lines()) };
    },

    deleteOld: async () => removeUnnamed(await inTransaction((tx) => store.dropOldFiles(tx))),
    job: run.job,
  };
}
export type ImportsService = ReturnType<typeof createImportsService>;

/** Reads the whole file once: its header, some rows, and how many there are. */
async function describeTable(content: Readable, format: TableFormat) {
  let headers: string[] | null = null;
  const samples: string[][] = [];
  let rows = 0;
  for await (const { cells } of readTable(content, format)) {
    if (!headers) {
      if (cells.length > IMPORT_FILE.columns) {
        throw refused('file', importsRefusal('refusal.too_many_columns', { max: IMPORT_FILE.columns }));
      }
      headers = cells.map(shownHeader);
      continue;
    }
    rows += 1;
    if (rows > IMPORT_FILE.rows) {
      throw refused('file', importsRefusal('refusal.too_many_rows', { max: IMPORT_FILE.rows }));
    }
    if (samples.length < SAMPLES) samples.push(cells);
  }
  if (!headers || rows === 0) throw refused('file', importsRefusal('refusal.no_rows'));
  return { headers, samples, rows };
}

const LONGEST_HEADER = 100;
const LONGEST_EXAMPLE = 80;
const shortened = (text: string, most: number) =>
  [...text.replace(/[\s\p{Cc}]+/gu, ' ').trim()].slice(0, most).join('');
const shownHeader = (header: string) => shortened(header.replace(/[\u202A-\u202E\u2066-\u2069]/g, ''), LONGEST_HEADER);

async function firstRows(table: AsyncGenerator<{ cells: string[] }>): Promise<string[][]> {
  const rows: string[][] = [];
  for await (const { cells } of table) if (rows.push(cells) >= SAMPLES) break;
  return rows;
}

function refused(field: string, message: Message): AppError {
  return new AppError('invalid', { errors: { [field]: [message] } });
}

type Known = { jobIds: readonly number[]; groupIds: readonly number[] };

function assertChoices(row: store.ImportRow, chosen: Chosen, { jobIds, groupIds }: Known): void {
  const { fields, job_id: jobId, stages } = chosen;
  if (fields.length !== row.headers.length) throw refused('fields', importsRefusal('refusal.other_columns'));
  const used = fields.filter((field) => field !== null);
  const twice = used.find((field, at) => used.indexOf(field) !== at);
  if (twice) throw refused(`fields.${fields.lastIndexOf(twice)}`, importsRefusal('refusal.field_twice'));
  if (jobId !== null && !jobIds.includes(jobId)) throw refused('job_id', importsRefusal('refusal.import_job_closed'));
  const unknown = stages.findIndex(({ group_id: groupId }) => !groupIds.includes(groupId));
  if (unknown >= 0) throw refused(`stages.${unknown}.group_id`, importsRefusal('refusal.no_such_column'));
}

/** What must be known before an import can begin. */
function assertReady({ fields, jobId, check }: store.ImportRow): void {
  const has = (field: ImportField) => fields.includes(field);
  if (!has('email')) throw refused('fields', importsRefusal('refusal.email_needed'));
  if (!has('full_name') && !has('first_name') && !has('last_name')) {
    throw refused('fields', importsRefusal('refusal.name_needed'));
  }
  if (jobId === null && !has('job')) throw refused('job_id', importsRefusal('refusal.job_needed'));
  if (check && check.ready + check.known + check.samePhone === 0) {
    throw refused('fields', importsRefusal('refusal.nothing_to_import'));
  }
}

function showSummary(row: store.ImportRow, by: string | null): ImportSummary {
  const { id, name: file, rows, state, done, added, updated, unchanged, refused: turnedDown } = row;
  return {
    id,
    file,
    rows,
    state,
    done,
    added,
    updated,
    unchanged,
    refused: turnedDown,
    created_at: row.createdAt.toISOString(),
    started_at: row.startedAt?.toISOString() ?? null,
    finished_at: row.finishedAt?.toISOString() ?? null,
    by,
  };
}

function showChoices(row: store.ImportRow, samples: readonly string[][], groups: readonly { id: number }[]) {
  const suggested = suggestColumns(row.headers, samples);
  const [first] = groups;
  return {
    columns: row.headers.map((header, at) => {
      const field = row.fields[at] ?? null;
      const { field: own = null, why = null } = suggested[at] ?? {};
      const example = samples.map((cells) => cells[at] ?? '').find((cell) => cell.trim() !== '') ?? '';
      return { header, example: shortened(example, LONGEST_EXAMPLE), field, why: field === own ? why : null };
    }),
    fields: row.fields,
    job_id: row.jobId,
    stages: (row.check?.stages ?? []).map(({ value, rows }) => ({
      stage: value,
      rows,
      group_id: row.stages[value] ?? first?.id ?? 0,
    })),
    date_order: row.dateOrder,
    known: row.known,
    same_phone: row.samePhone,
  } satisfies Partial<Import>;
}

function showCheck({ check }: store.ImportRow): Import['check'] {
  const { ready = 0, known = 0, samePhone = 0, refused: turnedDown = 0 } = check ?? {};
  return { ready, known, same_phone: samePhone, refused: turnedDown };
}

function showRow({ row, values, problems, match }: MatchedRow): PreviewRow {
  const shown = Object.entries(values).map(([field, value]) => [field, shortened(value, LONGEST_EXAMPLE)]);
  return {
    row,
    values: Object.fromEntries(shown),
    problems,
    match: match === null || match.kind === 'new' ? null : match.kind,
  };
}
