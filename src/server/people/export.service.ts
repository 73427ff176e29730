import path from 'node:path';
import { Readable } from 'node:stream';
import type { SessionUser } from '#shared/identity/identity.contract.ts';
import { AppError } from '#shared/kernel/errors.ts';
import { peopleRefusal } from '#shared/people/people-refusals.texts.ts';
import { listApplicationIds } from '../applications/applications.api.ts';
import { createUniqueNames, safeName } from '../board/bulk/file-names.ts';
import type { Db } from '../db/database.ts';
import type { FileStore } from '../files/file-store.ts';
import { writeZip, type ZipEntry } from '../files/zip-writer.ts';
import { findPerson } from '../identity/identity.api.ts';
import { createFairQueue } from '../kernel/fair-queue.ts';
import type { ArchiveReader, OwnFile, Person, PersonExport } from '../kernel/privacy.ts';
import { findCandidateId } from '../profiles/profiles.api.ts';
import { isExportRecorded } from './acts.store.ts';
import { joinPersonData } from './archive.rules.ts';

/** Each archive holds a person's documents in memory while it is sent. */
const AT_ONCE = { atOnce: 4, atOnceEach: 1, waiting: 0, waitingEach: 0, waitMs: 0 };
const BUSY_SECONDS = 5;
/** For this many minutes after recording a reason, an admin can download the archive. */
const OPEN_MINUTES = 10;
/** Each file is read twice: for its checksum and for its content. */
const READINGS = 2;

type Parts = { db: Db; files: FileStore; exports: readonly PersonExport[] };
/** Reports the progress of an archive, and cancels it. */
type Followed = { signal: AbortSignal; onProgress: (share: number) => void };

/** Packs everything that the modules store about a person into one archive: documents as JSON, and their files. */
export function createPersonArchives({ db, files, exports }: Parts) {
  const turns = createFairQueue(AT_ONCE);

  async function isThere(key: string): Promise<boolean> {
    const content = await files.read(key).catch(() => null);
    content?.destroy();
    return content !== null;
  }

  /** Files that are missing on the disk are listed as missing. */
  async function packFiles(own: readonly OwnFile[], followed?: Followed) {
    const uniqueName = createUniqueNames();
    const entries: ZipEntry[] = [];
    const list: { path: string; missing: boolean }[] = [];
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

  async function findSomebody(userId: number): Promise<Person> {
    const person = await findPerson(db, userId);
    if (!person) throw new AppError('not_found');
    const candidateId = await findCandidateId(db, userId);
    const applicationIds = candidateId === null ? [] : await listApplicationIds(db, candidateId);
    return { ...person, candidateId, applicationIds };
  }

  async function pack(userId: number, reader: ArchiveReader, followed?: Followed) {
    const person = await findSomebody(userId);
    const known = [];
    for (const { read } of exports) known.push(await read(db, person, reader));
    const own = known.flatMap((data) => data.files ?? []);
    const packed = await packFiles(own, followed);
    const documents = joinPersonData([...known, { documents: { files: packed.list } }]);
    const entries = Object.entries(documents).map(([name, value]): ZipEntry => {
      const text = Buffer.from(JSON.stringify(value, null, 2));
      return { name: `${name}.json`, read: async () => Readable.from([text]) };
    });
    return writeZip([...entries, ...packed.entries], new Date());
  }

  return {
    /** The archive for the person, without what others wrote about them to each other. */
    packOwn: (userId: number, followed: Followed) => pack(userId, 'person', followed),

    /** The archive for an admin who has just recorded a reason. */
    async open(admin: SessionUser, userId: number, recorded: number) {
      const isRecorded = { id: recorded, actorId: admin.id, userId, minutes: OPEN_MINUTES };
      if (!(await isExportRecorded(db, isRecorded))) throw new AppError('not_found');
      const leave = await turns.take([String(admin.id)]);
      if (!leave) {
        const message = peopleRefusal('refusal.export_busy');
        throw new AppError('too_many', { message, retryAfterSeconds: BUSY_SECONDS });
      }
      try {
        const archive = await pack(userId, 'admin');
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

/** Reads files and reports the share of all bytes that has been read. */
function readFollowed(files: FileStore, own: readonly OwnFile[], { signal, onProgress }: Followed) {
  const total = own.reduce((sum, { bytes }) => sum + bytes, 0) * READINGS;
  let done = 0;
  return async (key: string) => {
    const content = await files.read(key);
    async function* parts() {
      for await (const chunk of content as AsyncIterable<Buffer>) {
        // The archive was cancelled, because it expired or is no longer wanted.
        if (signal.aborted) throw new AppError('not_found');
        done += chunk.length;
        onProgress(done / total);
        yield chunk;
      }
    }
    return Readable.from(parts(), { objectMode: false });
  };
}
