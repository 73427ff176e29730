import type { ReadCv } from '#shared/cv/cv.contract.ts';
import type { Proficiency } from '#shared/profiles/sections/section.values.ts';
import { foldWords, type Line, wordCount } from './cv-text.ts';
import { type Label, readLabelled } from './labels.ts';
import { findLanguage } from './language-names.ts';

type SpokenLanguage = ReadCv['languages'][number];

// Matched against text in lower case without accents. The first match counts, so stronger words come first.
const LEVELS: readonly [Proficiency, RegExp][] = [
  [
    'native',
    /\b(?:native|mother ?tongue|mothertongue|first language|bilingual|maternelle|hooyo|lugha ya mama|lugha mama|l1)\b|لغة الام|اللغه الام|الام/,
  ],
  [
    'advanced',
    /\b(?:advanced|very good|upper intermediate|b2|avance|tres bien|aad u fiican|heer sare|vizuri sana|limited professional)\b|جيد جدا|متقدم/,
  ],
  [
    'fluent',
    /\b(?:fluent|fluently|fluency|full professional|professional working|professional|proficient|proficiency|excellent|c1|c2|courant|couramment|bilingue|si fiican|ufasaha|kwa ufasaha|perfect)\b|بطلاقه|طلاقه|ممتاز/,
  ],
  [
    'intermediate',
    /\b(?:intermediate|good|conversational|working knowledge|working|moderate|average|b1|intermediaire|bien|bon|bonne|dhexdhexaad|fiican|wastani|vizuri|limited working)\b|متوسط|جيد/,
  ],
  [
    'basic',
    /\b(?:basic|basics|beginner|elementary|fair|limited|little|a1|a2|notions|debutant|elementaire|scolaire|aasaasi|bilow|msingi|kidogo|poor)\b|مبتدئ|اساسي|ضعيف/,
  ],
];

/** The proficiency that a description states; null if it states none. */
export function findProficiency(text: string): Proficiency | null {
  const folded = foldWords(text);
  const found = LEVELS.find(([, pattern]) => pattern.test(folded))?.[0] ?? null;
  if (found !== null) return found;
  return dots(text);
}

/** Reads a rating such as ●●●●○ as the share of filled marks. */
function dots(text: string): Proficiency | null {
  const full = text.match(/[●★■⬤]/g)?.length ?? 0;
  const empty = text.match(/[○☆□◯]/g)?.length ?? 0;
  if (full === 0 || full + empty < 3) return null;
  const share = full / (full + empty);
  return share > 0.9 ? 'fluent' : share > 0.7 ? 'advanced' : share > 0.45 ? 'intermediate' : 'basic';
}

const LABELS: ReadonlySet<Label> = new Set(['language', 'level', 'motherTongue']);

/** Reads the languages of a language section. */
export function readLanguages(lines: readonly Line[]): SpokenLanguage[] {
  const languages: SpokenLanguage[] = [];
  const add = (language: string, proficiency: Proficiency | null) => {
    const known = languages.find((one) => one.language === language);
    if (!known) languages.push({ language, proficiency });
    else known.proficiency ??= proficiency;
  };
  for (const { text } of lines) {
    const labelled = readLabelled(text, LABELS);
    if (labelled?.label === 'level') {
      const last = languages.at(-1);
      if (last) last.proficiency ??= findProficiency(labelled.value);
      continue;
    }
    const line = labelled ? labelled.value : text;
    for (const { language, rest } of findSpoken(line)) {
      add(language, labelled?.label === 'motherTongue' ? 'native' : findProficiency(rest));
    }
    // A level alone on its line belongs to the language above it.
    const last = languages.at(-1);
    if (last && last.proficiency === null && findSpoken(line).length === 0) last.proficiency = findProficiency(line);
  }
  return languages;
}

type Spoken = { language: string; rest: string };

/** The languages of a line, each with the text that describes it. */
function findSpoken(line: string): Spoken[] {
  const spoken: Spoken[] = [];
  for (const group of splitOutsideBrackets(line)) {
    const pieces = group.split(/\s+(?:and|et|iyo|na|&)\s+/);
    // A name without a level counts as a language if it is listed beside known ones.
    const isAmong = spoken.length > 0 || pieces.some((piece) => readSpoken(piece) !== null);
    const together = pieces.flatMap((piece) => readSpoken(piece) ?? (isAmong ? bareName(piece) : null) ?? []);
    const last = spoken.at(-1);
    if (together.length === 0 && last) last.rest += ` ${group}`;
    // In "English and Swahili (fluent)" or "fluent in English and French" the level belongs to both.
    const isShared = together.filter(({ rest }) => findProficiency(rest) !== null).length < 2;
    spoken.push(...together.map((one) => (isShared ? { ...one, rest: group } : one)));
  }
  return spoken;
}

function readSpoken(piece: string): Spoken | null {
  const parts = piece.split(/\s*[:(–—|\t]\s*|\s+-\s+|\s*-\s+|\s{2,}/).map((part) => part.replace(/[).]+$/, '').trim());
  const known = parts.map(nameIn).find((name) => name !== null);
  const language = known ?? unknownName(parts);
  return language ? { language, rest: piece } : null;
}

function bareName(piece: string): Spoken | null {
  const isName = /^\p{Lu}\p{Ll}{3,}$/u.test(piece) && findProficiency(piece) === null;
  return isName ? { language: piece, rest: piece } : null;
}

function splitOutsideBrackets(line: string): string[] {
  return line
    .replace(/\([^)]*\)/g, (inside) => inside.replace(/[,;،/]/g, ' '))
    .split(/[,;،•·|]\s*/)
    .flatMap((piece) => splitSlash(piece))
    .map((piece) => piece.trim())
    .filter(Boolean);
}

function splitSlash(piece: string): string[] {
  const halves = piece.split('/');
  return halves.every((half) => findLanguage(half) !== null) ? halves : [piece];
}

const AROUND =
  /^(?:fluent in|native|fluently|i speak|speak|speaks|spoken|written|read and write|basic|good|knowledge of|proficient in|excellent|working knowledge of|mother tongue)\s+|\s+(?:language|speaking|spoken|written|fluent|fluently|native|basic|intermediate|advanced|very good|good|excellent|fair|b[12]|c[12]|a[12])$/i;

function nameIn(part: string): string | null {
  const whole = findLanguage(part);
  if (whole) return whole;
  const bare = part.replace(AROUND, '').replace(AROUND, '').trim();
  return bare !== part ? findLanguage(bare) : null;
}

/** The name of an unknown language, accepted if a level is beside it. */
function unknownName(parts: readonly string[]): string | null {
  const [name = '', ...rest] = parts;
  const isName = wordCount(name) <= 2 && /^\p{Lu}[\p{L}' -]+$/u.test(name) && findProficiency(name) === null;
  return isName && findProficiency(rest.join(' ')) !== null ? name : null;
}

/** Finds the languages in a sentence such as "I speak Turkana, Swahili and English." */
export function findSpokenLanguages(text: string): SpokenLanguage[] {
  const sentence = /(?:^|[.!?]\s+)[^.!?]*\b(?:speak|speaks|fluent in|languages?|parle)\b\s*:?([^.!?]*)/iu.exec(
    text,
  )?.[1];
  if (!sentence) return [];
  return findSpoken(sentence)
    .filter(({ language }) => findLanguage(language) !== null)
    .map(({ language, rest }) => ({ language, proficiency: findProficiency(rest) }));
}
