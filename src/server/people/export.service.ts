import path from 'node:path';
import { Readable } from 'node:stream';
import type { SessionUser } from '#shared/identity/identity.contract.ts';
import { AppError } from '#shared/kernel/errors.ts';
import type { Words } from '#shared/kernel/messages.ts';
import { peopleRefusal } from '#shared/people/people-refusals.texts.ts';
import type { Locale } from '#shared/reference/languages.ts';
import type { ReceiptService } from '../applications/receipt.service.ts';
import { createUniqueNames, safeName } from '../board/bulk/file-names.ts';
import type { Db } from '../db/database.ts';
import type { FileStore } from '../files/file-store.ts';
import { writeZip, type ZipEntry } from '../files/zip-writer.ts';
import { createTurns } from '../kernel/turns.ts';
import { isExportRecorded } from './acts.store.ts';
import * as store from './export.store.ts';

/** Each holds what a person wrote in memory while it is sent. */
const AT_ONCE = { atOnce: 4, atOnceEach: 1, waiting: 0, waitingEach: 0, waitMs: 0 };
const BUSY_SECONDS = 5;
/** How long after an admin has said why the archive can be fetched. */
const OPEN_MINUTES = 10;
/** Each file is read for its checksum, and once more for its content. */
const READINGS = 2;

type Parts = {
  db: Db;
  files: FileStore;
  receipts: ReceiptService;
  reference: { wordsIn: (locale: Locale) => Words };
};
/** How the making of an archive is followed, and ended. */
type Followed = { signal: AbortSignal; onProgress: (share: number) => void };
type Account = NonNullable<Awaited<ReturnType<typeof store.readAccount>>>;

/** Everything of a person in one archive: what is stored as JSON, and their files. */
export function createPersonArchives({ db, files, receipts, reference }: Parts) {
  const turns = createTurns(AT_ONCE);

  async function isThere(key: string): Promise<boolean> {
    const content = await files.read(key).catch(() => null);
    content?.destroy();
    return content !== null;
  }

  /** A file that the disk has lost is named among the others, and said to be missing. */
  async function filesOf(userId: number, candidateId: number | undefined, followed?: Followed) {
    const uniqueName = createUniqueNames();
    const entries: ZipEntry[] = [];
    const list: { path: string; missing: boolean }[] = [];
    const own = await store.listFilesOf(db, userId, candidateId);
    const read = followed ? readFollowed(files, own, followed) : files.read;
    for (const { kind, name, key } of own) {
      const extension = path.extname(name);
      const entry = uniqueName(`files/${kind}/${safeName(path.basename(name, extension), kind)}`, extension);
      const missing = !(await isThere(key));
      if (!missing) entries.push({ name: entry, read: () => read(key) });
      list.push({ path: entry, missing });
    }
    return { entries, list };
  }

  function zip(documents: Record<string, unknown>, fileEntries: ZipEntry[]) {
    const entries = Object.entries(documents).map(([name, value]): ZipEntry => {
      const text = Buffer.from(JSON.stringify(value, null, 2));
      return { name: `${name}.json`, read: async () => Readable.from([text]) };
    });
    return writeZip([...entries, ...fileEntries], new Date());
  }

  /** What both sides read alike. */
  async function readShared(userId: number, followed?: Followed) {
    const account = await store.readAccount(db, userId);
    if (!account) throw new AppError('not_found');
    const profile = await store.readProfile(db, userId);
    const own = await filesOf(userId, profile?.id, followed);
    const documents = {
      account,
      profile: profile ?? null,
      conversations: profile ? await store.readConversations(db, profile.id) : [],
      drafts: await store.readDrafts(db, userId),
      saved: await store.readSaved(db, userId, account.email),
      written: await store.readWritten(db, userId),
      files: own.list,
    };
    return { documents, fileEntries: own.entries };
  }

  async function pack(userId: number) {
    const { documents, fileEntries } = await readShared(userId);
    const { profile } = documents;
    const applications = profile ? await store.readApplications(db, profile.id) : [];
    return zip({ ...documents, applications, history: await store.readHistory(db, userId) }, fileEntries);
  }

  /** With what their receipts show: what was sent, what became of it, and how it was assessed. */
  async function readReceipts({ id, name, username, email, role, locale: last }: Account) {
    const locale = last ?? 'en';
    const user: SessionUser = { id, name, username, email: email ?? '', role, company: null, photo: null };
    const reader = { user, locale, words: reference.wordsIn(locale) };
    const shown = [];
    for (const applicationId of await store.listApplicationIds(db, id)) {
      shown.push({ id: applicationId, ...(await receipts.open(String(applicationId), reader)) });
    }
    return shown;
  }

  return {
    /** For the person themselves: nothing that others said of them among themselves. */
    async packOwn(userId: number, followed: Followed) {
      const { documents, fileEntries } = await readShared(userId, followed);
      const applications = await readReceipts(documents.account);
      return zip({ ...documents, applications, history: await store.readOwnHistory(db, userId) }, fileEntries);
    },

    /** For an admin who has recorded why, a moment ago. */
    async open(admin: SessionUser, userId: number, recorded: number) {
      const isRecorded = { id: recorded, actorId: admin.id, userId, minutes: OPEN_MINUTES };
      if (!(await isExportRecorded(db, isRecorded))) throw new AppError('not_found');
      const leave = await turns.take([String(admin.id)]);
      if (!leave) {
        const message = peopleRefusal('refusal.export_busy');
        throw new AppError('too_many', { message, retryAfterSeconds: BUSY_SECONDS });
      }
      try {
        const archive = await pack(userId);
        archive.content.once('close', leave);
        return archive;
      } catch (error) {
        leave();
        throw error;
      }
    },
  };
}
export type PersonArchives = ReturnType<typeof createPersonArchives>;

/** Counts what is read of the files, of all that will be. */
function readFollowed(files: FileStore, own: readonly store.OwnFile[], { signal, onProgress }: Followed) {
  const total = own.reduce((sum, { bytes }) => sum + bytes, 0) * READINGS;
  let done = 0;
  return async (key: string) => {
    const content = await files.read(key);
    async function* parts() {
      for await (const chunk of content as AsyncIterable<Buffer>) {
        // Whoever it was for is gone.
        if (signal.aborted) throw new AppError('not_found');
        done += chunk.length;
        onProgress(done / total);
        yield chunk;
      }
    }
    return Readable.from(parts(), { objectMode: false });
  };
}
