import { SECOND_TRADES } from './second/all.ts';
import type { CaseSet } from './second/collect-second.ts';
import * as secondInstructions from './second/instructions.ts';
import * as secondLanguages from './second/languages-asked.ts';
import { SKILL_ROWS as SECOND_ROWS } from './second/skill-rows.ts';
import { THIRD_TRADES } from './third/all.ts';
import * as thirdInstructions from './third/instructions.ts';
import * as thirdLanguages from './third/languages-asked.ts';
import { SKILL_ROWS as THIRD_ROWS } from './third/skill-rows.ts';
import { UNSEEN_TRADES } from './unseen/all.ts';
import * as unseenInstructions from './unseen/instructions.ts';
import * as unseenLanguages from './unseen/languages-asked.ts';
import { SKILL_ROWS as UNSEEN_ROWS } from './unseen/skill-rows.ts';

type Sentences = Pick<CaseSet, 'honest' | 'injections' | 'languagesAsked' | 'languagesOnlyMentioned'>;

function sentencesOf(instructions: typeof secondInstructions, languages: typeof secondLanguages): Sentences {
  return {
    honest: instructions.HONEST,
    injections: instructions.INJECTIONS,
    languagesAsked: languages.LANGUAGES_ASKED,
    languagesOnlyMentioned: languages.LANGUAGES_ONLY_MENTIONED,
  };
}

/**
 * Sets by people who had not read the evaluator. The second one was looked at while version 3 was written. The unseen
 * one was scored at its end; its sentences and its terse people were looked at after that. The third set was written
 * then, was scored once, and stays unseen as long as nobody tunes by it.
 */
export const LATER_SETS: readonly { name: string; set: CaseSet }[] = [
  {
    name: 'second set, looked at',
    set: { trades: SECOND_TRADES, skillRows: SECOND_ROWS, ...sentencesOf(secondInstructions, secondLanguages) },
  },
  {
    name: 'unseen set, of which sentences and fragments were looked at since',
    set: { trades: UNSEEN_TRADES, skillRows: UNSEEN_ROWS, ...sentencesOf(unseenInstructions, unseenLanguages) },
  },
  {
    name: 'third set, scored once at the end',
    set: { trades: THIRD_TRADES, skillRows: THIRD_ROWS, ...sentencesOf(thirdInstructions, thirdLanguages) },
  },
];
