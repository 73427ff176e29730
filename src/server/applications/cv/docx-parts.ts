import { readZipEntries, unpackEntry } from '../../files/zip-entries.ts';
import { Unreadable } from './unreadable.ts';

const MOST_ENTRIES = 2_000;
const MOST_BYTES = 24 * 1024 * 1024;

/** What of a Word document is text, or says how text is meant. Pictures, macros and embedded files stay packed. */
const WANTED =
  /^(?:\[Content_Types\]\.xml|_rels\/\.rels|word\/(?:document|styles|numbering|footnotes|endnotes|header\d*|footer\d*)\.xml|word\/_rels\/document\.xml\.rels)$/;

/** The parts of a Word document by their names, as text. */
export type DocxParts = ReadonlyMap<string, string>;

export function readDocxParts(content: Buffer): DocxParts {
  const entries = readZipEntries(content, MOST_ENTRIES)?.filter(({ name }) => WANTED.test(name));
  if (!entries) throw new Unreadable('broken');
  if (entries.reduce((sum, { bytes }) => sum + bytes, 0) > MOST_BYTES) throw new Unreadable('too_complex');
  return new Map(entries.map((entry) => [entry.name, readPart(unpackEntry(content, entry))]));
}

function readPart(bytes: Buffer | null): string {
  if (!bytes) throw new Unreadable('broken');
  const text = decode(bytes);
  // Word writes no document types; who does wants entities that fetch or multiply.
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) throw new Unreadable('broken');
  return text;
}

function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Unreadable('broken');
  }
}
