import type { Logger } from 'pino';
import type { SessionUser } from '#shared/identity/identity.contract.ts';
import { today } from '#shared/kernel/dates.ts';
import { AppError } from '#shared/kernel/errors.ts';
import type { OwnExport } from '#shared/people/own-data.contract.ts';
import { EXPORT_DAYS } from '#shared/people/own-data.values.ts';
import { peopleRefusal } from '#shared/people/people-refusals.texts.ts';
import type { Db } from '../db/database.ts';
import type { FileStore } from '../files/file-store.ts';
import { deleteUnnamed, insertFile } from '../files/files.store.ts';
import { storeWithRow } from '../files/store-with-row.ts';
import { isOverLimit } from '../identity/throttle.store.ts';
import { LIMITS, tally } from '../identity/throttle.ts';
import type { InTransaction } from '../kernel/transactions.ts';
import type { PersonArchives } from './export.service.ts';
import * as store from './own-exports.store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const MOST_ATTEMPTS = 3;
const TELL_MS = 500;

type Parts = { db: Db; inTransaction: InTransaction; files: FileStore; archives: PersonArchives; log: Logger };

/** Everything of somebody in one archive, put together while they do something else. */
export function createOwnExports({ db, inTransaction, files, archives, log }: Parts) {
  /** No row names them any more: what cannot be removed now is swept later. */
  async function removeUnnamed(fileIds: number[]): Promise<void> {
    const keys = await deleteUnnamed(db, fileIds);
    await Promise.allSettled(keys.map((key) => files.remove(key)));
  }

  /** Tells how far it is, now and then, and ends the making of what nobody wants any more. */
  function follow(attempt: store.Attempt) {
    const ending = new AbortController();
    let percent = 0;
    let isAsking = false;
    const timer = setInterval(async () => {
      if (isAsking) return;
      isAsking = true;
      // A database that does not answer is found out by whoever stores the archive.
      const isWanted = await store.noteProgress(db, attempt, percent).catch(() => true);
      isAsking = false;
      if (!isWanted) ending.abort();
    }, TELL_MS);
    return {
      signal: ending.signal,
      onProgress: (share: number) => {
        percent = Math.min(99, Math.floor(share * 100));
      },
      end: () => clearInterval(timer),
    };
  }

  async function make(attempt: store.Attempt, userId: number): Promise<void> {
    const { signal, onProgress, end } = follow(attempt);
    try {
      const archive = await archives.packOwn(userId, { signal, onProgress });
      const before = await storeWithRow(files, archive, (stored) =>
        inTransaction(async (tx) => {
          const fileId = await insertFile(tx, stored, `my-data-${today()}.zip`, 'application/zip');
          const owner = await store.finishExport(tx, attempt, fileId);
          // Erased meanwhile, or made by another process that took over.
          if (owner === undefined) throw new AppError('not_found');
          return store.deleteOtherExports(tx, owner, attempt.id);
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
      const counted = tally([[LIMITS.ownExports, String(user.id)]], peopleRefusal('refusal.exports_today'));
      try {
        await inTransaction(async (tx) => {
          if (!(await store.startExport(tx, user.id, counted.hits))) return;
          const exported = { type: 'account.exported', actorId: user.id, userId: user.id } as const;
          await tx.record(exported, { type: 'export.requested', userId: user.id });
        });
      } catch (error) {
        if (isOverLimit(error)) throw (await counted.refusal(db)).error;
        throw error;
      }
      return find(user);
    },

    /** For the queue. What fails is tried again, a few times. */
    async makeWaiting(): Promise<void> {
      for (;;) {
        const claimed = await store.claimExport(db);
        if (!claimed) return;
        const { userId, ...attempt } = claimed;
        if (attempt.attempts > MOST_ATTEMPTS) {
          await store.putBackExport(db, attempt, true);
          continue;
        }
        try {
          await make(attempt, userId);
        } catch (error) {
          log.warn({ err: error }, 'an archive of somebody’s own data was not made');
          await store.putBackExport(db, attempt, attempt.attempts === MOST_ATTEMPTS);
        }
      }
    },

    /** Nobody else makes any: what a killed process left need not wait until its claim runs out. */
    takeOver: () => store.releaseExports(db),

    async open(user: SessionUser, id: number) {
      const row = await store.findExport(db, user.id, id);
      if (row?.state !== 'ready') throw new AppError('not_found');
      const { key, name, bytes, mediaType } = row;
      if (key === null || name === null || bytes === null || mediaType === null) throw new AppError('not_found');
      const content = await files.read(key).catch(() => {
        throw new AppError('not_found');
      });
      return { content, name, bytes, mediaType };
    },

    deleteOld: async () => removeUnnamed(await store.deleteOldExports(db)),
  };
}
export type OwnExports = ReturnType<typeof createOwnExports>;
