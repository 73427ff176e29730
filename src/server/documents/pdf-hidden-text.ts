import { type getDocumentProxy, getResolvedPDFJS } from 'unpdf';

type PDFPageProxy = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>;

/** A letter as it is drawn: whether it leaves no trace on white, and how many areas were painted before it. */
type Letter = { letter: string; isPale: boolean; painted: number };
type Area = { left: number; bottom: number; right: number; top: number; isPale: boolean };
type Matrix = readonly [number, number, number, number, number, number];
type State = { isPale: boolean; isInvisible: boolean; matrix: Matrix };

/** The letters of a page and the areas that they are drawn upon, in the order in which they are drawn. */
type Drawn = { letters: readonly Letter[]; areas: readonly Area[] };

// Nobody reads lighter letters on white paper.
const PALE = 0xf2;
const INVISIBLE_MODE = 3;

/**
 * What is drawn on a page, as far as it tells which letters a person can see. White letters on white paper are how
 * words for a machine are slipped into a CV; white letters on a dark bar are an ordinary heading.
 */
async function readDrawn(page: PDFPageProxy): Promise<Drawn> {
  const { OPS } = await getResolvedPDFJS();
  // Node 20 does not have it yet, and the library stops at the first font without it.
  ArrayBuffer.prototype.transferToFixedLength ??= function transfer(this: ArrayBuffer) {
    return this.slice(0);
  };
  const { fnArray, argsArray } = await page.getOperatorList();
  const letters: Letter[] = [];
  const areas: Area[] = [];
  const saved: State[] = [];
  let state: State = { isPale: false, isInvisible: false, matrix: [1, 0, 0, 1, 0, 0] };
  const paint = (box: ArrayLike<number>, isPale: boolean) => areas.push({ ...boxOf(box, state.matrix), isPale });
  const filling = new Set([
    OPS.fill,
    OPS.eoFill,
    OPS.fillStroke,
    OPS.eoFillStroke,
    OPS.closeFillStroke,
    OPS.closeEOFillStroke,
  ]);
  const pictures = new Set([
    OPS.paintImageXObject,
    OPS.paintInlineImageXObject,
    OPS.paintImageMaskXObject,
    OPS.paintImageXObjectRepeat,
    OPS.paintSolidColorImageMask,
  ]);
  fnArray.forEach((operator, at) => {
    const args = argsArray[at] ?? [];
    if (operator === OPS.save) saved.push(state);
    else if (operator === OPS.restore || operator === OPS.paintFormXObjectEnd) state = saved.pop() ?? state;
    else if (operator === OPS.transform) state = { ...state, matrix: multiply(state.matrix, args) };
    else if (operator === OPS.paintFormXObjectBegin) {
      saved.push(state);
      if (args[0]) state = { ...state, matrix: multiply(state.matrix, args[0]) };
    } else if (operator === OPS.setFillRGBColor) state = { ...state, isPale: isPaleColour(args[0]) };
    else if (operator === OPS.setFillColorN) state = { ...state, isPale: false };
    else if (operator === OPS.setTextRenderingMode) state = { ...state, isInvisible: args[0] === INVISIBLE_MODE };
    else if (operator === OPS.constructPath && filling.has(args[0]) && args[2]) paint(args[2], state.isPale);
    else if (pictures.has(operator)) paint([0, 0, 1, 1], false);
    else if (operator === OPS.shadingFill) areas.push({ ...EVERYWHERE, isPale: false });
    else if (operator === OPS.showText) {
      const isPale = state.isPale || state.isInvisible;
      for (const letter of lettersOf(args[0])) letters.push({ letter, isPale, painted: areas.length });
    }
  });
  return { letters, areas };
}

const EVERYWHERE = { left: -Infinity, bottom: -Infinity, right: Infinity, top: Infinity };

/** A text as the library hands it over, from left to right or reversed, around a point of the page. */
type Text = { str: string; isRtl: boolean; x: number; y: number };

/** Answers, text by text in their order on the page, what of it a person can see. */
export async function visibleTextReader(page: PDFPageProxy): Promise<(text: Text) => string> {
  const { letters, areas } = await readDrawn(page);
  if (!letters.some(({ isPale }) => isPale)) return ({ str }) => str;
  let at = 0;
  return ({ str, isRtl, x, y }) => {
    const read = [...str];
    if (isRtl) read.reverse();
    const seen = read.filter((written) => {
      const [wanted] = inkOf(written);
      if (wanted === undefined) return true;
      const found = letters.slice(at, at + LOOK_AHEAD).findIndex(({ letter }) => letter === wanted);
      const drawn = letters[at + found];
      if (found < 0 || !drawn) return true;
      at += found + 1;
      return !isHidden(drawn, areas, x, y);
    });
    if (isRtl) seen.reverse();
    return seen.join('');
  };
}

// The library leaves out or joins a few letters, so that the two readings of a page are laid side by side.
const LOOK_AHEAD = 12;

/** Whether a pale letter at this place stands on nothing darker than itself. */
function isHidden({ isPale, painted }: Letter, areas: readonly Area[], x: number, y: number): boolean {
  if (!isPale) return false;
  const under = areas
    .slice(0, painted)
    .findLast(({ left, bottom, right, top }) => x >= left && x <= right && y >= bottom && y <= top);
  return under === undefined || under.isPale;
}

/** The letters of a text as they are compared, without white space. */
function inkOf(text: string): string {
  return text.normalize('NFKC').replace(/\s/gu, '');
}

function lettersOf(glyphs: readonly unknown[]): string {
  const unicode = glyphs.map((glyph) => (isGlyph(glyph) ? glyph.unicode : '')).join('');
  return inkOf(unicode);
}

function isGlyph(glyph: unknown): glyph is { unicode: string } {
  return typeof glyph === 'object' && glyph !== null && 'unicode' in glyph && typeof glyph.unicode === 'string';
}

function isPaleColour(colour: unknown): boolean {
  if (typeof colour !== 'string' || !/^#[0-9a-f]{6}$/i.test(colour)) return false;
  return [1, 3, 5].every((at) => Number.parseInt(colour.slice(at, at + 2), 16) >= PALE);
}

function multiply([a, b, c, d, e, f]: Matrix, by: ArrayLike<number>): Matrix {
  const [g = 1, h = 0, i = 0, j = 1, k = 0, l = 0] = Array.from(by);
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

/** The upright box around a box that may be turned. */
function boxOf(box: ArrayLike<number>, [a, b, c, d, e, f]: Matrix): Omit<Area, 'isPale'> {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = Array.from(box);
  const corners = [
    [x1, y1],
    [x2, y1],
    [x1, y2],
    [x2, y2],
  ].map(([x = 0, y = 0]) => [a * x + c * y + e, b * x + d * y + f] as const);
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  return { left: Math.min(...xs), right: Math.max(...xs), bottom: Math.min(...ys), top: Math.max(...ys) };
}
