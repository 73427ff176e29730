import type { Section } from '#shared/screening/score.ts';
import type { ScreeningJob } from '#shared/screening/screening.contract.ts';
import { findInstructions } from '../embedded/instructions.ts';
import { type OwnText, readJobText, readOwnWords, stripMarkup } from '../embedded/own-words.ts';
import { fold } from '../embedded/words.ts';
import type { Quoted, TextField } from './quoted-text.ts';

/**
 * How far a section's score may exceed that of the embedded rules, as a share of 1. A model can be manipulated and the
 * rules cannot, so it may raise their score only a little. The overall score is a weighted mean
 * times a gate of at most 1, so it rises by 10 points at most, whatever the model was made to say.
 */
export const MOST_ABOVE = 0.1;

/** How far a section's score may fall below the rules without a quotation of the person's own words that shows why. */
export const MOST_BELOW = 0.1;

/**
 * The number of own content words that a quotation must contain to raise a score: work needs a phrase, a fact
 * ("Nursing") may be one word.
 */
const FEWEST_OWN_WORDS = { duties: 3, other: 1 } as const;
const COPIED_SHARE = 0.2;

/**
 * Nothing is added to the score of the rules
 * - if the application addresses the evaluator, or at least a fifth of it is copied from the job's text;
 * - for a section without evidence in the person's own words that readers can see. For skills and experience only
 *   duties are evidence: a list, a title and a letter are claims.
 */
export function limitsFor(job: ScreeningJob, fields: readonly TextField[]) {
  const jobText = readJobText(job.title.slice(0, 300), job.description.slice(0, 20_000));
  const read = new Map<TextField, OwnText>();
  const ownWords = (field: TextField) => {
    const own = read.get(field) ?? readOwnWords(field.text, jobText, field.kind === 'claim');
    read.set(field, own);
    return own;
  };
  const isTrusted = !fields.some(({ text }) => speaksToEvaluator(text)) && copiedShare(fields, ownWords) < COPIED_SHARE;

  const inOwnWords = ({ field, start, end }: Quoted): boolean => {
    const fewest = field.kind === 'duties' ? FEWEST_OWN_WORDS.duties : FEWEST_OWN_WORDS.other;
    return (
      ownWords(field).words.filter((word) => !word.isStop && word.start >= start && word.end <= end).length >= fewest
    );
  };

  return {
    mostAbove(section: Section, quoted: readonly Quoted[]): number {
      const needsWork = section === 'skills' || section === 'experience';
      const holds = quoted.some((one) => (!needsWork || one.field.kind === 'duties') && inOwnWords(one));
      return isTrusted && holds ? MOST_ABOVE : 0;
    },
    mostBelow: (quoted: readonly Quoted[]): number => (quoted.some(inOwnWords) ? 1 : MOST_BELOW),
  };
}

/** Also finds instructions that are disguised by invisible or lookalike letters, or broken over lines. */
function speaksToEvaluator(text: string): boolean {
  const plain = fold(text);
  return [plain, stripMarkup(plain), plain.replace(/\s+/g, ' ')].some((shape) => findInstructions(shape).length > 0);
}

function copiedShare(fields: readonly TextField[], ownWords: (field: TextField) => OwnText): number {
  let copied = 0;
  let all = 0;
  for (const field of fields) {
    if (field.kind === 'fact') continue;
    const own = ownWords(field);
    copied += own.copied;
    all += own.words.length + own.copied + own.repeated + own.instructions;
  }
  return all === 0 ? 0 : copied / all;
}
