import { fold, wordsOf } from './words.ts';

/** Languages that job texts ask for, under the names they go by. */
const LANGUAGES: Record<string, readonly string[]> = {
  English: [],
  Somali: ['soomaali', 'af soomaali'],
  Arabic: ['العربية', 'عربي'],
  Swahili: ['kiswahili'],
  Amharic: [],
  Oromo: ['afaan oromo'],
  Tigrinya: [],
  French: ['francais'],
  Spanish: ['espanol'],
  Portuguese: ['portugues'],
  Italian: ['italiano'],
  German: ['deutsch'],
  Dutch: [],
  Turkish: ['turkce'],
  Chinese: ['mandarin', 'cantonese'],
  Japanese: [],
  Korean: [],
  Hindi: [],
  Urdu: [],
  Bengali: ['bangla'],
  Tamil: [],
  Persian: ['farsi'],
  Hebrew: [],
  Russian: [],
  Ukrainian: [],
  Polish: [],
  Swedish: [],
  Norwegian: [],
  Danish: [],
  Finnish: [],
  Greek: [],
  Hausa: [],
  Yoruba: [],
  Igbo: [],
  Kinyarwanda: [],
  Luganda: [],
  Vietnamese: [],
  Thai: [],
  Indonesian: [],
  Malay: [],
};

const byName = new Map<string, string>();
for (const [language, others] of Object.entries(LANGUAGES)) {
  for (const name of [language, ...others]) byName.set(fold(name), language);
}

// A language is asked for when it stands near a word of language use: an "Italian restaurant" asks for none.
const NEAR = new Set(
  'language languages fluent fluency speak speaking speaker speakers spoken written bilingual proficient proficiency command read write literacy mother tongue native translate interpret translation'.split(
    ' ',
  ),
);
const DISTANCE = 6;

/** The languages that a job's text asks for. */
export function findLanguages(text: string): string[] {
  const words = wordsOf(text).map((word) => word.folded);
  const asked = words.flatMap((word, at) => {
    const language = byName.get(word);
    const near = words.slice(Math.max(0, at - DISTANCE), at + DISTANCE + 1).some((other) => NEAR.has(other));
    return language && near ? [language] : [];
  });
  return [...new Set(asked)];
}

/** The known name of a language that somebody lists; their own word for it when it is not known. */
export function languageName(name: string): string {
  const words = wordsOf(name).map((word) => word.folded);
  return words.map((word) => byName.get(word)).find((language) => language !== undefined) ?? words.join(' ');
}
