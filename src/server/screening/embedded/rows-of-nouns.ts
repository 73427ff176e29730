import { GRAMMAR_WORDS } from './stopwords.ts';
import { isBaseVerb, isPastVerb, isPresentVerb } from './verbs.ts';
import type { Word } from './words.ts';

// A sentence with this many names in a row is a list, and so is a text of nothing else, or a stretch of so many words.
const ROW = { names: 7, ofText: 9, words: 6 } as const;
/** A text of nothing else has at most one verb to so many names. */
const HARDLY_A_VERB = 4;
// So many things may belong to one verb: "cut and threaded pipes, elbows and tees".
const NAMES_TO_A_VERB = 2;
// Who counts what they did ("60 branches.") tells of work: a few more names may stand beside each number.
const NAMES_TO_A_NUMBER = 3;
// A piece with a verb and more words than this says what was done.
const FRAGMENT = 3;
// A long stretch with fewer grammar words is a list without commas.
const BARE_SHARE = 0.1;
// Verbs by which people claim a thing and do not say what they did with it.
const CLAIMING = new Set(
  'used using worked working experienced skilled involved including included related required based needed certified'.split(
    ' ',
  ),
);
// "Responsible for …", "knowledge of …": whatever follows is claimed and not told.
const CLAIMS = new Set(
  'responsible responsibility responsibilities duties used using worked working experience experienced skilled skills expert expertise knowledge familiar good strong proficient competent charge involved'.split(
    ' ',
  ),
);
// Who says "I" tells what they do, so that a few more names may belong to it.
const NAMES_TO_A_PERSON = 2;
const PERSONAL = new Set(['i', 'we', 'my', 'our']);
// Words between the nouns of a list, which make no sentence of it.
const JOINING = new Set(['and', 'or', 'of', 'for', 'in', 'with', 'to', 'at', 'by']);
// In a sentence of somebody's own this many other grammar words stand ("I … them … the").
const FEWEST_GRAMMAR_WORDS = 2;

const PIECE_END = /[,;:.!?()\n\r\t|/•●▪–—،؟؛۔]/;
// A line may be an entry of a list, so that lines do not end a row.
const SENTENCE_END = /[.!?;؟؛۔]/;
const NUMBER = /^\p{N}/u;
const COUNT = /^\p{N}{2,4}$/u;
const NUMERALS = new Set(
  'two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty sixty hundred thousand daily weekly monthly'.split(
    ' ',
  ),
);

/** The pieces of a sentence: what stands between commas or "and". */
type Sentence = {
  names: number;
  fragments: number;
  duties: number;
  numbers: number;
  isPersonal: boolean;
  isClaim: boolean;
  telling: number[];
};

/**
 * The telling words that stand in a row of nouns ("formwork, rebar, screed, lintel"). A duty says that somebody does
 * something to something; a row names things, and anybody can look up the nouns of a trade. People who write little
 * write nouns too, but few at a time, and they count: "Rafters, purlins, 200 houses."
 */
export function wordsInRows(text: string, words: readonly Word[], isEnglish: boolean): ReadonlySet<number> {
  const sentences = sentencesOf(text, words, isEnglish);
  const sum = (count: (sentence: Sentence) => number) => sentences.reduce((all, one) => all + count(one), 0);
  const allowed = NAMES_TO_A_NUMBER * sum(({ numbers }) => numbers);
  const isNothingElse =
    sum(({ names }) => names) >= ROW.ofText + allowed &&
    sum(({ names }) => names) > HARDLY_A_VERB * sum(({ fragments, duties }) => fragments + duties);
  const isClaimed = sum(({ names, isClaim }) => (isClaim ? names : 0)) >= ROW.names;
  return new Set(
    sentences.flatMap((one) => (isNothingElse || (isClaimed && one.isClaim) || isRow(one, allowed) ? one.telling : [])),
  );
}

function isRow({ names, fragments, isPersonal }: Sentence, allowed: number): boolean {
  return names >= ROW.names + (isPersonal ? NAMES_TO_A_PERSON : 0) + allowed && names > NAMES_TO_A_VERB * fragments;
}

