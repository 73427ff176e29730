import { MASK } from '../mask.ts';

const LONGEST = 160;

/** An exact quotation from a text, cut at a word; null if there is nothing but masks. */
export function quote(text: string, start: number, end: number): string | null {
  const whole = text.slice(start, end);
  const piece = whole
    .split(MASK)
    .reduce((best, part) => (part.trim().length > best.trim().length ? part : best), '')
    .trim();
  if (piece === '') return null;
  if (piece.length <= LONGEST) return piece;
  const cut = piece.slice(0, LONGEST).toWellFormed();
  const lastSpace = cut.lastIndexOf(' ');
  const kept = (lastSpace > LONGEST / 2 ? cut.slice(0, lastSpace) : cut).trim();
  // Half of a two-unit character would not be found again in the text.
  return kept.replace(/\uFFFD+$/, '').trim() || null;
}

/** A quotation from a long sentence that contains the word at `about`, because that word proves the point. */
export function quoteAround(text: string, start: number, end: number, about: number): string | null {
  if (about - start <= LONGEST / 2 || end - start <= LONGEST) return quote(text, start, end);
  const from = text.indexOf(' ', about - LONGEST / 2);
  return quote(text, from < 0 || from >= about ? about : from + 1, end);
}

export function quoteWhole(text: string): string | null {
  return quote(text, 0, text.length);
}

export function quotes(candidates: readonly (string | null)[], most: number): string[] {
  const found = candidates.filter((candidate): candidate is string => candidate !== null);
  return [...new Set(found)].slice(0, most);
}
