import { foldWords } from './cv-text.ts';

/** Names that CVs use for languages, beside those that Intl knows. */
const OTHER_NAMES: Record<string, string> = {
  English: 'ingiriis|ingiriisi|kiingereza|anglais|الانجليزية|الإنجليزية|انجليزي|إنجليزي|اللغة الإنجليزية',
  Somali: 'soomaali|soomaaliga|af soomaali|somalian|kisomali|الصومالية|صومالي',
  Arabic: 'carabi|af carabi|carabiga|kiarabu|arabe|العربية|عربي|اللغة العربية',
  Swahili: 'kiswahili|sawaaxili|swahili language|السواحيلية',
  Amharic: 'amxaari|kiamhari|amharique|الأمهرية',
  French: 'faransiis|faransiiska|kifaransa|francais|الفرنسية|فرنسي',
  Italian: 'talyaani|kiitaliano|italien|الإيطالية',
  Spanish: 'isbaanish|kihispania|espagnol|castellano|espanol|الإسبانية',
  German: 'jarmal|kijerumani|allemand|deutsch|الألمانية',
  Turkish: 'turki|turkce|kituruki|turc|التركية',
  Portuguese: 'kireno|portugais|portugues',
  'Mandarin Chinese': 'mandarin|chinese|chinese mandarin|mandarin chinese|putonghua|chinois|kichina',
  Oromo: 'afaan oromo|oromiffa|oromigna|afan oromo',
  Tigrinya: 'tigrigna',
  Persian: 'farsi',
  Tagalog: 'filipino',
  Dutch: 'nederlands|neerlandais',
  Russian: 'russe',
  Hindi: 'الهندية',
  Urdu: 'الأوردية',
};

/** Further languages of East Africa that CVs name. */
const FURTHER =
  'Dholuo|Luo|Kikuyu|Gikuyu|Kamba|Luhya|Kisii|Ekegusii|Meru|Kimeru|Kalenjin|Maasai|Turkana|Borana|Mijikenda|Giriama|Taita|Embu|Pokot|Samburu|Luganda|Runyankole|Rukiga|Runyoro|Rutooro|Lusoga|Lugbara|Acholi|Lango|Ateso|Lugisu|Kirundi|Kinyarwanda|Chaga|Sukuma|Gogo|Haya|Nyamwezi|Makonde|Hehe|Sidama|Wolaytta|Afar|Harari|Gurage|Tigre|Beja|Saho|Maay|Af Maay|Bravanese|Dinka|Nuer|Juba Arabic|Bari|Zande|Shilluk|Fur|Nubian|Hausa|Yoruba|Igbo|Fula|Wolof|Lingala|Kikongo|Tshiluba|Bemba|Nyanja|Chichewa|Shona|Ndebele|Tswana|Sotho|Zulu|Xhosa|Cebuano|Cantonese|Sign language|Kenyan Sign Language|American Sign Language';

const byName = new Map<string, string>();
const add = (name: string, language: string) => {
  const folded = foldWords(name);
  if (folded.length > 2 && !byName.has(folded)) byName.set(folded, language);
};

for (const [language, names] of Object.entries(OTHER_NAMES)) {
  for (const name of [language, ...names.split('|')]) add(name, language);
}
for (const language of FURTHER.split('|')) add(language, language);
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const namers = ['en', 'fr', 'sw', 'so', 'ar'].map(
  (locale) => new Intl.DisplayNames([locale], { type: 'language', fallback: 'none' }),
);
for (const first of LETTERS) {
  for (const second of LETTERS) {
    const [english, ...others] = namers.map((namer) => namer.of(first + second));
    if (!english) continue;
    for (const name of [english, ...others]) if (name) add(name, english);
  }
}

/** The English name of a language, if the text is exactly its name in any language of the interface or in French. */
export function findLanguage(text: string): string | null {
  const folded = foldWords(text).replace(/ (?:language|lugha)$|^(?:af|lugha ya|langue|اللغه|اللغة) /u, '');
  return byName.get(folded) ?? byName.get(foldWords(text)) ?? null;
}
