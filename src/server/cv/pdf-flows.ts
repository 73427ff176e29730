import type { Page } from '../documents/pdf-pages.ts';
import { toBlocks } from './columns.ts';
import type { Flow } from './cv-text.ts';
import { toLines, toRows } from './page-lines.ts';

type Open = { flow: Flow; part: 'full' | 'left' | 'right'; x: number; width: number };

const SAME_PLACE = 20;

/** The text of the pages in the order in which a person reads it. A column goes on where it ended on the page before. */
export function toFlows(pages: readonly Page[]): Flow[] {
  const opened: Open[] = [];
  for (const { runs } of pages) {
    const blocks = toBlocks(toRows(runs));
    for (const [index, { rows, part, x, width }] of blocks.entries()) {
      const lines = toLines(rows);
      const known = opened.find((one) => one.part === part && Math.abs(one.x - x) < SAME_PLACE);
      // A page that begins without columns continues the widest text of the page before.
      const widest = opened.toSorted((a, b) => b.width - a.width)[0];
      const goesOn = part === 'full' ? (index === 0 ? (widest ?? null) : (known ?? null)) : (known ?? null);
      if (goesOn) goesOn.flow.push(...lines);
      else opened.push({ flow: lines, part, x, width });
    }
  }
  return opened.map(({ flow }) => flow.filter(({ text }) => !isFurniture(text)));
}

/** Whether a text is a page number, or a rule drawn with characters. */
function isFurniture(text: string): boolean {
  return /^(?:page\s*)?\d{1,2}(?:\s*(?:of|\/|sur)\s*\d{1,2})?$|^[-=_*~.·]{3,}$/i.test(text.trim());
}
