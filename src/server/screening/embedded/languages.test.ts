import { describe, expect, it } from 'vitest';
import { findLanguages, languageName } from './languages.ts';

describe('the languages that a job asks for', () => {
  it.each([
    ['Somali–English interpreter needed at the clinic', ['Somali', 'English']],
    ['Somali-English interpreter', ['Somali', 'English']],
    ['Interprète somali-anglais pour un centre de santé', ['Somali', 'English']],
    ['Tunatafuta mkalimani wa Kisomali na Kiingereza', ['Somali', 'English']],
    ['Waxaan raadineynaa turjubaan ku hadla Af-Soomaali iyo Ingiriisi', ['Somali', 'English']],
    ['مطلوب مترجم فوري يجيد اللغة الصومالية والإنجليزية', ['Somali', 'English']],
    ['Fluent English required; Arabic is an advantage.', ['English']],
    ['Fluent in English and Somali, Arabic is a plus.', ['English', 'Somali']],
    ['Fluent in Arabic is an advantage', []],
    ['Spoken Swahili is desirable', []],
    ['French speakers preferred', []],
    ['Must speak English, Somali and Arabic', ['English', 'Somali', 'Arabic']],
    ['Maîtrise du français à l’écrit, langue arabe : un atout', ['French']],
    ['Give English lessons and write reports', []],
    ['Cook for an Italian restaurant, read orders', []],
    ['French fries, written recipes', []],
    ['No word of any tongue', []],
  ])('%s', (text, languages) => {
    expect(findLanguages(text)).toEqual(languages);
  });
});

describe('a language that somebody lists', () => {
  it.each([
    ['العربية', 'Arabic'],
    ['اللغة الإنجليزية', 'English'],
    ['Kiingereza', 'English'],
    ['Lugha ya Kiswahili', 'Swahili'],
    ['Anglais', 'English'],
    ['Français', 'French'],
    ['Ingiriisi', 'English'],
    ['Af-Soomaali', 'Somali'],
    ['Af Carabi', 'Arabic'],
    ['English', 'English'],
    ['Dholuo', 'dholuo'],
  ])('%s is %s', (name, language) => {
    expect(languageName(name)).toBe(language);
  });
});
