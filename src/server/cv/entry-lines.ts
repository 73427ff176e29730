import { type Line, wordCount } from './cv-text.ts';
import { type Label, type Labelled, readLabelled } from './labels.ts';
import { type Place, readPlace } from './places.ts';

/** The separators between the pieces of an entry's heading: tabs, bars, dots, dashes, and "at". */
const STRONG = /\t|\s+[|•·●∙]\s*|\s+[–—−-]\s+|\s*[—–]\s+|\s+at\s+(?=\p{Lu})|\s+@\s*|\s+chez\s+|\s*\|\s*/u;

export function splitPieces(text: string): string[] {
  return text
    .split(STRONG)
    .map(trimPiece)
    .filter((piece) => piece !== '');
}

export function trimPiece(text: string): string {
  return text.replace(/^[\s,;:|·•–—-]+|[\s,;:|·•–—-]+$/gu, '');
}

/** Splits "Acme Ltd, Nairobi, Kenya" into the place at the end and the text before it. */
export function splitPlace(text: string): { rest: string; place: Place | null } {
  const bracket = /^(.*\S)\s*\(([^()]+)\)$/.exec(text);
  const inBrackets = bracket?.[2] ? readPlace(bracket[2]) : null;
  if (bracket?.[1] && inBrackets) return { rest: bracket[1], place: inBrackets };
  const pieces = text.split(/\s*[,،]\s*/);
  for (const length of [3, 2, 1]) {
    if (pieces.length <= length) continue;
    const place = readPlace(pieces.slice(-length).join(', '));
    if (place) return { rest: pieces.slice(0, -length).join(', '), place };
  }
  return { rest: text, place: null };
}

const ABBREVIATED = /\b(?:ltd|co|inc|corp|st|dr|bros|no|jr|sr|etc)\.$/i;

/** Whether a text is a sentence, as opposed to a name or a title. */
export function isSentence(text: string): boolean {
  if (wordCount(text) > 13) return true;
  return /[.!?؟;]$/.test(text) && !ABBREVIATED.test(text) && wordCount(text) > 2;
}

const DURATION = /^\(?(?:\d+\s*(?:years?|yrs?|months?|mos?)\W*)+\)?$/i;

export function isDuration(text: string): boolean {
  return DURATION.test(text.trim());
}

/** The bullets and sentences of an entry as one text, each point on a line of its own. */
export function joinBody(lines: readonly Line[]): string {
  const paragraphs: string[] = [];
  const right = Math.max(0, ...lines.map((line) => line.right));
  for (const [index, line] of lines.entries()) {
    const text = line.text.replace(/\t/g, ' ');
    const above = lines[index - 1];
    // In Word a paragraph is one line; on a PDF page it continues after a line that is full.
    const isFull = above !== undefined && above.right > 0 && above.right > 0.82 * right;
    const goesOn = isFull && !line.isBullet && (!/[.!?:;]$/.test(above.text) || /^\p{Ll}/u.test(text));
    if (goesOn && paragraphs.length > 0) paragraphs[paragraphs.length - 1] += ` ${text}`;
    else paragraphs.push(text);
  }
  return paragraphs.join('\n').trim();
}

export type LabelledEntry = Map<Label, string>;

/** Groups lines of "label: value" into entries. A label that appears again begins the next entry. */
export function readLabelledEntries(
  lines: readonly Line[],
  core: ReadonlySet<Label>,
  allowed: ReadonlySet<Label>,
): LabelledEntry[] | null {
  const read = lines.map((line) => ({ line, labelled: readLabelled(line.text, allowed) }));
  const isCore = (labelled: Labelled | null) => labelled !== null && core.has(labelled.label) && labelled.value !== '';
  const labels = new Set(read.filter(({ labelled }) => isCore(labelled)).map(({ labelled }) => labelled?.label));
  if (labels.size < 2) return null;
  const entries: LabelledEntry[] = [];
  let last: { label: Label; x: number } | null = null;
  for (const { line, labelled } of read) {
    const entry = entries.at(-1);
    if (labelled) {
      const isNew = !entry || (entry.has(labelled.label) && core.has(labelled.label));
      const into = isNew ? new Map<Label, string>() : entry;
      if (isNew) entries.push(into);
      into.set(labelled.label, labelled.value);
      last = { label: labelled.label, x: line.cells[1]?.x ?? 0 };
    } else if (entry && last && line.x >= last.x - 6) {
      entry.set(last.label, `${entry.get(last.label) ?? ''} ${line.text}`.trim());
    }
  }
  return entries;
}
