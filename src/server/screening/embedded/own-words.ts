import { MASK } from '../mask.ts';
import { findInstructions } from './instructions.ts';
import { wordsInRows } from './rows-of-nouns.ts';
import { contentStems, glossedWords, stemsOf, type Word, wordsOf } from './words.ts';

/** The words of a text that are the writer's own. The rest of the text earns nothing. */
export type OwnText = {
  text: string;
  /** The words that count: not copied from the job, not repeated, not addressed to the evaluator. */
  words: Word[];
  stems: string[];
  /** The words among them that stand in a row of nouns: they are a list, and no duties. */
  listed: ReadonlySet<Word>;
  sentences: Sentence[];
  /** The content words that were copied from the job. */
  copiedStems: string[];
  copied: number;
  repeated: number;
  instructions: number;
};
export type Sentence = { start: number; end: number; stems: string[] };

/** The job's text as sequences and words, to recognise what was copied from it. */
export type JobText = {
  runs: ReadonlySet<string>;
  contentRuns: ReadonlySet<string>;
  /** The stems of all words, and those of content words. */
  words: ReadonlySet<string>;
  stems: ReadonlySet<string>;
  /** The content words of the title; empty if it has only one, because anybody may use a single word. */
  title: readonly string[];
};

// Four words in the same order are rarely chance; neither are three words that carry meaning.
const RUN = 4;
const CONTENT_RUN = 3;
// Short runs are everyday language ("clean the rooms and bathrooms") unless they make up this share of a text. A longer
// stretch, and a whole sentence of the job's, is copied wherever it stands.
const PASTED = { share: 0.4, stretch: 8 } as const;
// If all of eight consecutive content words come from the job, the text is the job's own in another order. With fewer
// than all, honest duties would be struck out, because people who do the work use the words that adverts for it use.
const SHUFFLED = { words: 8, fewest: 4 } as const;

// If the job's title makes up more than this share of the duties, they repeat it instead of describing the work.
const TITLE_SHARE = 0.1;

export function readJobText(title: string, description: string): JobText {
  const named = contentStems(title);
  const words = wordsOf(stripMarkup(description));
  const content = words.filter((word) => !word.isStop);
  return {
    runs: new Set(runsOf(words, RUN)),
    contentRuns: new Set(runsOf(content, CONTENT_RUN)),
    words: new Set(words.map((word) => word.stem)),
    stems: new Set(content.map((word) => word.stem)),
    title: named.length > 1 ? named : [],
  };
}

/**
 * Whether so much was copied that it is mentioned. A few common words are everyday language ("able to work under
 * pressure").
 */
export function isMuchCopied({ copiedStems, stems }: OwnText): boolean {
  const { length } = copiedStems;
  return length >= MUCH_COPIED.words || (length >= MUCH_COPIED.fewest && length > stems.length);
}
const MUCH_COPIED = { words: 8, fewest: 5 } as const;

const COPIED = 1;
const REPEATED = 2;
const INSTRUCTION = 3;

/** `isClaim`: a bio or a letter, where people name the job they apply for. */
export function readOwnWords(text: string, job: JobText, isClaim = false): OwnText {
  const visible = stripMarkup(text);
  const { words, language } = glossedWords(visible);
  const out = new Uint8Array(words.length);
  markRuns(words, job, out);

  const content: number[] = [];
  words.forEach((word, at) => {
    if (!word.isStop) content.push(at);
  });
  const contentWords = content.map((at) => words[at] as Word);
  const isOfJob = contentWords.map(({ stem }) => job.stems.has(stem));
  for (let at = 0; at + CONTENT_RUN <= content.length; at += 1) {
    if (!allOf(isOfJob, at, CONTENT_RUN) || !job.contentRuns.has(runAt(contentWords, at, CONTENT_RUN))) continue;
    out.fill(COPIED, content[at], (content[at + CONTENT_RUN - 1] ?? 0) + 1);
  }

  const titles =
    job.title.length === 0 ? [] : content.flatMap((_, at) => (startsWith(contentWords, at, job.title) ? [at] : []));
  if (titles.length * job.title.length > TITLE_SHARE * content.length && !isClaim) {
    for (const at of titles) out.fill(COPIED, content[at], (content[at + job.title.length - 1] ?? 0) + 1);
  }
  if (!isClaim) clearShortStretches(visible, words, out);
  for (const [from, to] of shuffledRanges(isOfJob)) out.fill(COPIED, content[from], (content[to] ?? 0) + 1);

  // Only the words of the instruction itself, because the rest of the sentence may describe honest work.
  for (const span of findInstructions(visible)) {
    words.forEach((word, at) => {
      if (word.start < span.end && word.end > span.start) out[at] = INSTRUCTION;
    });
  }

  const sentences: Sentence[] = [];
  for (const [from, to] of sentenceRanges(visible, words)) {
    const { start } = words[from] as Word;
    const { end } = words[to - 1] as Word;
    const stems = stemsOf(words.slice(from, to).filter((_, at) => out[from + at] === 0));
    if (stems.length > 0) sentences.push({ start, end, stems });
  }

  const kept = words.filter((_, at) => out[at] === 0);
  const rows = wordsInRows(visible, words, language === 'en');
  const counts = [0, 0, 0, 0];
  for (const kind of out) counts[kind] = (counts[kind] ?? 0) + 1;
  const [, copied = 0, repeated = 0, instructed = 0] = counts;
  const copiedStems = stemsOf(words.filter((_, at) => out[at] === COPIED));
  return {
    text,
    words: kept,
    stems: stemsOf(kept),
    listed: new Set([...rows].map((at) => words[at] as Word)),
    sentences,
    copiedStems,
    copied,
    repeated,
    instructions: instructed,
  };
}

