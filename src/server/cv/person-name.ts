import { foldWords, type Line } from './cv-text.ts';
import { headingKind } from './headings.ts';
import { hasRoleWord } from './job-titles.ts';
import { type Label, readLabelled } from './labels.ts';
import { findCountry, findTown, readPlace } from './places.ts';
import type { Section } from './sections.ts';

export type PersonName = { firstName: string; lastName: string; isUnsure: boolean };

const NOBODY: PersonName = { firstName: '', lastName: '', isUnsure: false };
const LABELS: ReadonlySet<Label> = new Set(['name', 'firstName', 'lastName']);

/** Finds the labelled name, or else the line near the beginning that most looks like a name. */
export function findName(sections: readonly Section[], email: string): PersonName {
  const near = sections.filter(({ kind }) => kind === 'top' || kind === 'contact').flatMap(({ lines }) => lines);
  return readLabels(near) ?? readLines(near, email);
}

function readLabels(lines: readonly Line[]): PersonName | null {
  const labelled = lines.flatMap(({ text }) => readLabelled(text, LABELS) ?? []);
  const find = (label: Label, fits: (text: string) => boolean) =>
    labelled.find((one) => one.label === label && fits(one.value))?.value;
  const isPart = (text: string) => /^\p{L}[\p{L}\p{M}'’. -]{1,40}$/u.test(text);
  const [whole, first, last] = [find('name', isName), find('firstName', isPart), find('lastName', isPart)];
  if (first && last) return { firstName: tidy(first), lastName: tidy(last), isUnsure: false };
  return whole ? splitName(whole, false) : null;
}

type Candidate = { text: string; points: number };

function readLines(lines: readonly Line[], email: string): PersonName {
  const largest = Math.max(...lines.map(({ size }) => size));
  const candidates = joinNameLines(lines.slice(0, 25)).flatMap((line, index): Candidate[] =>
    line.cells.flatMap(({ text }) => {
      const bare = withoutTitles(
        text.split(/\s+[|•·–—]\s+|,\s+(?=(?:BSc|MSc|MBA|PhD|CPA|RN|MD|BA|MA|PMP)\b)/)[0] ?? '',
      );
      if (!isName(bare)) return [];
      const isLargest = line.size > 0.97 * largest && largest > 12;
      const order = Math.max(0, 5 - index);
      return [{ text: bare, points: order + (isLargest ? 6 : 0) + (isInEmail(bare, email) ? 6 : 0) }];
    }),
  );
  const best = candidates.toSorted((a, b) => b.points - a.points)[0];
  return best ? splitName(best.text, best.points < 6) : NOBODY;
}

/** A name in large letters may take two lines. */
function joinNameLines(lines: readonly Line[]): Line[] {
  const isPart = (text: string) => /^\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*)?$/u.test(text);
  return lines.flatMap((line, index) => {
    const [cell] = line.cells;
    const below = lines.slice(index + 1, index + 3).find(({ look }) => look === line.look);
    const next = below?.cells[0];
    if (!cell || !next || line.size < 15 || !isPart(cell.text) || !isPart(next.text)) return [line];
    return [{ ...line, cells: [{ ...cell, text: `${cell.text} ${next.text}` }] }, line];
  });
}

function withoutTitles(text: string): string {
  return (
    text
      .replace(/^(?:curriculum vitae|cv|resume|résumé)(?:\s+(?:of|for|de))?\s*[:–-]?\s*/i, '')
      .replace(/^(?:(?:mr|mrs|ms|miss|dr|prof|professor|eng|engr|ing|sheikh|hon|m|mme|mlle)\b\.?\s*)+(?=\p{L})/iu, '')
      // Degrees and registrations often follow the name.
      .replace(
        /(?:,?\s+(?:RN|MD|PhD|Ph\.D\.?|MBA|CPA|CPA-K|PMP|BSc|MSc|MPH|ACCA|Esq|RGN|FCCA|CFA|PE|MA|BA|LLB|LLM)\.?)+$/u,
        '',
      )
      .trim()
  );
}

/** Whether a text may be a name: two to six words of letters, none of which belongs to jobs, headings or places. */
function isName(text: string): boolean {
  const words = text.trim().split(/\s+/);
  if (words.length < 2 || words.length > 6 || text.length > 60) return false;
  if (!/^[\p{L}\p{M}'’.,\- ]+$/u.test(text) || headingKind(text) !== null || readPlace(text)) return false;
  // "Karen, Nairobi" is a suburb and its town.
  if (text.includes(',') && text.split(',').some((part) => findTown(part) !== null)) return false;
  const isCapital = (word: string) => /^(?:\p{Lu}|\p{Lo})/u.test(word) || PARTICLE.test(word);
  if (!words.every(isCapital) || hasRoleWord(text)) return false;
  return !words.some((word) => NOT_NAMES.has(foldWords(word)) || (words.length <= 2 && findCountry(word) !== null));
}

const PARTICLE =
  /^(?:bin|ben|bint|ibn|al|el|abu|umm|de|da|di|du|des|del|della|van|von|der|den|ten|ter|la|le|y|e|wa|ole|ap|st)$/iu;
const NOT_NAMES = new Set(
  'curriculum vitae resume cv profile street road avenue box university college school ltd limited company email phone address page confidential date birth nationality full name street district city the and of in for with to'.split(
    ' ',
  ),
);

function isInEmail(name: string, email: string): boolean {
  const local = foldWords(email.split('@')[0] ?? '').replace(/ /g, '');
  return foldWords(name)
    .split(' ')
    .some((word) => word.length > 2 && local.includes(word));
}

/**
 * Splits a name. The last word is the family name, with the particles before it; so are words in capitals among others
 * that are not.
 */
function splitName(whole: string, isUnsure: boolean): PersonName {
  const text = withoutTitles(whole).replace(/\s+/g, ' ').trim();
  const [, before, after] = /^([^,]+),\s*([^,]+)$/.exec(text) ?? [];
  if (before && after) return { firstName: tidy(after), lastName: tidy(before), isUnsure };
  const words = text.split(' ');
  const isShouted = (word: string) => /\p{Lu}{2}/u.test(word) && word === word.toUpperCase();
  const shouted = words.filter(isShouted);
  if (shouted.length > 0 && shouted.length < words.length) {
    const rest = words.filter((word) => !isShouted(word));
    return { firstName: tidy(rest.join(' ')), lastName: tidy(shouted.join(' ')), isUnsure };
  }
  let cut = words.length - 1;
  while (cut > 1 && PARTICLE.test(words[cut - 1] ?? '')) cut -= 1;
  if (cut < 1) return { firstName: tidy(text), lastName: '', isUnsure };
  return { firstName: tidy(words.slice(0, cut).join(' ')), lastName: tidy(words.slice(cut).join(' ')), isUnsure };
}

/** Writes a name with capitals as people do in a form. */
function tidy(text: string): string {
  const bare = text.replace(/,+$/, '').trim();
  const isUpper = /\p{Lu}{2}/u.test(bare) && bare === bare.toUpperCase();
  const isLower = bare === bare.toLowerCase() && /\p{Ll}/u.test(bare);
  if (!isUpper && !isLower) return bare;
  return bare
    .toLowerCase()
    .replace(/(^|[\s'’-])(\p{L})/gu, (_, edge: string, letter: string) => edge + letter.toUpperCase());
}
