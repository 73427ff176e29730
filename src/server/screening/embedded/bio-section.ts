import type { SectionEvaluation } from '#shared/screening/screening.contract.ts';
import type { RedactedApplication } from '../redact.ts';
import type { JobProfile } from './job-profile.ts';
import type { OccupationSpace } from './meaning.ts';
import { type OwnText, readOwnWords } from './own-words.ts';
import { quote, quotes } from './quotes.ts';
import { GRAMMAR_WORDS } from './stopwords.ts';
import { BIO } from './weights.ts';
import { wordsOf } from './words.ts';
import { fitOfMeaning } from './work.ts';

const UNREADABLE = { words: 6, share: 0.15 } as const;
const ENOUGH = 5;

/** Bio, letter and answers are claims: they are read for what they say of this trade, never for skills. */
export function readBio(application: RedactedApplication, job: JobProfile, space: OccupationSpace): SectionEvaluation {
  const texts = [application.bio, application.coverLetter, ...application.answers].filter((text) => text.trim() !== '');
  if (texts.length === 0) return { score: 0, comment: 'No bio, letter or answer is given.', evidence: [] };
  const readable = texts.filter((text) => isReadable(text, space));
  const own = readable.map((text) => readOwnWords(text, job.text, true));
  const notes = [
    own.some((text) => text.copied > 0) ? 'Words copied from the job text were not counted.' : '',
    own.some((text) => text.repeated > 0) ? 'Repeated passages were counted once.' : '',
    own.some((text) => text.instructions > 0) ? 'Sentences addressed to the evaluator were ignored.' : '',
    readable.length < texts.length
      ? 'Some text is in a language or in words that this evaluator cannot read: a person should.'
      : '',
  ];
  const stems = own.flatMap((text) => text.stems);
  if (stems.length < BIO.fewestWords) {
    const comment = ['Little was said in words of their own.', ...notes].filter(Boolean).join(' ');
    return { score: 0, comment, evidence: [] };
  }
  const known = new Set(stems.filter((stem) => space.knows(stem))).size;
  const fit = Math.min(1, known / ENOUGH) * fitOfMeaning(space.meaningOf(stems), job);
  const says =
    fit >= 0.5
      ? 'What they write about themselves fits the job.'
      : fit >= 0.2
        ? 'What they write about themselves touches the job.'
        : 'What they write about themselves says little about this job.';
  return {
    score: Math.round(BIO.present + BIO.fitting * fit),
    comment: [says, ...notes].filter(Boolean).join(' '),
    evidence: quotes(own.map(firstSentence), 2),
  };
}

function firstSentence(own: OwnText): string | null {
  const sentence = own.sentences.find(({ stems }) => stems.length >= BIO.fewestWords);
  return sentence ? quote(own.text, sentence.start, sentence.end) : null;
}

/** English prose has grammar words; a list of trade words has known ones. A text with neither cannot be judged. */
function isReadable(text: string, space: OccupationSpace): boolean {
  const words = wordsOf(text).slice(0, 400);
  if (words.length < UNREADABLE.words) return true;
  const read = words.filter((word) => GRAMMAR_WORDS.has(word.folded) || space.knows(word.stem)).length;
  return read / words.length >= UNREADABLE.share;
}
