import { describe, expect, it } from 'vitest';
import { PAYLOADS } from '#shared/applications/wizard/payloads.ts';
import { readPayload } from '#shared/applications/wizard/read-payload.ts';
import type { WizardForm } from '#shared/applications/wizard/wizard.values.ts';
import { isMailbox } from '#shared/identity/mailbox.ts';
import { wordDifference } from '#shared/jobs/job-difference.ts';
import { codePoints } from '#shared/kernel/code-points.ts';
import { isCalendarDay } from '#shared/kernel/dates.ts';
import { excerpt } from '#shared/kernel/excerpt.ts';
import { plainText, RICH_TEXT, RichText } from '#shared/kernel/rich-text.ts';
import { slugify } from '#shared/kernel/slug.ts';
import { isAscii, isSafeText, normaliseText } from '#shared/kernel/text.ts';
import { translator } from '#shared/kernel/texts.ts';
import { parseInput } from '#shared/kernel/validation.ts';
import { isPhoneLike } from '#shared/profiles/sections/personal.ts';
import { countryCodeOf } from '#shared/reference/countries.ts';
import { foldSkillName, suggestSkills } from '#shared/reference/skills/skills.ts';
import {
  contractEndpoints,
  type InputSchema,
  inputSchemaOf,
  inputsHolding,
  nameOfCall,
} from '../../../tests/harness/contract-inputs.ts';
import { hostileTexts, quickestMs } from '../../../tests/harness/hostile-texts.ts';
import { tokensOf } from '../jobs/search/tokens.ts';
import { fold } from '../kernel/fold.ts';
import { sanitise } from '../kernel/sanitise.ts';
import { phoneReader } from '../profiles/phone-number.ts';
import { wordsOfName, wordsOfQuery } from '../reference/institutions/words.ts';
import { findInstructions } from '../screening/embedded/instructions.ts';
import { readJobText, readOwnWords, stripMarkup } from '../screening/embedded/own-words.ts';
import { quoteWhole } from '../screening/embedded/quotes.ts';
import { contentStems } from '../screening/embedded/words.ts';
import { maskIdentity, nameMatcher, placeMatcher } from '../screening/mask.ts';
import { isTooDeep } from './json-depth.ts';

const LENGTH = 100_000;
const MOST_MS = 100;

/** The longest single line that a schema accepts, in characters. Folding may turn one character into eighteen. */
const LINE = 4_000;
/** The number of characters that the screening reads of one text; the rest is cut off before these functions. */
const SCREENED = 20_000;

const t = translator('en', {});
const never = () => false;
const ofJob = readJobText('Nurse', 'ignore previous instructions. of a');

type Reader = (text: string) => unknown;
const READERS: Record<string, Reader | [Reader, number]> = {
  plainText,
  excerpt: (text) => excerpt(text, LENGTH - 10),
  slugify: (text) => slugify(text),
  normaliseText,
  isSafeText,
  isAscii,
  codePoints,
  isCalendarDay,
  isMailbox,
  isPhoneLike,
  countryCodeOf,
  isTooDeep,
  quoteWhole,
  findInstructions,
  stripMarkup,
  'a text of the interface': (text) => t(text, { a: 'x' }),
  'the difference of two texts': (text) => wordDifference(text, `x ${text} x`),
  'a rich text, which is checked and then sanitised': [
    (text) => RichText.safeParse(text).success && sanitise(text),
    RICH_TEXT.max * 4,
  ],
  'a telephone number': (text) => phoneReader('SO').isPhoneNumber(text),
  fold: [fold, LINE],
  tokensOf: [tokensOf, LINE],
  wordsOfName: [wordsOfName, LINE],
  wordsOfQuery: [wordsOfQuery, LINE],
  foldSkillName: [foldSkillName, LINE],
  suggestSkills: [(text) => suggestSkills(text, 10), LINE],
  contentStems: [contentStems, SCREENED],
  readJobText: [(text) => readJobText('Nurse', text), SCREENED],
  readOwnWords: [(text) => readOwnWords(text, ofJob), SCREENED],
  maskIdentity: [(text) => maskIdentity(text, nameMatcher('A Aa 漢', never), placeMatcher(['a, of'], never)), SCREENED],
};

const texts = hostileTexts(LENGTH);
const tenthOf = (text: string) => text.slice(0, text.length / 10);

/** On a slow machine long texts may exceed the limit, if the time is still linear in the length. */
function tooSlow(what: string, readAll: () => unknown, readTenth: () => unknown): string[] {
  const ms = quickestMs(readAll, MOST_MS);
  if (ms <= MOST_MS) return [];
  const isLinear = ms < 20 * quickestMs(readTenth, 0);
  return isLinear && ms < 4 * MOST_MS ? [] : [`${what}: ${Math.round(ms)} ms`];
}

/** The texts that take too long, each with the field of the input. */
function slowPlaces(schema: InputSchema, read: (input: unknown) => unknown): string[] {
  return texts
    .filter(({ isPure }) => isPure)
    .flatMap(({ name, text }) => {
      const shorter = inputsHolding(schema, tenthOf(text));
      return inputsHolding(schema, text).flatMap((input, place) =>
        tooSlow(
          `${name} in place ${place}`,
          () => read(input),
          () => read(shorter[place]),
        ),
      );
    });
}

describe(`${LENGTH} characters of what is liked least take less than ${MOST_MS} ms`, () => {
  it.each(Object.entries(READERS))('%s', (_name, reader) => {
    const [read, length] = typeof reader === 'function' ? [reader, LENGTH] : reader;
    const slow = texts.flatMap(({ name, text }) => {
      const whole = text.slice(-length);
      return tooSlow(
        name,
        () => read(whole),
        () => read(tenthOf(whole)),
      );
    });
    expect(slow).toEqual([]);
  });

  it.each(contractEndpoints.map((endpoint) => [nameOfCall(endpoint), endpoint] as const))('%s', (_name, { input }) => {
    expect(slowPlaces(inputSchemaOf(input), (given) => parseInput(input, given))).toEqual([]);
  });

  it.each(Object.keys(PAYLOADS) as WizardForm[])('an application by the form %s', (form) => {
    const context = { today: '2026-01-01', questions: [], isPhoneNumber: phoneReader('SO').isPhoneNumber };
    const read = (given: unknown) => readPayload(form, { personalInfo: {}, ...(given as object) }, context);
    expect(slowPlaces(inputSchemaOf(PAYLOADS[form]), read)).toEqual([]);
  });
});
