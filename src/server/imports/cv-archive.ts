import path from 'node:path';
import { IMPORT_CVS } from '#shared/imports/imports.values.ts';
import { importsRefusal } from '#shared/imports/imports-refusals.texts.ts';
import { AppError } from '#shared/kernel/errors.ts';
import type { Message } from '#shared/kernel/messages.ts';
import { FILE_NAME, RESUME } from '#shared/profiles/profiles.values.ts';
import type { FileStore } from '../files/file-store.ts';
import { readStoredEntries, unpackStored } from '../files/stored-zip.ts';
import type { ZipEntry } from '../files/zip-entries.ts';

type Stored = { key: string; bytes: number };

const refusal = (message: Message) => new AppError('invalid', { errors: { file: [message] } });
const plain = (name: string) => name.normalize('NFC').toLowerCase();
/** Names in an archive are only compared, never used as paths. */
const baseOf = (name: string) => plain(path.posix.basename(name.replaceAll('\\', '/')));

/** Reads which CVs a ZIP archive holds. Throws a sentence for the person if it is none, or is made to do harm. */
export async function openCvArchive(files: FileStore, stored: Stored) {
  const entries = await readStoredEntries(files, stored, IMPORT_CVS.files);
  if (entries === 'too many') throw refusal(importsRefusal('refusal.zip_too_many', { max: IMPORT_CVS.files }));
  if (!entries) throw refusal(importsRefusal('refusal.not_a_zip'));
  const unpacked = entries.reduce((sum, { bytes }) => sum + bytes, 0);
  if (unpacked > stored.bytes * IMPORT_CVS.ratio) throw refusal(importsRefusal('refusal.zip_bomb'));

  const byName = new Map<string, ZipEntry>();
  const byPath = new Map<string, ZipEntry>();
  const byEmail = new Map<string, ZipEntry>();
  for (const entry of entries) {
    const base = baseOf(entry.name);
    if (base === '' || entry.name.endsWith('/')) continue;
    byPath.set(plain(entry.name), entry);
    byName.set(base, entry);
    byEmail.set(base.slice(0, base.length - path.posix.extname(base).length), entry);
  }
  const entryOf = (named: string, email: string) =>
    named === '' ? byEmail.get(email) : (byPath.get(plain(named)) ?? byName.get(baseOf(named)));

  return {
    /** The name of the entry that is the CV of a row. */
    cvOf: (named: string, email: string): string | null => entryOf(named, email)?.name ?? null,

    /** Null if it is damaged, or too large for a CV. */
    async read(name: string): Promise<{ name: string; content: Buffer } | null> {
      const entry = byPath.get(plain(name));
      if (!entry || Math.max(entry.bytes, entry.packedBytes) > RESUME.maxBytes) return null;
      const content = await unpackStored(files, stored.key, entry);
      return content && { name: shownName(entry.name), content };
    },
  };
}
export type CvArchive = Awaited<ReturnType<typeof openCvArchive>>;

function shownName(name: string): string {
  const base = path.posix.basename(name.replaceAll('\\', '/')).toWellFormed();
  const clean = base.replace(/[\p{Cc}\u202A-\u202E\u2066-\u2069"<>|]/gu, '').normalize('NFC');
  const extension = path.posix.extname(clean);
  return `${[...clean.slice(0, clean.length - extension.length)].slice(0, FILE_NAME.max - extension.length).join('')}${extension}`;
}
