import { fold } from '../fold.ts';
import { ARABIC } from './arabic.ts';
import { FORMS, type Forms } from './forms.ts';
import { FRENCH } from './french.ts';
import { LANGUAGE_NAMES } from './language-names.ts';
import { SOMALI } from './somali.ts';
import { SWAHILI } from './swahili.ts';

export type ForeignLanguage = 'ar' | 'so' | 'sw' | 'fr';
export const FOREIGN: readonly ForeignLanguage[] = ['ar', 'so', 'sw', 'fr'];

/**
 * A node of the glossary's prefix tree: the translation if a phrase ends here, and the words that continue longer
 * phrases.
 */
export type Place = { english: string | null; next: Map<string, Place> };

/** A glossary: its prefix tree, its grammar words, and the words that its entries contain as written. */
export type Lexicon = { first: Place; grammar: ReadonlySet<string>; exact: ReadonlySet<string>; forms: Forms };

const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}\p{Cf}+#]*/gu;
const TABLES: Record<ForeignLanguage, string> = { ar: ARABIC, so: SOMALI, sw: SWAHILI, fr: FRENCH };

/** The entries of a table of `phrase, other phrase | english`. Phrases without English say nothing about a trade. */
export function entriesOf(table: string): { words: string[]; english: string }[] {
  return table.split('\n').flatMap((line) => {
    const at = line.indexOf('|');
    if (at < 0 || line.startsWith('#')) return [];
    const english = line.slice(at + 1).trim();
    return line
      .slice(0, at)
      .split(',')
      .map((phrase) => ({ words: fold(phrase).match(WORD) ?? [], english }))
      .filter(({ words }) => words.length > 0);
  });
}

function readLexicon(language: ForeignLanguage): Lexicon {
  const forms = FORMS[language];
  const first: Place = { english: null, next: new Map() };
  const grammar = new Set<string>();
  const exact = new Set<string>();
  const entries = entriesOf(`${TABLES[language]}\n${LANGUAGE_NAMES[language]}`);
  // Exact forms are added first, so that they take precedence over words that only share a root.
  for (const isExact of [true, false]) {
    for (const { words, english } of entries) {
      const keys = words.map((word) => forms.entry(word));
      if (isExact) {
        add(
          first,
          keys.map(([key = '']) => key),
          english,
        );
        for (const [key = ''] of keys) exact.add(key);
        if (english === '' && words.length === 1) grammar.add(keys[0]?.[0] ?? '');
      } else {
        for (const path of pathsOf(keys)) add(first, path, english);
      }
    }
  }
  return { first, grammar, exact, forms };
}

const MOST_PATHS = 12;

function pathsOf(keys: readonly string[][]): string[][] {
  let paths: string[][] = [[]];
  for (const word of keys) {
    paths = paths.flatMap((path) => word.map((key) => [...path, key])).slice(0, MOST_PATHS);
  }
  return paths;
}

function add(first: Place, path: readonly string[], english: string): void {
  let place = first;
  for (const key of path) {
    let next = place.next.get(key);
    if (!next) {
      next = { english: null, next: new Map() };
      place.next.set(key, next);
    }
    place = next;
  }
  place.english ??= english;
}

const lexicons = new Map<ForeignLanguage, Lexicon>();

/** The glossary is read when the first text of the language is evaluated. */
export function lexiconOf(language: ForeignLanguage): Lexicon {
  const known = lexicons.get(language);
  if (known) return known;
  const lexicon = readLexicon(language);
  lexicons.set(language, lexicon);
  return lexicon;
}
