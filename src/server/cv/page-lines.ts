import type { Run } from '../documents/pdf-pages.ts';
import { type Cell, cleanText, closeSpacedLetters, type Line, withoutBullet } from './cv-text.ts';

/** Runs on one line that belong together, with nothing but word spaces between them. */
export type Segment = { runs: Run[]; x: number; right: number; y: number; size: number };
/** The segments on the same line, from left to right. */
export type Row = { y: number; segments: Segment[] };

// Gaps as multiples of the font size: SPACE is a space between words, WIDE_GAP is wider than any word space.
const SPACE = 0.16;
const WIDE_GAP = 1.25;
const COLUMN_GAP = 0.5;
const COLUMN_GAP_TYPED = 1.1;
const OTHER_GAP = 0.75;
// The share of the font size above the baseline. Descenders are left out, so that tightly set lines do not overlap.
const BODY = 0.72;

/** Puts the runs of a page into rows from top to bottom. */
export function toRows(runs: readonly Run[]): Row[] {
  const rows: { y: number; top: number; runs: Run[] }[] = [];
  for (const run of [...runs].sort((a, b) => a.y - b.y || a.x - b.x)) {
    const row = rows.at(-1);
    const top = run.y - BODY * run.size;
    if (row && standsBeside(run, row.runs, row.y - Math.max(top, row.top), Math.min(row.y - row.top, run.y - top))) {
      row.runs.push(run);
      row.top = Math.min(row.top, top);
    } else rows.push({ y: run.y, top, runs: [run] });
  }
  const sorted = rows.map(({ y, runs: inRow }) => ({ y, runs: inRow.sort((a, b) => a.x - b.x) }));
  const columnGap = isTyped(runs) ? COLUMN_GAP_TYPED : COLUMN_GAP;
  const starts = countStarts(sorted.flatMap((row) => toSegments(row.runs, () => false, columnGap)));
  return sorted.map((row) => ({ y: row.y, segments: joinBullets(toSegments(row.runs, starts, columnGap)) }));
}

/** Whether the font is monospaced, where a single space is wide. */
function isTyped(runs: readonly Run[]): boolean {
  const long = runs.filter(({ text }) => text.length > 8);
  const typed = long.filter(({ text, width, size }) => Math.abs(width / text.length / size - 0.6) < 0.02);
  return long.length > 0 && typed.length > 0.8 * long.length;
}

/** Whether a run belongs to the row. Large and small letters share a row although their baselines differ. */
function standsBeside(run: Run, others: readonly Run[], overlap: number, least: number): boolean {
  if (overlap < 0.5 * least) return false;
  const isSameLine = others.some((other) => Math.abs(other.y - run.y) < 0.3 * Math.min(run.size, other.size));
  return isSameLine || others.every(({ x, width }) => run.x >= x + width - 1 || run.x + run.width <= x + 1);
}

/** Whether several segments begin at the same x: then a column begins there, even if the gap before it is small. */
function countStarts(segments: readonly Segment[]): (x: number) => boolean {
  const most = Math.min(...segments.map(({ x }) => x)) + 20;
  return (x) => x > most && segments.filter((segment) => Math.abs(segment.x - x) < 1.5).length >= 3;
}

function toSegments(runs: readonly Run[], startsColumn: (x: number) => boolean, columnGap: number): Segment[] {
  const segments: Segment[] = [];
  for (const run of runs) {
    const last = segments.at(-1);
    const right = run.x + run.width;
    const gap = last ? run.x - last.right : 0;
    const isClose = last && gap < WIDE_GAP * Math.max(run.size, last.size);
    // After a gap, a change of font separates two texts, such as the employer and the place beside it.
    const isOther = gap > OTHER_GAP * run.size && last?.runs.at(-1)?.font !== run.font;
    if (last && isClose && !isOther && !(gap > columnGap * run.size && startsColumn(run.x))) {
      last.runs.push(run);
      last.right = Math.max(last.right, right);
      last.size = Math.max(last.size, run.size);
    } else segments.push({ runs: [run], x: run.x, right, y: run.y, size: run.size });
  }
  return segments;
}

