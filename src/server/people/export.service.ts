import path from 'node:path';
import { Readable } from 'node:stream';
import type { SessionUser } from '#shared/identity/identity.contract.ts';
import { AppError } from '#shared/kernel/errors.ts';
import { peopleRefusal } from '#shared/people/people-refusals.texts.ts';
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

type Parts = { db: Db; files: FileStore };

/** Everything of a person in one archive: what is stored as JSON, and their files. */
export function createPersonArchives({ db, files }: Parts) {
  const turns = createTurns(AT_ONCE);

  async function isThere(key: string): Promise<boolean> {
    const content = await files.read(key).catch(() => null);
    content?.destroy();
    return content !== null;
  }

  /** A file that the disk has lost is named among the others, and said to be missing. */
  async function filesOf(userId: number, candidateId: number | undefined) {
    const uniqueName = createUniqueNames();
    const entries: ZipEntry[] = [];
    const list: { path: string; missing: boolean }[] = [];
    for (const { kind, name, key } of await store.listFilesOf(db, userId, candidateId)) {
      const extension = path.extname(name);
      const entry = uniqueName(`files/${kind}/${safeName(path.basename(name, extension), kind)}`, extension);
      const missing = !(await isThere(key));
      if (!missing) entries.push({ name: entry, read: () => files.read(key) });
      list.push({ path: entry, missing });
    }
    return { entries, list };
  }

  async function pack(userId: number) {
    const account = await store.readAccount(db, userId);
    if (!account) throw new AppError('not_found');
    const profile = await store.readProfile(db, userId);
    const own = await filesOf(userId, profile?.id);
    const documents = {
      account,
      profile: profile ?? null,
      applications: profile ? await store.readApplications(db, profile.id) : [],
      conversations: profile ? await store.readConversations(db, profile.id) : [],
      drafts: await store.readDrafts(db, userId),
      saved: await store.readSaved(db, userId, account.email),
      written: await store.readWritten(db, userId),
      history: await store.readHistory(db, userId),
      files: own.list,
    };
    const entries = Object.entries(documents).map(([name, value]): ZipEntry => {
      const text = Buffer.from(JSON.stringify(value, null, 2));
      return { name: `${name}.json`, read: async () => Readable.from([text]) };
    });
    return writeZip([...entries, ...own.entries], new Date());
  }

  return {
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
