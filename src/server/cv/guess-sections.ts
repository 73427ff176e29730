import { findSkill } from '#shared/reference/skills/skills.ts';
import { type Line, wordCount } from './cv-text.ts';
import { kindOfPiece } from './degrees.ts';
import { isSentence } from './entry-lines.ts';
import { type Label, readLabelled } from './labels.ts';
import { findLanguage } from './language-names.ts';
import { findPeriods, isRange } from './periods.ts';
import type { Section } from './sections.ts';

/** Guesses the kind of sections from their contents, if their headings are unknown or missing. */
export function withGuessedSections(sections: readonly Section[]): Section[] {
  const named = sections.map((section) =>
    section.kind === 'unknown'
      ? { ...section, kind: kindOfContent(section.lines) }
      : section.kind === 'summary' && isAboutContact(section.lines)
        ? { ...section, kind: 'contact' as const }
        : section,
  );
  if (named.some(({ kind }) => kind === 'experience' || kind === 'education')) return named;
  return named.flatMap((section) => (section.kind === 'top' ? splitTop(section.lines) : [section]));
}

const CONTACT: ReadonlySet<Label> = new Set(['name', 'firstName', 'lastName', 'email', 'phone', 'address']);

/** A "personal profile" may be a list of name, telephone and address. */
function isAboutContact(lines: readonly Line[]): boolean {
  return lines.filter(({ text }) => readLabelled(text, CONTACT) !== null).length >= 2;
}

function kindOfContent(lines: readonly Line[]): Section['kind'] {
  const items = lines
    .flatMap(({ text }) => text.split(/[,;•·|\t]|\s[–—-]\s|\(/))
    .map((item) => item.trim())
    .filter(Boolean);
  const share = (isIt: (item: string) => boolean) => items.filter(isIt).length / Math.max(1, items.length);
  if (share((item) => findLanguage(item) !== null) > 0.4) return 'languages';
  if (share((item) => findSkill(item) !== undefined) >= 0.5) return 'skills';
  const kinds = lines.map(kindOfLine);
  const studies = kinds.filter((kind) => kind === 'education').length;
  const jobs = kinds.filter((kind) => kind === 'experience').length;
  return jobs === 0 && studies === 0 ? 'other' : studies >= jobs ? 'education' : 'experience';
}

/** Splits a CV without headings: the words of its dated lines tell whether they are about education or work. */
function splitTop(lines: readonly Line[]): Section[] {
  const sections: Section[] = [{ kind: 'top', lines: [] }];
  for (const line of lines) {
    const kind = kindOfLine(line);
    const last = sections.at(-1) as Section;
    const isBody = kind === null && last.kind === 'experience' && line.gap < 2;
    if (kind === last.kind || isBody) last.lines.push(line);
    else if (kind === null) {
      if (last.kind === 'top') last.lines.push(line);
      else sections.push({ kind: 'top', lines: [line] });
    } else sections.push({ kind, lines: [line] });
  }
  return sections;
}

function kindOfLine({ text }: Line): 'experience' | 'education' | null {
  const periods = findPeriods(text);
  if (isSentence(text) && periods.length === 0) return null;
  const isStudy = text.split(/,|\t|\s[–—-]\s/).some((piece) => kindOfPiece(piece) === 'degree');
  if (isStudy && (periods.length > 0 || wordCount(text) < 12)) return 'education';
  return periods.some(isRange) ? 'experience' : null;
}
