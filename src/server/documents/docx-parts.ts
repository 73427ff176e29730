import { readZipEntries, unpackEntry } from '../files/zip-entries.ts';
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

/** That every file in it is as large as it claims and no XML in it has a document type, also what is not read here. */
export function assertHonestArchive(content: Buffer): void {
  const entries = readZipEntries(content, MOST_ENTRIES);
  if (!entries) throw new Unreadable('broken');
  for (const entry of entries) {
    const bytes = unpackEntry(content, entry);
    if (!bytes || isOutside(entry.name)) throw new Unreadable('broken');
    // Without the zeros of UTF-16, which some programs write.
    const text = () => bytes.toString('latin1').replaceAll('\0', '');
    if (/\.(?:xml|rels)$/i.test(entry.name)) assertNoDocumentType(text());
    if (/\.rels$/i.test(entry.name)) assertFetchesNothing(text());
  }
}

/** Where it would be put by somebody who unpacks it and trusts its name. */
function isOutside(name: string): boolean {
  return /^(?:[a-z]:|[\\/])/i.test(name) || name.split(/[\\/]/).includes('..');
}

/** Links that a reader may click are welcome. A template or a picture from elsewhere is fetched when it is opened. */
function assertFetchesNothing(rels: string): void {
  for (const [relationship] of rels.matchAll(/<(?:[\w.-]+:)?Relationship\s[^>]*/gi)) {
    const isExternal = /TargetMode\s*=\s*["']\s*External/i.test(relationship);
    // A letter written as its number would hide a word from us, not from Word.
    const isDisguised = /&#/.test(relationship.replace(/\sTarget\s*=\s*(?:"[^"]*"|'[^']*')/gi, ''));
    if (isDisguised || (isExternal && !/\sType\s*=\s*["'][^"']*\/hyperlink["']/i.test(relationship))) {
      throw new Unreadable('too_complex');
    }
  }
}

/** Word writes no document types; who does wants entities that fetch or multiply. */
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
