import type { CompanyExport } from '#shared/exports/exports.contract.ts';
import { exportsMessage } from '#shared/exports/exports.texts.ts';
import { EXPORT_DAYS } from '#shared/exports/exports.values.ts';
import type { SessionUser } from '#shared/identity/identity.contract.ts';
import { today } from '#shared/kernel/dates.ts';
import { AppError } from '#shared/kernel/errors.ts';
import type { Db } from '../db/database.ts';
import { createArchiveMaking } from '../files/archive-making.ts';
import type { FileStore } from '../files/file-store.ts';
import { insertFile } from '../files/files.api.ts';
import { storeWithRow } from '../files/store-with-row.ts';
import { isOverLimit, rateLimits } from '../identity/throttle.ts';
import type { InTransaction } from '../kernel/transactions.ts';
import { assertOwner } from '../profiles/membership.ts';
import type { Job, JobPayloads } from '../queue/job.ts';
import type { Queue } from '../queue/queue.ts';
import type { CompanyArchives } from './company-archive.ts';
import { LIMITS } from './exports.limits.ts';
import * as store from './exports.store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

type Parts = { db: Db; inTransaction: InTransaction; queue: Queue; files: FileStore; archives: CompanyArchives };

declare module '../queue/job.ts' {
  interface JobPayloads {
    'exports.make_archive': { exportId: number };
  }
}

/** Builds the archive of a company's data in the background. Only its owners get it. */
export function createCompanyExports({ db, inTransaction, queue, files, archives }: Parts) {
  const { removeUnnamed, follow, read } = createArchiveMaking({ db, files });

  async function make(exportId: number, companyId: number, expired: AbortSignal): Promise<void> {
    const { signal, onProgress, end } = follow((percent) => store.noteProgress(db, exportId, percent), expired);
    try {
      const { remove, ...archive } = await archives.pack(companyId, { signal, onProgress });
      try {
        const before = await storeWithRow(files, archive, (stored) =>
          inTransaction(async (tx) => {
            const fileId = await insertFile(tx, stored, `fursa-${today()}.zip`, 'application/zip');
            if ((await store.finishExport(tx, exportId, fileId)) === undefined) throw new AppError('not_found');
            return store.deleteOthers(tx, companyId, exportId);
          }),
        );
        await removeUnnamed(before);
      } finally {
        await remove();
      }
    } finally {
      end();
    }
  }

  async function find(user: SessionUser): Promise<CompanyExport | null> {
    const row = await store.findExport(db, assertOwner(user).id);
    return row ? show(row) : null;
  }

  return {
    find,

    async start(user: SessionUser): Promise<CompanyExport | null> {
      const { id: companyId } = assertOwner(user);
      const counted = rateLimits([[LIMITS.companyExports, String(companyId)]], exportsMessage('export.today'));
      try {
        await inTransaction(async (tx) => {
          const exportId = await store.startExport(tx, companyId, user.id);
          if (exportId === undefined) return;
          await counted.countOrFail(tx);
          await tx.record({ type: 'export.requested', actorId: user.id, companyId });
          await queue.add('exports.make_archive', { exportId }, { tx });
        });
      } catch (error) {
        if (isOverLimit(error)) throw (await counted.refusal(db)).error;
        throw error;
      }
      return find(user);
    },

    /** Opens the archive for download, which the history keeps. */
    async open(user: SessionUser, id: number) {
      const { id: companyId } = assertOwner(user);
      const row = await store.findExport(db, companyId, id);
      if (row?.state !== 'ready') throw new AppError('not_found');
      const file = await read(row);
      await inTransaction((tx) => tx.record({ type: 'export.downloaded', actorId: user.id, companyId }));
      return file;
    },

    job: {
      retries: 2,
      retryAfterSeconds: 5,
      expiresAfterSeconds: 30 * 60,
      async run({ exportId }, expired) {
        const companyId = await store.beginExport(db, exportId);
        if (companyId === undefined) return;
        try {
          await make(exportId, companyId, expired);
        } catch (error) {
          // Another process was quicker, or somebody in it was erased meanwhile.
          if (await store.isUnwanted(db, exportId)) return;
          throw error;
        }
      },
      giveUp: ({ exportId }) => store.failExport(db, exportId),
      waitingBefore: async (tx) => (await store.listUnfinished(tx)).map((exportId) => ({ exportId })),
    } satisfies Job<JobPayloads['exports.make_archive']>,

    deleteOld: async () => removeUnnamed(await store.deleteOld(db)),
  };
}
export type CompanyExports = ReturnType<typeof createCompanyExports>;

function show({ id, state, percent, createdAt, readyAt, bytes }: store.ExportRow): CompanyExport {
  const isReady = state === 'ready';
  return {
    id,
    state,
    percent,
    created_at: createdAt.toISOString(),
    bytes: isReady ? bytes : null,
    url: isReady ? `/company/export/${id}/archive.zip` : null,
    expires_at: readyAt && new Date(readyAt.getTime() + EXPORT_DAYS * DAY_MS).toISOString(),
  };
}
