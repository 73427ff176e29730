import { headingKind } from './headings.ts';
import { labelsOf } from './labels.ts';
import { type Row, type Segment, textOf } from './page-lines.ts';
import { findPeriods } from './periods.ts';

/** Rows that are read together, and which part of the page they fill. */
export type Block = { rows: Row[]; part: 'full' | 'left' | 'right'; x: number; width: number };

const GUTTER = 7;
const FEW = 3;
const ENOUGH = 5;

/** Splits a page where two independent columns are side by side. */
export function toBlocks(rows: readonly Row[]): Block[] {
  const split = findSplit(rows);
  if (!split) return rows.length > 0 ? [block(rows, 'full')] : [];
  const { from, to, at } = split;
  const inside = rows.slice(from, to);
  const half = (isHere: (segment: Segment) => boolean): Row[] =>
    inside.flatMap(({ y, segments }) => {
      const here = segments.filter(isHere);
      return here.length > 0 ? [{ y, segments: here }] : [];
    });
  const left = half(({ x }) => x < at);
  const right = half(({ x }) => x >= at);
  return [
    ...toBlocks(rows.slice(0, from)),
    block(left, 'left'),
    ...toBlocks(right).map((inner) => ({ ...inner, part: 'right' as const })),
    ...toBlocks(rows.slice(to)),
  ];
}

function block(rows: readonly Row[], part: Block['part']): Block {
  const segments = rows.flatMap((row) => row.segments);
  const x = Math.min(...segments.map((segment) => segment.x));
  return { rows: [...rows], part, x, width: Math.max(...segments.map((segment) => segment.right)) - x };
}

type Split = { from: number; to: number; at: number; worth: number };

/** Finds the vertical line that segments keep clear of over the most rows, and those rows. */
function findSplit(rows: readonly Row[]): Split | null {
  const edges = new Set(rows.flatMap((row) => row.segments.map(({ x }) => Math.round(x - 2))));
  let best: Split | null = null;
  for (const at of edges) {
    let from = 0;
    for (let row = 0; row <= rows.length; row += 1) {
      const crosses = row === rows.length || rows[row]?.segments.some(({ x, right }) => x < at - 1 && right > at + 1);
      if (!crosses) continue;
      const found = judge(rows.slice(from, row), at);
      if (found && found.worth > (best?.worth ?? 0)) {
        best = { from: from + found.skipped, to: row, at, worth: found.worth };
      }
      from = row + 1;
    }
  }
  return best;
}

function judge(rows: readonly Row[], at: number): { worth: number; skipped: number } | null {
  // Rows above the beginning of the second column belong to neither column.
  const skipped = rows.findIndex(({ segments }) => segments.some(({ x }) => x >= at));
  if (skipped < 0) return null;
  const here = rows.slice(Math.max(0, skipped - 1)).flatMap((row) => row.segments);
  const left = here.filter(({ x }) => x < at);
  const right = here.filter(({ x }) => x >= at);
  if (left.length < FEW || right.length < FEW) return null;
  const edge = Math.max(...left.map((segment) => segment.right));
  if (Math.min(...right.map(({ x }) => x)) - edge < GUTTER) return null;
  if (!standApart(left, right)) return null;
  return { worth: left.length + right.length, skipped: 0 };
}

/** Whether the two sides are independent columns, and not the two halves of the same rows. */
function standApart(left: readonly Segment[], right: readonly Segment[]): boolean {
  const [one, other] = [describe(left, right), describe(right, left)];
  if (one.headings > 0 && other.headings > 0) return one.headings + other.headings > 2 || one.isLoose || other.isLoose;
  // Dates, labels or margin headings on one side belong to the text beside them.
  if (one.isNotes || other.isNotes) return false;
  const narrow = widthOf(left) <= widthOf(right) ? one : other;
  if (narrow.headings >= 2) return narrow.isLoose;
  return left.length >= ENOUGH && right.length >= ENOUGH && narrow.isLoose;
}

type Side = { headings: number; isNotes: boolean; isLoose: boolean };

function describe(side: readonly Segment[], other: readonly Segment[]): Side {
  const texts = side.map((segment) => textOf(segment));
  const headings = texts.filter(isHeading).length;
  const notes = texts.filter(isSideNote).length;
  const rest = side.filter((_, index) => !isHeading(texts[index] ?? ''));
  const alone = rest.filter(({ y }) => !other.some((segment) => Math.abs(segment.y - y) < 2));
  return {
    headings,
    isNotes: notes + headings >= 0.6 * side.length && notes >= headings && notes > 0,
    isLoose: alone.length > 0.25 * rest.length,
  };
}

/** The labels over the columns of a table are no headings. */
function isHeading(text: string): boolean {
  const isLabel = labelsOf(text).length > 0 && !/^(?:contacts?|languages)$/i.test(text.trim());
  return !isLabel && headingKind(text) !== null;
}

function isSideNote(text: string): boolean {
  return findPeriods(text).length > 0 || labelsOf(text).length > 0;
}

function widthOf(segments: readonly Segment[]): number {
  return segments.reduce((sum, { x, right }) => sum + right - x, 0);
}
