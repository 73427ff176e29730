import { getDocumentProxy } from 'unpdf';
import { visibleTextReader } from './pdf-hidden-text.ts';
import { Unreadable } from './unreadable.ts';

/** A piece of text with its position on the page, in points; y grows downwards. */
export type Run = {
  text: string;
  x: number;
  y: number;
  width: number;
  size: number;
  font: string;
  isRtl: boolean;
  /** White space comes before it. */
  isApart: boolean;
};
export type Page = { width: number; runs: Run[] };

const MOST_PAGES = 12;
const MOST_RUNS = 20_000;
// Nobody can read smaller letters.
const SMALLEST = 2;

/** Reads the text of a PDF with its positions. Drawings, embedded files and scripts are ignored. */
export async function readPdfPages(content: Uint8Array): Promise<{ pages: Page[]; isCut: boolean }> {
  // The library does not accept a Buffer.
  const pdf = await getDocumentProxy(new Uint8Array(content), { verbosity: 0, stopAtErrors: false }).catch(
    (error: Error) => {
      throw new Unreadable(error.name === 'PasswordException' ? 'encrypted' : 'broken');
    },
  );
  const pages: Page[] = [];
  let room = MOST_RUNS;
  for (let number = 1; number <= Math.min(pdf.numPages, MOST_PAGES) && room > 0; number += 1) {
    const page = await pdf.getPage(number);
    const { width, height } = page.getViewport({ scale: 1 });
    const { items } = await page.getTextContent();
    const runs = toRuns(items.slice(0, room), height, sheetOf(page.view), await visibleTextReader(page));
    room -= items.length;
    pages.push({ width, runs });
  }
  return { pages, isCut: pdf.numPages > MOST_PAGES || room <= 0 };
}

type Item = { str: string; dir: string; transform: number[]; width: number; fontName: string };

/** The corners of the paper. */
type Sheet = { left: number; bottom: number; right: number; top: number };
type ReadVisible = Awaited<ReturnType<typeof visibleTextReader>>;

function sheetOf([left = 0, bottom = 0, right = 0, top = 0]: readonly number[]): Sheet {
  return { left, bottom, right, top };
}

function toRuns(items: readonly unknown[], height: number, sheet: Sheet, readVisible: ReadVisible): Run[] {
  const runs: Run[] = [];
  let isApart = false;
  for (const item of items as Item[]) {
    if (typeof item.str !== 'string') continue;
    if (item.str.trim() === '') {
      // White space without a width is inside a ligature and does not separate words.
      isApart ||= item.str !== '' && item.width > 0;
      continue;
    }
    const [a = 0, b = 0, , d = 0, x = 0, y = 0] = item.transform;
    const size = Math.abs(d) || Math.hypot(a, b);
    const { str, width, fontName: font, dir } = item;
    const text = readVisible({ str, isRtl: dir === 'rtl', x: x + width / 2, y: y + size / 4 });
    // Vertical text in the margin is not part of the CV's lines.
    if (Math.abs(b) > Math.abs(a)) continue;
    const isOnPaper = x <= sheet.right && x + width >= sheet.left && y <= sheet.top && y + size >= sheet.bottom;
    if (text.trim() === '' || size < SMALLEST || !isOnPaper) continue;
    runs.push({ text, x, y: height - y, width, size, font, isRtl: dir === 'rtl', isApart });
    isApart = false;
  }
  return runs;
}
