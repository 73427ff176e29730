import { readDocxTrees, type WordNode } from '../documents/docx-trees.ts';
import { type Cell, cleanText, type Flow, type Line, withoutBullet } from './cv-text.ts';
import { headingKind } from './headings.ts';

// The horizontal distance between two columns: more than any indent, so that columns never overlap.
const COLUMN = 1_000;
const AFTER_EMPTY = 3;

/** The text of a Word document, its page headers first. */
export async function readDocxFlows(content: Buffer): Promise<Flow[]> {
  const trees = await readDocxTrees(content);
  return trees.flatMap(toFlows).filter((flow) => flow.length > 0);
}

function toFlows({ children = [] }: WordNode): Flow[] {
  const main: Flow = [];
  const aside: Flow[] = [];
  let gap = 1;
  for (const node of children) {
    if (node.type === 'table') {
      const rows = (node.children ?? []).map((row) => (row.children ?? []).map((cell) => linesOf(cell, 0)));
      for (const cells of rows) {
        if (cells.length > 1 && cells.some(hasSections)) aside.push(...cells);
        else main.push(...sideBySide(cells));
      }
      gap = AFTER_EMPTY;
      continue;
    }
    const lines = paragraphLines(node, 0, gap);
    gap = lines.length > 0 ? 1 : AFTER_EMPTY;
    main.push(...lines);
  }
  return [main, ...aside];
}

/** The lines of a cell, including those of nested tables. */
function linesOf({ children = [] }: WordNode, column: number): Line[] {
  return children.flatMap((node) =>
    node.type === 'paragraph'
      ? paragraphLines(node, column, 1)
      : (node.children ?? []).flatMap((row) => sideBySide((row.children ?? []).map((cell) => linesOf(cell, column)))),
  );
}

/** A cell with headings of its own is a column of the page, not a cell of a table. */
function hasSections(lines: readonly Line[]): boolean {
  return lines.filter(({ text, cells }) => cells.length === 1 && headingKind(text) !== null).length >= 2;
}

/** Joins the first lines of all cells to one line, then the second lines, and so on. */
function sideBySide(cells: readonly Line[][]): Line[] {
  const height = Math.max(0, ...cells.map((lines) => lines.length));
  return Array.from({ length: height }, (_, row) => {
    const found = cells.flatMap((lines, column) => {
      const line = lines[row];
      return line ? [{ line, column }] : [];
    });
    const here: Cell[] = found.flatMap(({ line, column }) =>
      line.cells.map(({ text, x }) => ({ text, x: x + column * COLUMN })),
    );
    const first = (found[0] as (typeof found)[number]).line;
    const isBullet = found.length === 1 && first.isBullet;
    return { ...first, isBullet, cells: here, x: here[0]?.x ?? 0, text: textOf(here), gap: row === 0 ? 2 : 1 };
  });
}

function paragraphLines(node: WordNode, column: number, gap: number): Line[] {
  const runs = runsOf(node);
  const raw = runs.map(({ text }) => text).join('');
  const letters = runs.filter(({ text }) => text.trim() !== '');
  const isBold = letters.length > 0 && letters.every((run) => run.isBold);
  const style = node.styleName ?? node.styleId ?? '';
  const heading = /^(?:heading|titre|überschrift)\s*(\d)?|^title$/i.exec(style);
  const size = letters[0]?.size ?? (/^title$/i.test(style) ? 22 : heading ? 14 : 10);
  return raw.split('\n').flatMap((piece, index) => {
    const { isBullet, text } = withoutBullet(piece);
    const x = column * COLUMN + Number(node.indent?.start ?? 0) / 20;
    const cells = cleanText(text)
      .split(/\t+| {4,}/)
      .map((part, at) => ({ text: part.trim(), x: x + at * 100 }))
      .filter((cell) => cell.text !== '');
    if (cells.length === 0) return [];
    const whole = textOf(cells);
    const isUpper = /\p{Lu}{2}/u.test(whole) && whole === whole.toUpperCase();
    return [
      {
        text: whole,
        cells,
        x,
        right: 0,
        size,
        look: `${style}${isBold ? ' bold' : ''} ${size}${isUpper ? ' capitals' : ''}`,
        isBullet: isBullet || Boolean(node.numbering),
        isHeading: heading !== null && !/^title$/i.test(style),
        gap: index === 0 ? gap : 1,
      },
    ];
  });
}

const textOf = (cells: readonly Cell[]) => cells.map(({ text }) => text).join('\t');

type WordRun = { text: string; isBold: boolean; size: number | null };

function runsOf({ children = [] }: WordNode, isBold = false, size: number | null = null): WordRun[] {
  return children.flatMap((child) => {
    if (child.type === 'text') return [{ text: child.value ?? '', isBold, size }];
    if (child.type === 'tab') return [{ text: '\t', isBold, size }];
    if (child.type === 'break') return [{ text: '\n', isBold, size }];
    if (child.type === 'run') return runsOf(child, child.isBold ?? false, child.fontSize ?? null);
    return runsOf(child, isBold, size);
  });
}