/** Takes back what was marked as copied in short stretches, if most of the text is not. */
function clearShortStretches(text: string, words: readonly Word[], out: Uint8Array): void {
  const telling = words.filter((word) => !word.isStop).length;
  const copied = words.filter((word, at) => !word.isStop && out[at] === COPIED).length;
  if (copied >= PASTED.share * telling) return;
  const isBoundary = (at: number) =>
    at === 0 || at === words.length || SENTENCE_END.test(text.slice(words[at - 1]?.end, words[at]?.start));
  for (let from = 0; from < words.length; ) {
    let to = from;
    while (to < words.length && out[to] === COPIED) to += 1;
    const isSentence = isBoundary(from) && (isBoundary(to) || to - from >= RUN);
    if (to > from && to - from < PASTED.stretch && !isSentence) out.fill(0, from, to);
    from = Math.max(to, from + 1);
  }
}

/** Marks sequences of words that the job's text contains too, or that occurred earlier in this text. */
function markRuns(words: readonly Word[], job: JobText, out: Uint8Array): void {
  // A sequence is looked up only if each of its words is in the job's text, or has occurred before.
  const isOfJob = words.map(({ stem }) => job.words.has(stem));
  const before = new Set<string>();
  const stoodBefore = words.map(({ stem }) => {
    const size = before.size;
    return before.add(stem).size === size;
  });
  const runs = new Set<string>();
  let kept = 0;
  for (let at = 0; at + RUN <= words.length; at += 1) {
    if (allOf(isOfJob, at, RUN) && job.runs.has(runAt(words, at, RUN))) {
      out.fill(COPIED, at, at + RUN);
    } else if (allOf(stoodBefore, at, RUN)) {
      for (; kept < at; kept += 1) runs.add(runAt(words, kept, RUN));
      if (!runs.has(runAt(words, at, RUN))) continue;
      for (let next = at; next < at + RUN; next += 1) out[next] ||= REPEATED;
    }
  }
}

function allOf(flags: readonly boolean[], from: number, length: number): boolean {
  for (let at = from; at < from + length; at += 1) if (!flags[at]) return false;
  return true;
}

/** Windows of content words that all come from the job, as first and last index. */
function shuffledRanges(isOfJob: readonly boolean[]): [number, number][] {
  const size = Math.min(SHUFFLED.words, isOfJob.length);
  if (size < SHUFFLED.fewest) return [];
  const ranges: [number, number][] = [];
  for (let at = 0; at + size <= isOfJob.length; at += 1) {
    if (allOf(isOfJob, at, size)) ranges.push([at, at + size - 1]);
  }
  return ranges;
}

function startsWith(words: readonly Word[], at: number, stems: readonly string[]): boolean {
  return stems.every((stem, next) => words[at + next]?.stem === stem);
}

function runsOf(words: readonly Word[], length: number): string[] {
  const runs: string[] = [];
  for (let at = 0; at + length <= words.length; at += 1) runs.push(runAt(words, at, length));
  return runs;
}

function runAt(words: readonly Word[], from: number, length: number): string {
  let run = '';
  for (let at = from; at < from + length; at += 1) run += `${words[at]?.stem} `;
  return run;
}

const SENTENCE_END = /[.!?;\n\r•●▪؟؛۔]/;

function sentenceRanges(text: string, words: readonly Word[]): [number, number][] {
  const ranges: [number, number][] = [];
  let from = 0;
  for (let at = 1; at <= words.length; at += 1) {
    const gap = at === words.length ? '.' : text.slice(words[at - 1]?.end, words[at]?.start);
    if (gap === ' ') continue;
    if (SENTENCE_END.test(gap) || gap.includes(MASK)) {
      ranges.push([from, at]);
      from = at;
    }
  }
  return ranges;
}

/** Styles and attributes that hide text: white, transparent, nothing in size, far off the page. */
const HIDING =
  /(?<![-\w])color\s*[:=]\s*["']?\s*(?:white|#fff|rgb\(\s*255|transparent)|display\s*:\s*none|visibility\s*:\s*hidden|opacity\s*:\s*(?:0(?:\.0+)?(?![.\d])|\.0)|font-size\s*:\s*[01](?![.\d])|(?<![-\w])(?:left|top|right|text-indent|margin-left|margin-top)\s*:\s*-\d{3}|(?<![-\w])(?:width|height)\s*:\s*[01](?:px)?\s*(?:[;"']|$)|\shidden(?=[\s"'>=]|$)/i;
const OPENING_TAG = /<([a-z][a-z0-9]{0,19})\b([^<>]{0,600})>/gi;
const TAG = /<\/?[a-z!][^<>]{0,500}>/gi;
const blank = (found: string) => ' '.repeat(found.length);

/** Replaces markup, and text that markup hides from readers, with spaces. All other characters keep their position. */
export function stripMarkup(text: string): string {
  return text.includes('<') ? withoutHidden(text).replace(TAG, blank) : text;
}

/** Without hidden elements, to their end, or without the text up to the next tag if they have none. */
function withoutHidden(text: string): string {
  // Only ASCII, so that every character keeps its position.
  const lower = text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
  const unclosed = new Set<string>();
  let out = '';
  let kept = 0;
  for (const { 0: tag, 1: name = '', 2: attributes = '', index } of text.matchAll(OPENING_TAG)) {
    if (index < kept || !HIDING.test(attributes)) continue;
    const from = index + tag.length;
    const closing = `</${name.toLowerCase()}`;
    let end = unclosed.has(closing) ? -1 : lower.indexOf(closing, from);
    if (end < 0) {
      unclosed.add(closing);
      end = lower.indexOf('<', from);
    }
    if (end < 0) end = text.length;
    out += text.slice(kept, index) + blank(text.slice(index, end));
    kept = end;
  }
  return out + text.slice(kept);
}
