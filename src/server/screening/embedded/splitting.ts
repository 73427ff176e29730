import { isAscii } from '#shared/kernel/text.ts';
import { createCache } from '../../kernel/cache.ts';
import { fold, stemOf } from './fold.ts';
import { FOREIGN_SIGN, SIGN, signsOf } from './foreign/signs.ts';
import { STOPWORDS } from './stopwords.ts';

/** A word of a text: its position, its folded form and its stem. */
export type Word = { start: number; end: number; folded: string; stem: string; isStop: boolean };

/** The words of a text as they are written, and how many of them indicate English or another language. */
export type Split = { words: Word[]; decisive: number; foreign: number };

type Folded = Pick<Word, 'folded' | 'stem' | 'isStop'> & { signs: number; tally: number };
// Bounded, so that a stream of made-up words cannot fill the memory.
const known = createCache<Folded>({ max: 50_000 });

function isStopword(folded: string): boolean {
  return folded.length < 2 || STOPWORDS.has(folded) || (folded.endsWith('s') && STOPWORDS.has(folded.slice(0, -1)));
}

// Both counts in one number, so that a word costs one addition.
const FOREIGN_WORD = 2 ** 24;

function tallyOf(signs: number): number {
  if ((signs & SIGN.decisive) !== 0) return 1;
  return (signs & FOREIGN_SIGN) === 0 ? 0 : FOREIGN_WORD;
}

// Signs inside names, which may be left out without changing the name.
const INNER_SIGN = /\.(?=js$)|\//;

const GENDERED_ENDING = /(?<=[a-z]{3})(?:(woman|person|lady)|women|persons|ladies)$/;
/** Titles that name a gender by another word than their ending. */
const ONE_TITLE: Readonly<Record<string, string>> = {
  waitress: 'waiter',
  waitresses: 'waiters',
  stewardess: 'steward',
  stewardesses: 'stewards',
  hostess: 'host',
  hostesses: 'hosts',
  actress: 'actor',
  actresses: 'actors',
  manageress: 'manager',
  headmistress: 'headmaster',
  mistress: 'master',
  salesgirl: 'salesman',
  salesboy: 'salesman',
  dairymaid: 'dairyman',
  houseman: 'chambermaid',
  housemen: 'chambermaids',
  barmaid: 'barman',
  barmaids: 'barman',
  woman: 'man',
  lady: 'man',
  women: 'men',
  ladies: 'men',
};

/** One title for all genders: a storewoman and a storeperson are read as a storeman. */
function withoutGender(folded: string): string {
  const title = Object.hasOwn(ONE_TITLE, folded) ? (ONE_TITLE[folded] as string) : folded;
  return title.replace(GENDERED_ENDING, (_, one?: string) => (one ? 'man' : 'men'));
}

export function readWord(raw: string): Folded {
  return known.getOr(raw, () => {
    const folded = withoutGender(fold(raw).replace(INNER_SIGN, ''));
    const signs = signsOf(folded);
    return { folded, stem: stemOf(folded), isStop: isStopword(folded), signs, tally: tallyOf(signs) };
  });
}

// The dots in .NET and Node.js are part of the name: without its dot, .NET would be the word "net".
const WORD = /(?:asp|vb|ado)?\.net\b|[a-z]{2,15}\.js\b|\bci\/cd\b|\ba\/b\b|[\p{L}\p{N}][\p{L}\p{N}\p{M}\p{Cf}+#]*/giu;
const LONGEST_WORD = 60;

// The same for ASCII, character by character, for speed: most texts are ASCII, and every word of every application is
// read here.
const BEGINS = 1;
const GOES_ON = 2;
const LETTERS = new Uint8Array(128);
for (const letter of 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789') {
  LETTERS[letter.charCodeAt(0)] = BEGINS | GOES_ON;
}
for (const letter of '+#') LETTERS[letter.charCodeAt(0)] = GOES_ON;
const DOT = 46;
const SLASH = 47;
const NAME = /(?:asp|vb|ado)?\.net\b|[a-z]{2,15}\.js\b|ci\/cd\b|a\/b\b/iy;

function nameEnd(text: string, at: number): number {
  NAME.lastIndex = at;
  return NAME.test(text) ? NAME.lastIndex : -1;
}

export function splitWords(text: string): Split {
  const words: Word[] = [];
  let tally = 0;
  const add = (start: number, raw: string) => {
    if (raw.length > LONGEST_WORD) return;
    const read = readWord(raw);
    const { folded, stem, isStop } = read;
    words.push({ start, end: start + raw.length, folded, stem, isStop });
    tally += read.tally;
  };
  if (!isAscii(text)) {
    for (const match of text.matchAll(WORD)) add(match.index, match[0]);
    return counted(words, tally);
  }
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    let end = at;
    if (LETTERS[code] === (BEGINS | GOES_ON)) {
      while ((LETTERS[text.charCodeAt(end)] ?? 0) > 0) end += 1;
      const sign = text.charCodeAt(end);
      if (sign === DOT || sign === SLASH) end = Math.max(end, nameEnd(text, at));
    } else if (code === DOT) end = Math.max(end, nameEnd(text, at));
    if (end === at) continue;
    add(at, text.slice(at, end));
    at = end - 1;
  }
  return counted(words, tally);
}

function counted(words: Word[], tally: number): Split {
  return { words, decisive: tally % FOREIGN_WORD, foreign: Math.floor(tally / FOREIGN_WORD) };
}
