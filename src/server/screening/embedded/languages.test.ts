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
    ['Somali is required.', ['Somali']],
    ['English level 4', ['English']],
    ['Good English.', ['English']],
    ['Excellent French and English', ['French', 'English']],
    ['Working knowledge of Arabic', ['Arabic']],
    ['English and Somali are essential', ['English', 'Somali']],
    ['English (B2) and Amharic (C1)', ['English', 'Amharic']],
    ['You are able to communicate in Swahili', ['Swahili']],
    ['Conversational Somali; basic English', ['Somali', 'English']],
    ['Applicants need to know Turkish', ['Turkish']],
    ['Business English is a must', ['English']],
    ['IELTS 6.5 in English', ['English']],
    ['Comfortable in French, English and Arabic', ['French', 'English', 'Arabic']],
    ['Knowledge of Oromo is necessary', ['Oromo']],
    ['Good knowledge of Kinyarwanda is a plus', []],
    ['A good manager for the French market', []],
    ['Must be Somali or hold a work permit', []],
    ['We need a German car mechanic', []],
    ['Knowledge of the Chinese market is required', []],
    ['Strong English department, required reading', []],
    ['You understand Italian wine', []],
    ['You must speak Kikuyu and Luo', ['Kikuyu', 'Luo']],
    ['Our office is in Meru, and you must speak English', ['English']],
    ['Waa in aad si fiican u taqaan Ingiriisiga', ['English']],
    ['Nobody manages the stall without Amharic', ['Amharic']],
    ['All calls come in Hindi and in English', ['Hindi', 'English']],
    ['Un très bon niveau d’anglais', ['English']],
    ['The pumps are Italian and German, and parts are dear', []],
    ['We serve Turkish and Italian guests', []],
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
    ['Dholuo', 'Luo'],
    ['Klingon', 'klingon'],
  ])('%s is %s', (name, language) => {
    expect(languageName(name)).toBe(language);
  });
});
