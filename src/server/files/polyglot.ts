import { findZipEnd } from './zip-entries.ts';

const HEAD = 1024;
const ZIP_FILE = 'PK\x03\x04';
const END_LENGTH = 22;

/** Whether a file is valid as two different types, such as a PDF that is also an archive or an HTML page. */
export function isPolyglot(content: Buffer, extension: string): boolean {
  const head = content.toString('latin1', 0, HEAD);
  if (/<(?:html|script|svg|!doctype)\b/i.test(head)) return true;
  if (extension === 'pdf') return !head.startsWith('%PDF-') || holdsArchive(content);
  if (['png', 'jpg', 'webp'].includes(extension)) return head.includes('%PDF-') || holdsArchive(content);
  if (extension !== 'docx') return false;
  // The archive must begin and end with the file, with nothing before or after it.
  const end = findZipEnd(content);
  const isWhole = end !== null && end + END_LENGTH + content.readUInt16LE(end + 20) === content.length;
  return !head.startsWith(ZIP_FILE) || head.includes('%PDF-') || !isWhole;
}

/** Whether the content has a ZIP end record, and a ZIP local header somewhere. */
function holdsArchive(content: Buffer): boolean {
  return findZipEnd(content) !== null && content.includes(ZIP_FILE, 0, 'latin1');
}
