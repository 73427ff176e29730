import { type Cell, type Flow, type Line, wordCount } from './cv-text.ts';
import { isSentence } from './entry-lines.ts';
import { headingKind } from './headings.ts';
import { labelsOf } from './labels.ts';
import { findPeriods, isRange } from './periods.ts';

const TIGHT = 1.7;

/** Joins texts that a narrow column has broken over two lines: dates, labels, headings, e-mail and web addresses. */
export function mendLines(flow: Flow): Flow {
  const lines: Flow = [];
  // The right edge of the text. The second longest line is used, because a single outlier says nothing about where
  // lines end.
  const right = flow.map((line) => line.right).sort((a, b) => b - a)[1] ?? 0;
  const add = (line: Line) => {
    const above = lines.at(-1);
    const mended = above && line.gap < TIGHT && !line.isBullet ? mend(above, line, right) : null;
    if (!mended) return lines.push(line);
    const [whole, rest] = mended;
    lines[lines.length - 1] = whole as Line;
    // The other cells of the second line may continue those of the first line.
    if (rest) add(rest);
  };
  for (const line of flow) add(line);
  return lines;
}

/** Returns the repaired lines, or null if nothing was broken. */
function mend(above: Line, line: Line, right: number): Line[] | null {
  const [first, ...values] = above.cells;
  const [next, ...rest] = line.cells;
  if (!first || !next) return null;
  const joined = `${first.text} ${next.text}`;
  if (isBrokenAddress(above, line, right)) return [withCells(above, [{ ...first, text: first.text + next.text }])];
  if (isBrokenPhrase(above, line, right)) {
    const last = above.cells.at(-1) as Cell;
    const whole = { ...last, text: `${last.text} ${next.text}` };
    return [{ ...withCells(above, [...above.cells.slice(0, -1), whole]), right: line.right }];
  }
  if (values.length === 0 && isBrokenPeriod(first.text, `${first.text} ${line.text}`)) {
    return [withCells(above, [{ ...first, text: joined }, ...rest])];
  }
  const [value] = values;
  // Text to the left of the values belongs to the label's column.
  const isBeside = value
    ? next.x < value.x - 10 && line.x < value.x - 10
    : rest.length === 0 && line.look === above.look;
  if (!isBeside) return null;
  const isMended =
    isBrokenPeriod(first.text, joined) ||
    (labelsOf(first.text).length === 0 && labelsOf(joined).length > 0) ||
    (headingKind(first.text) === null && headingKind(next.text) !== 'other' && headingKind(joined) !== null) ||
    isGrowingLabel(first.text, joined);
  if (!isMended) return null;
  const whole = withCells(above, [{ ...first, text: joined }, ...values]);
  return rest.length > 0 ? [whole, { ...withCells(line, rest), x: rest[0]?.x ?? line.x }] : [whole];
}

function isBrokenPeriod(text: string, joined: string): boolean {
  const period = findPeriods(joined).find(isRange);
  // The period begins before the line break and ends after it.
  return period !== undefined && period.at < text.length && period.at + period.length > text.length + 1;
}

/** A long label such as "Name and type of organisation" may take three lines; its beginning identifies it. */
function isGrowingLabel(text: string, joined: string): boolean {
  return LONG_LABELS.some((label) => label.startsWith(joined.toLowerCase()) && label.startsWith(text.toLowerCase()));
}
const LONG_LABELS = [
  'name and type of organisation providing education and training',
  'principal subjects / occupational skills covered',
  'level in national or international classification',
];

/**
 * Whether the line ends with a word that cannot end a phrase, or the next word did not fit and the line below continues
 * it.
 */
function isBrokenPhrase(above: Line, line: Line, right: number): boolean {
  const last = above.cells.at(-1);
  if (!last || line.cells.length > 1 || above.size !== line.size || above.right <= 0) return false;
  if (above.cells.length === 1 && (headingKind(last.text) !== null || headingKind(line.text) !== null)) return false;
  if (line.x < last.x - 2 || (line.x > last.x + 2 && !above.isBullet)) return false;
  const letter = (above.right - last.x) / last.text.length;
  const [word = ''] = line.text.split(' ');
  const hadRoom = above.right + letter * (word.length + 1.3) < right;
  return OPEN_END.test(last.text) || (!hadRoom && last.text.length >= LONG && isRest(last.text, line.text));
}

function isRest(text: string, next: string): boolean {
  if (/[.!?؟:;]$/.test(text) || findPeriods(next)[0]?.at === 0) return false;
  const isOpen = text.lastIndexOf('(') > text.lastIndexOf(')') && next.includes(')');
  return isOpen || /^\p{Ll}/u.test(next) || (wordCount(next) <= 4 && !isSentence(next));
}
const LONG = 36;
const OPEN_END = /(?:\s|^)(?:of|in|and|for|the|&|de|du|et|at|with|to|by|a|an|on|from|iyo|ee|na|wa|ya)$/i;

function isBrokenAddress(above: Line, line: Line, right: number): boolean {
  const isAddress = above.cells.length === 1 && /^\S*(?:@|www\.|\w\.\w+\/)\S*$/.test(above.text);
  const isRest = line.cells.length === 1 && /^[a-z0-9._/-]+$/.test(line.text) && !/@|^www|^http/.test(line.text);
  return isAddress && isRest && line.look === above.look && above.right > 0.85 * right;
}

function withCells(line: Line, cells: Cell[]): Line {
  return { ...line, cells, text: cells.map((cell) => cell.text).join('\t') };
}
