import { randomBytes } from 'node:crypto';

const MOST_PAGES = 400;
/** Related jobs and counts may be this old; the job itself never is. */
const KEEP_MS = 60_000;

const FILLINGS = ['nonce', 'csrf', 'styles'] as const;
type Filling = (typeof FILLINGS)[number];
type Page = { pieces: Buffer[]; order: Filling[]; until: number; jobId: number };

/**
 * Job pages as visitors see them, rendered once per job version and language. Where the visitor's own values belong
 * the page is cut, so that filling them in is joining a few pieces.
 */
export function createPageCache() {
  // Random, so that nothing anybody writes can look like a mark.
  const marks = Object.fromEntries(
    FILLINGS.map((filling) => [filling, `${filling}${randomBytes(12).toString('hex')}`]),
  ) as Record<Filling, string>;
  const anyMark = new RegExp(Object.values(marks).join('|'), 'g');
  const fillingOf = new Map(FILLINGS.map((filling) => [marks[filling], filling]));
  const pages = new Map<string, Page>();

  return {
    marks,
    get(key: string): Page | undefined {
      const page = pages.get(key);
      if (page && page.until < Date.now()) pages.delete(key);
      return page && page.until >= Date.now() ? page : undefined;
    },
    put(key: string, jobId: number, html: string): Page {
      const page: Page = {
        pieces: html.split(anyMark).map((piece) => Buffer.from(piece)),
        order: [...html.matchAll(anyMark)].map(([mark]) => fillingOf.get(mark) as Filling),
        until: Date.now() + KEEP_MS,
        jobId,
      };
      pages.set(key, page);
      if (pages.size > MOST_PAGES) pages.delete(pages.keys().next().value as string);
      return page;
    },
    fill({ pieces, order }: Page, values: Record<Filling, string | Buffer>): Buffer {
      const parts: Buffer[] = [];
      for (const [index, piece] of pieces.entries()) {
        parts.push(piece);
        const value = order[index] && values[order[index]];
        if (value) parts.push(typeof value === 'string' ? Buffer.from(value) : value);
      }
      return Buffer.concat(parts);
    },
    /** A page for one visitor lacks only the styles: they are at hand as bytes, and larger than the rest. */
    fillStyles(html: string, styles: Buffer): Buffer {
      const page = Buffer.from(html);
      const place = page.indexOf(marks.styles);
      // In development the browser asks for them.
      if (place < 0) return page;
      return Buffer.concat([page.subarray(0, place), styles, page.subarray(place + marks.styles.length)]);
    },
    /** The pages of jobs that changed are rendered anew. */
    drop(jobIds: number[]): void {
      const changed = new Set(jobIds);
      for (const [key, page] of pages) if (changed.has(page.jobId)) pages.delete(key);
    },
  };
}
export type PageCache = ReturnType<typeof createPageCache>;
