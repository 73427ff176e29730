import { MASK } from '../mask.ts';
import { findInstructions } from './instructions.ts';
import { contentStems, type Word, wordsOf } from './words.ts';

/** What somebody wrote in words of their own: the rest of the text earns nothing. */
export type OwnText = {
  text: string;
  /** The words that count: not copied from the job, not repeated, not addressed to the evaluator. */
  words: Word[];
  stems: string[];
  sentences: Sentence[];
  copied: number;
  repeated: number;
  instructions: number;
};
export type Sentence = { start: number; end: number; stems: string[] };

/** The job's text as runs and words, to recognise what was copied from it. */
export type JobText = {
  runs: ReadonlySet<string>;
  contentRuns: ReadonlySet<string>;
  stems: ReadonlySet<string>;
  /** The telling words of the title; empty when one word is all there is, which anybody may use. */
  title: readonly string[];
};

// Four words in the same order are rarely chance; neither are three words that carry meaning.
const RUN = 4;
const CONTENT_RUN = 3;
// Of so many telling words in a row, so large a share from the job is the job's text in another order or lightly edited.
const SHUFFLED = { words: 8, fewest: 4, share: 0.7 } as const;

// Duties that consist of the job's title to such a share repeat it instead of telling what was done.
const TITLE_SHARE = 0.1;

export function readJobText(title: string, description: string): JobText {
  const named = contentStems(title);
  const words = wordsOf(stripMarkup(description));
  const content = words.filter((word) => !word.isStop);
  return {
    runs: new Set(runsOf(words, RUN)),
    contentRuns: new Set(runsOf(content, CONTENT_RUN)),
    stems: new Set(content.map((word) => word.stem)),
    title: named.length > 1 ? named : [],
  };
}

/** `isClaim`: a bio or a letter, where people name the job they apply for. */
export function readOwnWords(text: string, job: JobText, isClaim = false): OwnText {
  const visible = stripMarkup(text);
  const words = wordsOf(visible);
  const out = new Uint8Array(words.length);
  const COPIED = 1;
  const REPEATED = 2;
  const INSTRUCTION = 3;

  const seen = new Set<string>();
  runsOf(words, RUN).forEach((run, at) => {
    if (job.runs.has(run)) out.fill(COPIED, at, at + RUN);
    else if (seen.has(run)) for (let next = at; next < at + RUN; next += 1) out[next] ||= REPEATED;
    seen.add(run);
  });
  const content = words.flatMap((word, at) => (word.isStop ? [] : [at]));
  const contentWords = content.map((at) => words[at] as Word);
  runsOf(contentWords, CONTENT_RUN).forEach((run, at) => {
    if (job.contentRuns.has(run)) out.fill(COPIED, content[at], (content[at + CONTENT_RUN - 1] ?? 0) + 1);
  });

  const titles =
    job.title.length === 0 ? [] : content.flatMap((_, at) => (startsWith(contentWords, at, job.title) ? [at] : []));
  if (titles.length * job.title.length > TITLE_SHARE * content.length && !isClaim) {
    for (const at of titles) out.fill(COPIED, content[at], (content[at + job.title.length - 1] ?? 0) + 1);
  }
  for (const [from, to] of shuffledRanges(contentWords, job)) out.fill(COPIED, content[from], (content[to] ?? 0) + 1);

  const sentences: Sentence[] = [];
  const instructions = findInstructions(visible);
  for (const [from, to] of sentenceRanges(visible, words)) {
    const first = words[from] as Word;
    const last = words[to - 1] as Word;
    if (instructions.some((span) => span.start < last.end && span.end > first.start)) out.fill(INSTRUCTION, from, to);
    const own = words.slice(from, to).filter((word, at) => out[from + at] === 0 && !word.isStop);
    if (own.length > 0) sentences.push({ start: first.start, end: last.end, stems: own.map((word) => word.stem) });
  }

  const kept = words.filter((_, at) => out[at] === 0);
  const count = (kind: number) => out.reduce((sum, value) => sum + (value === kind ? 1 : 0), 0);
  return {
    text,
    words: kept,
    stems: kept.flatMap((word) => (word.isStop ? [] : [word.stem])),
    sentences,
    copied: count(COPIED),
    repeated: count(REPEATED),
    instructions: count(INSTRUCTION),
  };
}

/** Windows of telling words that are mostly the job's, as first and last place. */
function shuffledRanges(telling: readonly Word[], job: JobText): [number, number][] {
  const size = Math.min(SHUFFLED.words, telling.length);
  if (size < SHUFFLED.fewest) return [];
  const ranges: [number, number][] = [];
  let shared = 0;
  telling.forEach((word, at) => {
    if (job.stems.has(word.stem)) shared += 1;
    const gone = telling[at - size];
    if (gone && job.stems.has(gone.stem)) shared -= 1;
    if (at < size - 1 || shared / size < SHUFFLED.share) return;
    // From the first to the last of the job's words: own words at the edges stay.
    const window = telling.slice(at - size + 1, at + 1).map(({ stem }) => job.stems.has(stem));
    ranges.push([at - size + 1 + window.indexOf(true), at - size + 1 + window.lastIndexOf(true)]);
  });
  return ranges;
}

function startsWith(words: readonly Word[], at: number, stems: readonly string[]): boolean {
  return stems.every((stem, next) => words[at + next]?.stem === stem);
}

function runsOf(words: readonly Word[], length: number): string[] {
  const runs: string[] = [];
  for (let at = 0; at + length <= words.length; at += 1) {
    let run = '';
    for (let next = at; next < at + length; next += 1) run += `${words[next]?.stem} `;
    runs.push(run);
  }
  return runs;
}

const SENTENCE_END = /[.!?;\n\r•●▪]/;

function sentenceRanges(text: string, words: readonly Word[]): [number, number][] {
  const ranges: [number, number][] = [];
  let from = 0;
  for (let at = 1; at <= words.length; at += 1) {
    const gap = at === words.length ? '.' : text.slice(words[at - 1]?.end, words[at]?.start);
    if (SENTENCE_END.test(gap) || gap.includes(MASK)) {
      ranges.push([from, at]);
      from = at;
    }
  }
  return ranges;
}

const HIDDEN =
  /<(\w{1,20})\b[^<>]{0,300}(?:color\s*:\s*(?:white|#fff)|display\s*:\s*none|font-size\s*:\s*0|visibility\s*:\s*hidden)[^<>]{0,300}>[^<]{0,20000}/gi;
const TAG = /<\/?[a-z!][^<>]{0,500}>/gi;
const blank = (found: string) => ' '.repeat(found.length);

/** Markup, and text that markup hides from people, becomes blank; every other character keeps its place. */
export function stripMarkup(text: string): string {
  return text.includes('<') ? text.replace(HIDDEN, blank).replace(TAG, blank) : text;
}
