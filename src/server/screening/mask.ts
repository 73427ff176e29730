import { fold, type Word, writtenWords } from './embedded/words.ts';

/** Replaces text that identifies the person. Quotations never include it. */
export const MASK = '▮▮▮';

type Span = { start: number; end: number };
type IsOrdinary = (word: string) => boolean;

const EMAIL = /[^\s@<>(),;:]{1,64}@[^\s@<>(),;]{1,255}/g;
const LINK = /(?:\b(?:https?:\/\/|www\.)|\b[a-z0-9-]{1,63}\.(?:com|org|net|io|me|so|ke|et|uk|dev)\/)[^\s<>()]{0,500}/gi;
const WWW = /www\./i;
/** Digits of every script: Arabic and Persian digits make telephone numbers too. */
const DIGIT = /\p{Nd}/u;
const NUMBER = /[+＋]?\(?\p{Nd}[\p{Nd}\s().-]{6,30}\p{Nd}/gu;
const YEARS_ONLY = /^[\s(]*(?:(?:19|20)\d{2}|0?[1-9]|1[0-2])(?:[\s().-]+(?:(?:19|20)\d{2}|0?[1-9]|1[0-2]))*[\s)]*$/;
const HONORIFIC = new Set(
  [
    'mr',
    'mrs',
    'ms',
    'miss',
    'dr',
    'prof',
    'sir',
    'madam',
    'eng',
    'sheikh',
    'named',
    'called',
    'monsieur',
    'madame',
    'mme',
    'mlle',
    'bwana',
    'bibi',
    'ndugu',
    'mudane',
    'marwo',
    'dhakhtar',
    'السيد',
    'السيدة',
    'الدكتور',
    'الدكتورة',
    'المهندس',
    'المهندسة',
    'الأستاذ',
    'الأستاذة',
    'اسمي',
  ].map(fold),
);
/** Scripts that put no spaces between words, so that a name can be inside a longer run. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}\p{Script=Myanmar}]/u;
/** Arabic writes "and", "to", "with", "like" and "so" in one word with the name. */
const ARABIC_PREFIXED = /^[وفبلك](?=\p{Script=Arabic}{3})/u;
const JOINER = /^[\s\-.'’,]{1,3}$/;

/** Finds what identifies a person in a text. */
type Matcher = (text: string, words: readonly Word[]) => Span[];

/** Masks the applicant's own name, contact details and address in a text; the rest stays as written. */
export function maskIdentity(text: string, isName: Matcher, isPlace: Matcher): string {
  if (text === '') return text;
  const words = writtenWords(text);
  const spans = [...contactSpans(text), ...isName(text, words), ...isPlace(text, words)];
  return spans.length === 0 ? text : replace(text, spans);
}

/** Most texts contain no contact details, so a quick test comes before the search. */
function contactSpans(text: string): Span[] {
  const spans = text.includes('@') ? spansOf(text, EMAIL) : [];
  if (text.includes('/') || WWW.test(text)) spans.push(...spansOf(text, LINK));
  if (DIGIT.test(text)) {
    spans.push(...spansOf(text, NUMBER).filter((span) => isPhone(text.slice(span.start, span.end))));
  }
  return spans;
}

function spansOf(text: string, pattern: RegExp): Span[] {
  return Array.from(text.matchAll(pattern), (match) => ({ start: match.index, end: match.index + match[0].length }));
}

function isPhone(number: string): boolean {
  const digits = [...number].filter((sign) => DIGIT.test(sign)).length;
  return digits >= 8 && digits <= 16 && !YEARS_ONLY.test(inAsciiDigits(number));
}

/** In every script the digits 0 to 9 have consecutive code points. */
function inAsciiDigits(text: string): string {
  return text.normalize('NFKC').replace(/\p{Nd}/gu, (sign) => {
    const code = sign.codePointAt(0) ?? 0;
    let zero = code;
    while (code - zero < 9 && DIGIT.test(String.fromCodePoint(zero - 1))) zero -= 1;
    return String(code - zero);
  });
}

/** Adjacent masks are merged, so that a name of three parts looks the same as a name of two. */
function replace(text: string, spans: Span[]): string {
  let out = '';
  let at = 0;
  const ordered = spans.toSorted((one, other) => one.start - other.start);
  for (const [index, span] of ordered.entries()) {
    const joins = index > 0 && (span.start <= at || JOINER.test(text.slice(at, span.start)));
    if (!joins) out += text.slice(at, span.start) + MASK;
    at = Math.max(at, span.end);
  }
  return out + text.slice(at);
}

/**
 * Finds the parts of a name. A part that is also an ordinary word (Baker, Page, Grace) is a name only beside another
 * part of the name or after a form of address; otherwise a baker called Baker would lose the word that others keep.
 */
export function nameMatcher(name: string, isOrdinary: IsOrdinary): Matcher {
  const parts = new Set(writtenWords(name).map((word) => word.folded));
  const unspaced = [...parts].filter((part) => part.length >= 2 && UNSPACED.test(part));
  const partOf = ({ folded }: Word) => {
    if (parts.has(folded)) return folded;
    const bare = folded.replace(ARABIC_PREFIXED, '');
    return bare !== folded && parts.has(bare) ? bare : null;
  };
  if (parts.size === 0) return () => [];
  return (text, words) => {
    const spans: Span[] = [];
    words.forEach((word, at) => {
      const part = partOf(word);
      if (part === null) return;
      const beside = [at - 1, at + 1].some((other) => {
        const next = words[other];
        const nextPart = next && partOf(next);
        if (!next || !nextPart || nextPart === part) return false;
        const [left, right] = other < at ? [next, word] : [word, next];
        return JOINER.test(text.slice(left.end, right.start)) && isCapital(text, word) && isCapital(text, next);
      });
      const addressed = HONORIFIC.has(words[at - 1]?.folded ?? '') && isCapital(text, word);
      const certain = part.length >= 2 && !isOrdinary(word.folded) && !isOrdinary(part);
      if (certain || beside || addressed) spans.push(word);
    });
    for (const part of unspaced) spans.push(...occurrences(text, part));
    return spans;
  };
}

function isCapital(text: string, word: Word): boolean {
  const letter = text[word.start] ?? '';
  return letter !== letter.toLowerCase() || letter.toLowerCase() === letter.toUpperCase();
}

function occurrences(text: string, part: string): Span[] {
  const spans: Span[] = [];
  for (let start = text.indexOf(part); start >= 0; start = text.indexOf(part, start + part.length)) {
    spans.push({ start, end: start + part.length });
  }
  return spans;
}

/** Finds the parts of the given address; a single word only if it is not an ordinary word ("High", "Reading"). */
export function placeMatcher(places: readonly string[], isOrdinary: IsOrdinary): Matcher {
  const pieces = places
    .flatMap((place) => place.split(/[,;\n]/))
    .map((piece) => writtenWords(piece).map((word) => word.folded))
    .filter((piece) => piece.join('').length >= 3 && !(piece.length === 1 && isOrdinary(piece[0] ?? '')));
  const firsts = new Set(pieces.map(([first]) => first));
  return (text, words) => {
    const spans: Span[] = [];
    words.forEach((word, at) => {
      if (!firsts.has(word.folded)) return;
      for (const piece of pieces) {
        const last = words[at + piece.length - 1];
        if (!last || !piece.every((part, next) => words[at + next]?.folded === part)) continue;
        if (fold(text.slice(word.start, last.end)).length <= 200) spans.push({ start: word.start, end: last.end });
      }
    });
    return spans;
  };
}
