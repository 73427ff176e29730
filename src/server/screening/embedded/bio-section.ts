import { assessed } from '#shared/screening/assessed.texts.ts';
import { FORM_ASKS } from '../form-asks.ts';
import type { RedactedApplication } from '../redact.ts';
import type { JobProfile } from './job-profile.ts';
import type { OccupationSpace } from './meaning.ts';
import { isMuchCopied, type OwnText, readOwnWords } from './own-words.ts';
import { quote, quotes } from './quotes.ts';
import { isReadable } from './readable.ts';
import { notAssessed, notRead, type SectionReading } from './section-reading.ts';
import { when } from './sentences.ts';
import { BIO } from './weights.ts';
import { fitOfMeaning } from './work.ts';

const ENOUGH = 5;

/** Bio, letter and answers are claims: they are scored by what they say about this trade, and never show skills. */
export function readBio(
  application: RedactedApplication,
  job: JobProfile,
  space: OccupationSpace,
): SectionReading & { unread: boolean } {
  const texts = [application.bio, application.coverLetter, ...application.answers].filter((text) => text.trim() !== '');
  if (texts.length === 0) {
    const why = FORM_ASKS[application.form].words ? 'assessed.left_empty' : 'assessed.not_asked';
    return { unread: false, ...notAssessed(assessed(why)) };
  }
  const readable = texts.filter((text) => isReadable(text, space));
  if (readable.length === 0) return { unread: true, ...notRead(assessed('assessed.bio_unread')) };
  const unread = readable.length < texts.length;
  const own = readable.map((text) => readOwnWords(text, job.text, true));
  const notes = [
    ...when(own.some(isMuchCopied), assessed('assessed.copied')),
    ...when(
      own.some((text) => text.repeated > 0),
      assessed('assessed.repeated'),
    ),
    ...when(
      own.some((text) => text.instructions > 0),
      assessed('assessed.instructions'),
    ),
    ...when(unread, assessed('assessed.partly_unread')),
  ];
  const stems = own.flatMap((text) => text.stems);
  if (stems.length < BIO.fewestWords) return { unread, ...notAssessed(assessed('assessed.bio_brief'), ...notes) };
  const known = new Set(stems.filter((stem) => space.knows(stem))).size;
  const fit = Math.min(1, known / ENOUGH) * fitOfMeaning(space.meaningOf(stems), job);
  const says =
    fit >= 0.5
      ? assessed('assessed.bio_fits')
      : fit >= 0.2
        ? assessed('assessed.bio_touches')
        : assessed('assessed.bio_elsewhere');
  return {
    unread,
    exact: BIO.present + BIO.fitting * fit,
    comment: [says, ...notes],
    evidence: quotes(own.map(firstSentence), 2),
  };
}

function firstSentence(own: OwnText): string | null {
  const sentence = own.sentences.find(({ stems }) => stems.length >= BIO.fewestWords);
  return sentence ? quote(own.text, sentence.start, sentence.end) : null;
}
