import type { SessionUser } from '#shared/identity/identity.contract.ts';
import { today } from '#shared/kernel/dates.ts';
import { AppError } from '#shared/kernel/errors.ts';
import type { OwnExport } from '#shared/people/own-data.contract.ts';
import { EXPORT_DAYS } from '#shared/people/own-data.values.ts';
import { peopleRefusal } from '#shared/people/people-refusals.texts.ts';
import type { Db } from '../db/database.ts';
import { createArchiveMaking } from '../files/archive-making.ts';
import type { FileStore } from '../files/file-store.ts';
import { insertFile } from '../files/files.api.ts';
import { storeWithRow } from '../files/store-with-row.ts';
import { isOverLimit, rateLimits } from '../identity/throttle.ts';
import type { InTransaction } from '../kernel/transactions.ts';
import type { Job, JobPayloads } from '../queue/job.ts';
import type { Queue } from '../queue/queue.ts';
import type { PersonArchives } from './export.service.ts';
import * as store from './own-exports.store.ts';
import { LIMITS } from './people.limits.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

type Parts = { db: Db; inTransaction: InTransaction; queue: Queue; files: FileStore; archives: PersonArchives };

declare module '../queue/job.ts' {
  interface JobPayloads {
    'people.make_archive': { exportId: number };
  }
}

/** Builds the archive of all data of a person in the background. */
export function createOwnExports({ db, inTransaction, queue, files, archives }: Parts) {
  const { removeUnnamed, follow, read } = createArchiveMaking({ db, files });

  async function make(exportId: number, userId: number, expired: AbortSignal): Promise<void> {
    const { signal, onProgress, end } = follow((percent) => store.noteProgress(db, exportId, percent), expired);
    try {
      const archive = await archives.packOwn(userId, { signal, onProgress });
      const before = await storeWithRow(files, archive, (stored) =>
        inTransaction(async (tx) => {
          const fileId = await insertFile(tx, stored, `my-data-${today()}.zip`, 'application/zip');
          const owner = await store.finishExport(tx, exportId, fileId);
          if (owner === undefined) throw new AppError('not_found');
          return store.deleteOtherExports(tx, owner, exportId);
        }),
      );
      await removeUnnamed(before);
    } finally {
      end();
    }
  }

  function show({ id, state, percent, createdAt, readyAt, bytes }: store.ExportRow): OwnExport {
    const isReady = state === 'ready';
    return {
      id,
      state,
      percent,
      created_at: createdAt.toISOString(),
      bytes: isReady ? bytes : null,
      url: isReady ? `/account/export/${id}/archive.zip` : null,
      expires_at: readyAt && new Date(readyAt.getTime() + EXPORT_DAYS * DAY_MS).toISOString(),
    };
  }

  async function find({ id }: SessionUser): Promise<OwnExport | null> {
    const row = await store.findExport(db, id);
    return row ? show(row) : null;
  }

  return {
    find,

    async start(user: SessionUser): Promise<OwnExport | null> {
      const counted = rateLimits([[LIMITS.ownExports, String(user.id)]], peopleRefusal('refusal.exports_today'));
      try {
        await inTransaction(async (tx) => {
          const exportId = await store.startExport(tx, user.id);
          if (exportId === undefined) return;
          await counted.countOrFail(tx);
          await tx.record({ type: 'account.exported', actorId: user.id, userId: user.id });
          await queue.add('people.make_archive', { exportId }, { tx });
        });
      } catch (error) {
        if (isOverLimit(error)) throw (await counted.refusal(db)).error;
        throw error;
      }
      return find(user);
    },

    job: {
      retries: 2,
      retryAfterSeconds: 5,
      expiresAfterSeconds: 90,
      async run({ exportId }, expired) {
        const userId = await store.beginExport(db, exportId);
        if (userId === undefined) return;
        try {
          await make(exportId, userId, expired);
        } catch (error) {
          // The person was erased meanwhile, or another process was quicker.
          if (await store.isUnwanted(db, exportId)) return;
          throw error;
        }
      },
      giveUp: ({ exportId }) => store.failExport(db, exportId),
      waitingBefore: async (tx) => (await store.listUnfinished(tx)).map((exportId) => ({ exportId })),
    } satisfies Job<JobPayloads['people.make_archive']>,

    async open(user: SessionUser, id: number) {
      const row = await store.findExport(db, user.id, id);
      if (row?.state !== 'ready') throw new AppError('not_found');
      return read(row);
    },

    deleteOld: async () => removeUnnamed(await store.deleteOldExports(db)),
  };
}
export type OwnExports = ReturnType<typeof createOwnExports>;
