import { expect, it } from 'vitest';
import { languageOf } from './language-of-text.ts';

const ENGLISH = 'You will plan the routes of our trucks and answer the phone.';
const SOMALI = 'Waxaan raadineynaa qof waayo-aragnimo leh oo ka shaqeeya bakhaarka iyo gaadiidka.';
const SWAHILI = 'Tunatafuta mtu mwenye uzoefu wa kazi katika ghala na usafiri kwa kampuni yetu.';
const ARABIC = 'نبحث عن سائق لديه خبرة في نقل الأدوية.';

it('tells the language of a text where it is not the page’s', () => {
  expect([ENGLISH, SOMALI, SWAHILI, ARABIC].map((text) => languageOf(text, 'en'))).toEqual([
    undefined,
    'so',
    'sw',
    'ar',
  ]);
  expect([ENGLISH, SOMALI, SWAHILI, ARABIC].map((text) => languageOf(text, 'ar'))).toEqual([
    'en',
    'so',
    'sw',
    undefined,
  ]);
});

it('does not guess: a few words may be of any language, but Latin letters are no Arabic', () => {
  expect(languageOf('Cold Store Supervisor', 'so')).toBeUndefined();
  expect(languageOf('Cold Store Supervisor', 'ar')).toBe('');
  expect(languageOf('سائق شاحنة', 'sw')).toBe('ar');
  expect(languageOf('2026 – 10%', 'ar')).toBeUndefined();
});