function sentencesOf(text: string, words: readonly Word[], isEnglish: boolean): Sentence[] {
  const begin = (): Sentence => ({
    names: 0,
    fragments: 0,
    duties: 0,
    numbers: 0,
    isPersonal: false,
    isClaim: false,
    telling: [],
  });
  const sentences = [begin()];
  for (const [from, to] of piecesOf(text, words)) {
    const before = from === 0 ? '' : text.slice(words[from - 1]?.end, words[from]?.start);
    if (SENTENCE_END.test(before)) sentences.push(begin());
    const sentence = sentences.at(-1) as Sentence;
    const telling = tellingIn(words, from, to);
    // "200 houses" and "weddings 400" are facts; "form four" and "level 3" are names.
    if (
      words.slice(from, to - 1).some(({ folded }) => NUMBER.test(folded) || NUMERALS.has(folded)) ||
      (to - from === 2 && COUNT.test(words[to - 1]?.folded ?? ''))
    )
      sentence.numbers += 1;
    if (isEnglish && words.slice(from, from + 3).some(({ folded }) => CLAIMS.has(folded))) sentence.isClaim = true;
    if (words.slice(from, to).some(({ folded }) => PERSONAL.has(folded))) sentence.isPersonal = true;
    if (telling.length === 0) continue;
    const kind = isEnglish ? kindOf(words, from, to, telling) : kindAbroad(from, to, telling);
    if (kind === 'duty') {
      // What follows a duty in the same sentence is another row.
      sentences.push({ ...begin(), duties: 1 }, { ...begin(), isPersonal: sentence.isPersonal });
      continue;
    }
    sentence.telling.push(...telling);
    // "Plan, direct or coordinate": verbs that share what follows.
    const isVerbAhead =
      sentence.names === 0 && telling.length === 1 && isBaseVerb(words[telling[0] ?? from]?.folded ?? '');
    if (kind === 'name' && !isVerbAhead) sentence.names += telling.length >= ROW.words ? ROW.names : 1;
    else sentence.fragments += 1;
  }
  return sentences;
}

function tellingIn(words: readonly Word[], from: number, to: number): number[] {
  const telling: number[] = [];
  for (let at = from; at < to; at += 1) if (!words[at]?.isStop) telling.push(at);
  return telling;
}

/**
 * A duty is a sentence or a part of one, a name has no verb. "Fried fish" may be either what somebody did or a name, so
 * such a fragment is taken for what most pieces beside it are.
 */
type Kind = 'duty' | 'fragment' | 'name';

function kindOf(words: readonly Word[], from: number, to: number, telling: readonly number[]): Kind {
  let grammar = 0;
  for (let at = from; at < to; at += 1) {
    const { folded } = words[at] as Word;
    if (GRAMMAR_WORDS.has(folded) && !JOINING.has(folded)) grammar += 1;
  }
  if (grammar >= FEWEST_GRAMMAR_WORDS) return 'duty';
  const all = words.slice(from, to).filter(({ folded }) => !CLAIMING.has(folded));
  const first = all.find(({ folded }) => !GRAMMAR_WORDS.has(folded) || isPresentVerb(folded));
  const isVerbal =
    all.some(({ folded }) => isPastVerb(folded)) ||
    (to - from > 1 && first !== undefined && isPresentVerb(first.folded));
  const isBare =
    words.slice(from, to).filter(({ folded }) => GRAMMAR_WORDS.has(folded)).length <= BARE_SHARE * (to - from);
  if (!isVerbal || (isBare && telling.length >= ROW.words)) return 'name';
  return to - from > FRAGMENT ? 'duty' : 'fragment';
}

/** In other languages only the grammar words are known, so that any of them makes a sentence. */
function kindAbroad(from: number, to: number, telling: readonly number[]): Kind {
  return to - from > telling.length || telling.length >= ROW.words ? 'duty' : 'name';
}

/** Stretches between commas, ends of sentences and "and", as first word and the one after the last. */
function piecesOf(text: string, words: readonly Word[]): [number, number][] {
  const pieces: [number, number][] = [];
  let from = 0;
  for (let at = 1; at <= words.length; at += 1) {
    const word = words[at];
    const isEnd =
      word === undefined || word.folded === 'and' || PIECE_END.test(text.slice(words[at - 1]?.end, word.start));
    if (!isEnd) continue;
    pieces.push([from, at]);
    from = at;
  }
  return pieces;
}
