import type { Cell, Flow, Line } from './cv-text.ts';
import { headingKind } from './headings.ts';
import { labelsOf } from './labels.ts';
import { findPeriods } from './periods.ts';

const NEW_ROW = 1.7;
const SLACK = 8;

/** Converts a table below a row of labels into lines of "label, value", so that both are read in one way. */
export function unfoldTables(flow: Flow): Flow {
  const lines: Flow = [];
  for (let index = 0; index < flow.length; index += 1) {
    const line = flow[index] as Line;
    if (!isHeaderRow(line)) {
      lines.push(line);
      continue;
    }
    const rows: string[][] = [];
    let next = index + 1;
    for (; next < flow.length; next += 1) {
      const under = flow[next] as Line;
      if (!belongsUnder(under, line.cells)) break;
      addToRows(rows, under, line.cells);
    }
    for (const row of rows) lines.push(...labelledLines(line, row));
    index = next - 1;
  }
  return lines;
}

function isHeaderRow({ cells }: Line): boolean {
  const known = cells.filter(({ text }) => labelsOf(text).length > 0).length;
  const unknown = cells.filter(({ text }) => labelsOf(text).length === 0);
  const isWordy = unknown.some(({ text }) => /[\d@]/.test(text) || text.length > 25);
  return known >= 2 && unknown.length <= 1 && !isWordy;
}

function belongsUnder({ cells, right, text }: Line, header: readonly Cell[]): boolean {
  if (cells.length === 1 && headingKind(text) !== null) return false;
  const [, second] = header;
  // A line that spans the columns is below the table, not in it.
  return !(cells.length === 1 && second && (cells[0]?.x ?? 0) < second.x - SLACK && right > second.x + SLACK);
}

function columnOf(x: number, header: readonly Cell[]): number {
  return Math.max(
    0,
    header.findLastIndex((cell) => cell.x <= x + SLACK),
  );
}

function addToRows(rows: string[][], { cells, gap }: Line, header: readonly Cell[]): void {
  const last = rows.at(-1);
  const first = cells[0];
  const isDated = first !== undefined && columnOf(first.x, header) === 0 && findPeriods(first.text).length > 0;
  const isNew = !last || gap > NEW_ROW || (isDated && isWhole(last[0] ?? ''));
  const row = isNew ? header.map(() => '') : last;
  for (const { text, x } of cells) {
    const column = columnOf(x, header);
    row[column] = `${row[column] ?? ''} ${text}`.trim();
  }
  if (isNew) rows.push(row);
}

/** Whether a date is complete, and does not end with a dash that an end date would follow. */
function isWhole(text: string): boolean {
  return !/[-–—→/]\s*$/.test(text);
}

function labelledLines(header: Line, row: readonly string[]): Line[] {
  return row.flatMap((value, column) => {
    const label = header.cells[column];
    if (!label || value === '') return [];
    const cells = [label, { text: value, x: label.x + 100 }];
    const text = `${label.text}\t${value}`;
    return [{ ...header, look: 'table', cells, text, isBullet: false, gap: column === 0 ? 10 : 1 }];
  });
}
