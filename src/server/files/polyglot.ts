import { findZipEnd } from './zip-entries.ts';

const HEAD = 1024;
const ZIP_FILE = 'PK\x03\x04';
const END_LENGTH = 22;

/** A file that is one thing to one program and another thing to the next: a PDF that is also an archive or a page. */
export function isPolyglot(content: Buffer, extension: string): boolean {
  const head = content.toString('latin1', 0, HEAD);
  if (/<(?:html|script|svg|!doctype)\b/i.test(head)) return true;
  if (extension === 'pdf') return !head.startsWith('%PDF-') || holdsArchive(content);
  if (['png', 'jpg', 'webp'].includes(extension)) return head.includes('%PDF-') || holdsArchive(content);
  if (extension !== 'docx') return false;
  // An archive that begins and ends where the file does, with nothing in front and nothing behind.
  const end = findZipEnd(content);
  const isWhole = end !== null && end + END_LENGTH + content.readUInt16LE(end + 20) === content.length;
  return !head.startsWith(ZIP_FILE) || head.includes('%PDF-') || !isWhole;
}

/** An archive's table of contents at the end, and files of an archive somewhere before it. */
function holdsArchive(content: Buffer): boolean {
  return findZipEnd(content) !== null && content.includes(ZIP_FILE, 0, 'latin1');
}
