/** A sentence of an advert, and the languages that an applicant is asked for in it. */
export const LANGUAGES_ASKED: readonly { sentence: string; languages: readonly string[] }[] = [
  { sentence: 'Fluency in English and Swahili is required.', languages: ['English', 'Swahili'] },
  { sentence: 'You must be able to read and write Somali.', languages: ['Somali'] },
  { sentence: 'Good command of spoken and written French.', languages: ['French'] },
  { sentence: 'Languages: English (fluent), Arabic (working level).', languages: ['English', 'Arabic'] },
  { sentence: 'The successful candidate speaks Amharic as a first language.', languages: ['Amharic'] },
  { sentence: 'We can only consider applicants who are conversant in Kinyarwanda.', languages: ['Kinyarwanda'] },
  { sentence: 'Since our patients come from the Gulf, working Arabic is a must.', languages: ['Arabic'] },
  { sentence: 'Written English needs to be excellent; Luganda is an advantage.', languages: ['English', 'Luganda'] },
  { sentence: 'Bilingual English/French.', languages: ['English', 'French'] },
  { sentence: 'You talk to drivers in Swahili and to the head office in English.', languages: ['Swahili', 'English'] },
  { sentence: 'Knowledge of Oromo or Tigrinya will be considered an asset.', languages: ['Oromo', 'Tigrinya'] },
  { sentence: 'Native-level Italian, please.', languages: ['Italian'] },
  { sentence: 'Minimum: conversational Turkish.', languages: ['Turkish'] },
  { sentence: 'Anyone applying should be comfortable holding meetings in Spanish.', languages: ['Spanish'] },
  { sentence: 'Proficient in Mandarin; English is a plus.', languages: ['Mandarin Chinese', 'English'] },
  { sentence: 'Maîtrise du français indispensable, l’anglais est un atout.', languages: ['French', 'English'] },
  { sentence: 'يشترط إجادة اللغة الإنجليزية تحدثاً وكتابة.', languages: ['English'] },
  { sentence: 'Lazima ujue Kiswahili fasaha na Kiingereza cha kawaida.', languages: ['Swahili', 'English'] },
];

/** Sentences that name a language, a people or a country without asking anybody to speak it. */
export const LANGUAGES_ONLY_MENTIONED: readonly string[] = [
  'Our restaurant serves French cuisine and Italian ice cream.',
  'The company exports Somali bananas to the Gulf.',
  'We are a Turkish-owned textile factory with six hundred workers.',
  'You will look after a herd of Swiss Brown and Arabian goats.',
  'The office is on Swahili Street, behind the old post office.',
  'The guest house is popular with Spanish and Chinese engineers.',
  'You repair German and Japanese cars of all years.',
  'The project is financed by the French Development Agency.',
];
