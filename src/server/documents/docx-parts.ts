import { readZipEntries, unpackEntry } from '../files/zip-entries.ts';
import { Unreadable } from './unreadable.ts';

const MOST_ENTRIES = 2_000;
const MOST_BYTES = 24 * 1024 * 1024;

/**
 * The parts of a Word document that hold text or its formatting. Pictures, macros and embedded files are not unpacked.
 */
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

/**
 * Checks that every file in the archive has the size that it claims and a safe path, and that no XML contains a
 * document type or fetches anything. This includes the parts that are not read here.
 */
export function assertHonestArchive(content: Buffer): void {
  const entries = readZipEntries(content, MOST_ENTRIES);
  if (!entries) throw new Unreadable('broken');
  for (const entry of entries) {
    const bytes = unpackEntry(content, entry);
    if (!bytes || isOutside(entry.name)) throw new Unreadable('broken');
    // Zero bytes are removed, because some programs write UTF-16.
    const text = () => bytes.toString('latin1').replaceAll('\0', '');
    if (/\.(?:xml|rels)$/i.test(entry.name)) assertNoDocumentType(text());
    if (/\.rels$/i.test(entry.name)) assertFetchesNothing(text());
  }
}

/** Whether a program that trusts the name would unpack the file outside its folder. */
function isOutside(name: string): boolean {
  return /^(?:[a-z]:|[\\/])/i.test(name) || name.split(/[\\/]/).includes('..');
}

/**
 * Hyperlinks are allowed. External templates and pictures are refused, because Word fetches them when the document is
 * opened.
 */
function assertFetchesNothing(rels: string): void {
  for (const [relationship] of rels.matchAll(/<(?:[\w.-]+:)?Relationship\s[^>]*/gi)) {
    const isExternal = /TargetMode\s*=\s*["']\s*External/i.test(relationship);
    // A character reference such as `&#69;` would hide a word from these checks, but not from Word.
    const isDisguised = /&#/.test(relationship.replace(/\sTarget\s*=\s*(?:"[^"]*"|'[^']*')/gi, ''));
    if (isDisguised || (isExternal && !/\sType\s*=\s*["'][^"']*\/hyperlink["']/i.test(relationship))) {
      throw new Unreadable('too_complex');
    }
  }
}

/** Word writes no document types. Whoever adds one wants entities that fetch files or expand without end. */
function assertNoDocumentType(xml: string): void {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(xml)) throw new Unreadable('broken');
}

function readPart(bytes: Buffer | null): string {
  if (!bytes) throw new Unreadable('broken');
  const text = decode(bytes);
  assertNoDocumentType(text);
  return text;
}

function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Unreadable('broken');
  }
}
