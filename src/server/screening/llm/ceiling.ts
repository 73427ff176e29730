import type { Section } from '#shared/screening/score.ts';
import type { ScreeningJob } from '#shared/screening/screening.contract.ts';
import { findInstructions } from '../embedded/instructions.ts';
import { type OwnText, readJobText, readOwnWords, stripMarkup } from '../embedded/own-words.ts';
import { fold } from '../embedded/words.ts';
import type { Quoted, TextField } from './quoted-text.ts';

/**
 * How far a section may stand above what the embedded rules give it, as a share of 1. The rules cannot be talked into
 * anything, a model can; so it may refine their score upwards only a little, and downwards freely. The weights add up
 * to 1 and the gate is at most 1, so that the overall gains 10 points at most, whatever the model was made to say.
 */
export const MOST_ABOVE = 0.1;

/** Telling words that a quote must hold for a rise: work needs a phrase, a fact ("Nursing") may be one word. */
const FEWEST_OWN_WORDS = { duties: 3, other: 1 } as const;
const COPIED_SHARE = 0.2;

/**
 * Nothing above the rules at all
 * - for anybody whose application speaks to the evaluator, or holds the job's own text for a fifth or more;
 * - for a section without evidence in the person's own words, visible to people. Skills and experience take theirs
 *   from duties only: a list, a title and a letter are claims.
 */
export function ceilingFor(job: ScreeningJob, fields: readonly TextField[]) {
  const jobText = readJobText(job.title.slice(0, 300), job.description.slice(0, 20_000));
  const read = new Map<TextField, OwnText>();
  const ownWords = (field: TextField) => {
    const own = read.get(field) ?? readOwnWords(field.text, jobText, field.kind === 'claim');
    read.set(field, own);
    return own;
  };
  const isTrusted = !fields.some(({ text }) => speaksToEvaluator(text)) && copiedShare(fields, ownWords) < COPIED_SHARE;

  return (section: Section, quoted: readonly Quoted[]): number => {
    const needsWork = section === 'skills' || section === 'experience';
    const holds = quoted.some(({ field, start, end }) => {
      if (needsWork && field.kind !== 'duties') return false;
      const fewest = field.kind === 'duties' ? FEWEST_OWN_WORDS.duties : FEWEST_OWN_WORDS.other;
      const inside = ownWords(field).words.filter((word) => !word.isStop && word.start >= start && word.end <= end);
      return inside.length >= fewest;
    });
    return isTrusted && holds ? MOST_ABOVE : 0;
  };
}

/** Finds the words also where they are disguised by invisible or lookalike letters, or broken over lines. */
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