/** Joins a bullet to its text even if the gap between them is wide. */
function joinBullets(segments: Segment[]): Segment[] {
  const [first, second, ...others] = segments;
  if (!first || !second) return segments;
  const text = first.runs.map((run) => run.text).join('');
  if (!withoutBullet(`${text} `).isBullet || withoutBullet(`${text} `).text !== '') return segments;
  return [{ ...second, runs: [...first.runs, ...second.runs], x: first.x }, ...others];
}

/** The text of a segment in reading order, left to right or right to left. */
export function textOf({ runs }: Segment): string {
  const isRtl = runs.filter((run) => run.isRtl).length * 2 > runs.length;
  const ordered = isRtl ? readFromRight(runs) : runs;
  let text = '';
  for (const [index, run] of ordered.entries()) {
    const before = ordered[index - 1];
    // A run records the white space to its left, which comes after the run when text is read from right to left.
    const isApart = before && (before.x <= run.x ? run.isApart : before.isApart);
    const piece = closeSpacedLetters(run.text);
    text += before && (isApart || gapBetween(before, run) > SPACE * run.size) ? ` ${piece}` : piece;
  }
  return text;
}

function gapBetween(one: Run, other: Run): number {
  return one.x <= other.x ? other.x - (one.x + one.width) : one.x - (other.x + other.width);
}

/** Orders runs from right to left; numbers and Latin words among them keep their own direction. */
function readFromRight(runs: readonly Run[]): Run[] {
  const ordered: Run[] = [];
  let latin: Run[] = [];
  for (const run of runs.toReversed()) {
    if (run.isRtl || !/[\p{Script=Latin}\p{N}@]/u.test(run.text)) {
      const [next] = latin;
      const isInside = !run.isRtl && next && /^[.@:+_\-/]+$/.test(run.text) && gapBetween(run, next) < SPACE * run.size;
      if (isInside) latin.unshift(run);
      else {
        ordered.push(...latin, run);
        latin = [];
      }
    } else latin.unshift(run);
  }
  return [...ordered, ...latin];
}

/** Rows as lines of a flow. */
export function toLines(rows: readonly Row[]): Line[] {
  const lines: Line[] = [];
  let above: Row | undefined;
  for (const row of rows) {
    const line = toLine(row, above);
    if (line) lines.push(line);
    above = row;
  }
  return lines;
}

// Lines that run from right to left are measured from the right edge, so that indents can be compared.
const MIRROR = 1_000;

function toLine({ y, segments }: Row, above: Row | undefined): Line | null {
  const isRtl = segments.every(({ runs }) => runs.filter((run) => run.isRtl).length * 2 > runs.length);
  const ordered = isRtl ? segments.toReversed() : segments;
  const [first] = ordered;
  if (!first) return null;
  const xOf = (segment: Segment) => (isRtl ? MIRROR - segment.right : segment.x);
  const raw = ordered.map((segment) => ({ text: textOf(segment), x: xOf(segment) }));
  const { isBullet, text } = withoutBullet(raw[0]?.text ?? '');
  const cells: Cell[] = [{ text, x: xOf(first) }, ...raw.slice(1)]
    .map((cell) => ({ text: cleanText(cell.text).trim(), x: cell.x }))
    .filter((cell) => cell.text !== '');
  if (cells.length === 0) return null;
  const size = Math.max(...segments.map((segment) => segment.size));
  const whole = cells.map((cell) => cell.text).join('\t');
  const left = Math.min(...segments.map((segment) => segment.x));
  const right = Math.max(...segments.map((segment) => segment.right));
  return {
    text: whole,
    cells,
    x: isRtl ? MIRROR - right : left,
    right: isRtl ? MIRROR - left : right,
    size,
    look: lookOf(first, whole),
    isBullet,
    isHeading: false,
    gap: above ? (y - above.y) / size : 10,
  };
}

function lookOf({ runs, size }: Segment, text: string): string {
  const isUpper = /\p{Lu}{2}/u.test(text) && text === text.toUpperCase();
  return `${runs[0]?.font} ${size.toFixed(1)}${isUpper ? ' capitals' : ''}`;
}
