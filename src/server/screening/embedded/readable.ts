import type { OccupationSpace } from './meaning.ts';
import { GRAMMAR_WORDS } from './stopwords.ts';
import { glossedWords } from './words.ts';

const UNREADABLE = { words: 6, share: 0.22, understood: 1 / 3 } as const;
/** A text in another language was read well if it fits the job: words that are known may be the wrong ones. */
const READ_WELL_FIT = 0.5;
const MOST_WORDS = 400;

/**
 * Whether a text can be read: English prose contains grammar words, a list of trade words contains known ones, and of a
 * text in another language the glossary knows enough. A text that cannot be read is not scored.
 */
export function isReadable(text: string, space: OccupationSpace): boolean {
  const { words, language, understood } = glossedWords(text);
  if (words.length < UNREADABLE.words) return true;
  if (language === 'other') return false;
  if (language !== 'en') return understood >= UNREADABLE.understood;
  const first = words.slice(0, MOST_WORDS);
  const read = first.filter((word) => GRAMMAR_WORDS.has(word.folded) || space.knows(word.stem)).length;
  return read / first.length >= UNREADABLE.share;
}

/**
 * Known words of another language may raise a score, but unknown ones must not lower it. So a text that was understood
 * only in part counts if it fits the job; otherwise it is left to a person.
 */
export function isReadWell(text: string, fit: number, space: OccupationSpace): boolean {
  if (!isReadable(text, space)) return false;
  return glossedWords(text).language === 'en' || fit >= READ_WELL_FIT;
}

const OTHER_SCRIPT = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;
const SENTENCE = /[^.!?;\n\r•●▪؟؛۔।።]+/gu;
/** A part of so many words says enough to be judged by, whatever stands in an unread language beside it. */
const ENOUGH_TO_JUDGE = 8;
/** Less than this beside a readable part is a remark, and nobody has to read it before deciding. */
const REMARK = 0.2;

/**
 * What can be read of a text: whether that is enough to judge by, whether it is English, and whether a person should read
 * the rest.
 */
type Readability = { judged: boolean; isEnglish: boolean; unread: boolean };

export function readabilityOf(text: string, fit: number, space: OccupationSpace): Readability {
  if (!OTHER_SCRIPT.test(text) && glossedWords(text).language === 'en' && isReadable(text, space)) {
    return { judged: true, isEnglish: true, unread: false };
  }
  let all = 0;
  let read = 0;
  let readable = '';
  for (const [sentence] of text.matchAll(SENTENCE)) {
    const { words, language } = glossedWords(sentence);
    all += words.length;
    if (language === 'other' || !isReadable(sentence, space)) continue;
    read += words.length;
    readable += `${sentence}. `;
  }
  const isEnglish = glossedWords(readable).language === 'en';
  if (all - read < REMARK * all) {
    const judged = isReadWell(text, fit, space);
    return { judged, isEnglish, unread: !judged };
  }
  return { judged: read >= ENOUGH_TO_JUDGE && isReadWell(readable, fit, space), isEnglish, unread: true };
}
