import type { Locale } from '../kernel/languages.ts';
import type { Dictionary } from '../kernel/texts.ts';
import { gapsOf } from './translation-rules.ts';

/**
 * The numbers that a plural form is used for. `numbers` lists the first few; `is_all` says whether there are no others.
 */
type PluralForm = { numbers: number[]; is_all: boolean };

/** A text that a language has to have. */
export type ExpectedText = {
  /**
   * The key of the English text that it translates. Several forms may share one, because languages have more plural
   * forms than English.
   */
  englishKey: string;
  form: PluralForm | null;
  /** The gaps, such as `{count}`, that the text has to show, and those that it may show. */
  must: string[];
  may: string[];
};

const FORMS = ['zero', 'one', 'two', 'few', 'many', 'other'];
const SHOWN_NUMBERS = 3;

/** The base of an English plural key, such as `jobs.found`; null for a key such as `too_many`, which is no plural. */
function pluralBase(english: Dictionary, key: string): string | null {
  const base = /^(.+)_(?:one|other)$/.exec(key)?.[1];
  const isPlural = base && Object.hasOwn(english, `${base}_one`) && Object.hasOwn(english, `${base}_other`);
  return isPlural ? base : null;
}

function numbersOf(locale: Locale): Map<string, number[]> {
  const rules = new Intl.PluralRules(locale);
  const numbers = new Map<string, number[]>();
  for (let count = 0; count <= 200; count += 1) {
    const form = rules.select(count);
    numbers.set(form, [...(numbers.get(form) ?? []), count]);
  }
  return numbers;
}

/** All texts of a language by key, in the order of the English ones, with the forms of a plural together. */
export function expectedTexts(english: Dictionary, locale: Locale): Map<string, ExpectedText> {
  const numbers = numbersOf(locale);
  const forms = FORMS.filter((form) => numbers.has(form));
  const expected = new Map<string, ExpectedText>();
  for (const [key, text] of Object.entries(english)) {
    const base = pluralBase(english, key);
    if (base === null) {
      const gaps = gapsOf(text);
      expected.set(key, { englishKey: key, form: null, must: gaps, may: gaps });
      continue;
    }
    const may = gapsOf(english[`${base}_other`] ?? '');
    for (const form of forms) {
      const all = numbers.get(form) ?? [];
      const isAll = all.length === 1;
      expected.set(`${base}_${form}`, {
        englishKey: form === 'one' ? `${base}_one` : `${base}_other`,
        form: { numbers: all.slice(0, SHOWN_NUMBERS), is_all: isAll },
        // A form for one number alone may say it in a word: Arabic has no other way to say two.
        must: isAll ? may.filter((gap) => gap !== '{count}') : may,
        may,
      });
    }
  }
  return expected;
}
