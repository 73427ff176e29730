/**
 * The keys under which a word may be found in a glossary, the most exact first. `entry` gives the keys of a glossary
 * entry, `text` those for looking up a word of a text. Keys that begin with a sign are words without their endings.
 */
export type Forms = { entry: (word: string) => string[]; text: (word: string) => string[] };

const LONGEST = 30;

// Arabic ---------------------------------------------------------------------------------------------------------

const ARABIC_LETTERS: Record<string, string> = {
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ئ: 'ي',
  ة: 'ه',
  ؤ: 'و',
  ک: 'ك',
  ء: '',
  ـ: '',
};

/** One spelling for alef, hamza, ya and ta marbuta; no tatweel. The word is folded: its vowel signs are gone. */
function plainArabic(word: string): string {
  let plain = '';
  for (const letter of word) plain += ARABIC_LETTERS[letter] ?? letter;
  return plain;
}

const ARABIC_ENDINGS = [
  'تهما',
  'هما',
  'تها',
  'تهم',
  'ته',
  'تي',
  'يات',
  'ها',
  'هم',
  'هن',
  'كم',
  'نا',
  'يه',
  'ات',
  'ون',
  'ين',
  'ان',
  'وا',
  'تم',
  'ه',
  'ي',
  'ت',
  'ا',
];

function arabicRoot(word: string): string[] {
  const ending = ARABIC_ENDINGS.find((end) => word.endsWith(end) && word.length - end.length >= 3);
  return [`~${ending ? word.slice(0, -ending.length) : word}`];
}

const withoutArticle = (word: string) => (word.startsWith('ال') && word.length > 4 ? word.slice(2) : word);

/** The word with and without "and", "the" and the prepositions that Arabic writes together with it. */
function arabicReadings(word: string): string[] {
  const readings = [word];
  const add = (reading: string) => {
    if (reading.length >= 2 && !readings.includes(reading)) readings.push(reading);
  };
  add(withoutArticle(word));
  for (const outer of readings.slice(0, 1)) {
    const inner = /^[وف]/.test(outer) && outer.length > 3 ? outer.slice(1) : outer;
    add(inner);
    add(withoutArticle(inner));
    if (inner.startsWith('لل') && inner.length > 4) add(inner.slice(2));
    if (/^[بلك]/.test(inner) && inner.length > 3) {
      add(inner.slice(1));
      add(withoutArticle(inner.slice(1)));
    }
  }
  return readings;
}

const PRESENT = /^[ايتن](?=.{3})/;
const ARABIC_OBJECT = /(?<=.{3})(?:ها|هم|هن|ه|ون|وا)$/;

const arabic: Forms = {
  entry: (word) => {
    const plain = withoutArticle(plainArabic(word));
    const present = plain.startsWith('ي') && plain.length >= 4 ? [`#${plain.slice(1)}`] : [];
    return [plain, ...arabicRoot(plain), ...present];
  },
  text: (word) => {
    const readings = arabicReadings(plainArabic(word));
    const verbs = readings
      .filter((reading) => PRESENT.test(reading))
      .flatMap((reading) => [`#${reading.slice(1)}`, `#${reading.slice(1).replace(ARABIC_OBJECT, '')}`]);
    return [...readings, ...readings.flatMap(arabicRoot), ...verbs];
  },
};

// French ---------------------------------------------------------------------------------------------------------

const FRENCH_ENDINGS = /(?:issant|issait|issai|issais|aient|erent|antes?|ant|ees?|er|ir|ez|ai|ais|ait|ie|es|e|i|s)$/;

function frenchRoot(word: string): string[] {
  let root = word.length > 4 ? word.replace(/[sx]$/, '') : word;
  root = root
    .replace(/trice$/, 'teur')
    .replace(/euse$/, 'eur')
    .replace(/iere$/, 'ier')
    .replace(/enne$/, 'en')
    .replace(/elle$/, 'el')
    .replace(/(?:ive|if)$/, 'if')
    .replace(/aux$|ale$/, 'al');
  const short = root.replace(FRENCH_ENDINGS, '');
  return short.length >= 4 ? [`~${short}`] : root === word || root.length < 3 ? [] : [`~${root}`];
}

const french: Forms = {
  entry: (word) => [word, ...frenchRoot(word)],
  text: (word) => {
    const single = word.length > 3 && /[sx]$/.test(word) ? [word.slice(0, -1)] : [];
    return [word, ...single, ...frenchRoot(word)];
  },
};

// Swahili --------------------------------------------------------------------------------------------------------

const SWAHILI_TENSES = [
  'nili',
  'nina',
  'nime',
  'nita',
  'nik',
  'ali',
  'ana',
  'ame',
  'ata',
  'wali',
  'wana',
  'wame',
  'wata',
  'tuli',
  'tuna',
  'tume',
  'tuta',
  'uli',
  'una',
  'ume',
  'ili',
  'ina',
  'ime',
  'zili',
  'zina',
  'mli',
  'mna',
  'hu',
  'na',
  'ni',
  'a',
  'wa',
  'tu',
  'u',
  'm',
];
const SWAHILI_RELATIVES = /^(?:ye|cho|vyo|zo|yo|lo|po|o)(?=.{3})/;
const SWAHILI_OBJECTS = /^(?:wa|mw|m|ki|vi|zi|ya|i|ji|tu|ku)(?=.{3})/;

/** Possible stems of a verb: without person, tense, relative and object. */
function swahiliStems(word: string): string[] {
  const stems: string[] = [];
  const add = (stem: string) => {
    if (stem.length < 3) return;
    const plain = stem.endsWith('e') ? `${stem.slice(0, -1)}a` : stem;
    for (const one of [plain, plain.replace(/wa$/, 'a')]) if (!stems.includes(`-${one}`)) stems.push(`-${one}`);
  };
  const addAll = (rest: string) => {
    add(rest);
    if (SWAHILI_OBJECTS.test(rest)) add(rest.replace(SWAHILI_OBJECTS, ''));
  };
  if (/^k[uw]/.test(word)) addAll(word.slice(2));
  for (const prefix of SWAHILI_TENSES) {
    if (!word.startsWith(prefix)) continue;
    const rest = word.slice(prefix.length);
    addAll(rest);
    if (SWAHILI_RELATIVES.test(rest)) addAll(rest.replace(SWAHILI_RELATIVES, ''));
    if (stems.length > 14) break;
  }
  const doer = /^(?:u|m|wa|mw)(.{2,20}a)ji$/.exec(word);
  if (doer?.[1]) add(doer[1]);
  return stems;
}

const SWAHILI_PLURALS: readonly (readonly [string, readonly string[]])[] = [
  ['wa', ['m', 'mw', 'mu']],
  ['mi', ['m', 'mw']],
  ['vi', ['ki']],
  ['vy', ['ch']],
  ['ma', ['', 'ji']],
  ['me', ['ji']],
];

function swahiliSingulars(word: string): string[] {
  return SWAHILI_PLURALS.flatMap(([plural, singulars]) =>
    word.startsWith(plural) && word.length > plural.length + 2
      ? singulars.map((singular) => singular + word.slice(plural.length))
      : [],
  );
}

const swahili: Forms = {
  entry: (word) => [word, ...(/^k[uw]./.test(word) && word.length > 4 ? [`-${word.slice(2)}`] : [])],
  text: (word) => {
    const bare = word.length > 5 && word.endsWith('ni') ? [word.slice(0, -2)] : [];
    return [word, ...swahiliSingulars(word), ...bare, ...bare.flatMap(swahiliSingulars), ...swahiliStems(word)];
  },
};

// Somali ---------------------------------------------------------------------------------------------------------

const SOMALI_ENDINGS = [
  ...['yaashii', 'yaasha', 'yaashu', 'yaalka', 'yaal', 'yada', 'yadii', 'yadu', 'oyinka', 'ooyinka', 'oyin', 'aha'],
  ...[
    'kii',
    'tii',
    'gii',
    'dii',
    'hii',
    'kan',
    'tan',
    'kaas',
    'ka',
    'ga',
    'ha',
    'ta',
    'da',
    'ku',
    'gu',
    'hu',
    'tu',
    'du',
  ],
  ...['kayga', 'tayda', 'kooda', 'tooda', 'keeda', 'teeda', 'kiisa', 'tiisa'],
  ...['kana', 'gana', 'hana', 'tana', 'dana', 'na'],
  ...['yo', 'o', 'a', 'ii'],
];
const SOMALI_SH = /sh(?:a|u|ii|ada|an)$/;
const SOMALI_VERB =
  /(?:inayaa|anayaa|nayaa|eeyaa|iyaa|inayay|inayey|ayay|ayey|nayay|nayey|inaya|anaya|naya|eeyay|eeyey|iyay|iyey|isay|isey|aynta|eynta|inta|idda|ista|itaanka|itaan|ayn|eyn|nay|ney|tay|tey|day|dey|ay|ey|een|aan|in|id|is|ee|aa|o|a|i)$/;

/** Long and short vowels and doubled consonants are written either way. */
const short = (word: string) => word.replace(/(.)\1+/g, '$1');

function somaliRoot(word: string): string[] {
  const root = short(word.replace(SOMALI_VERB, ''));
  return root.length >= 3 ? [`~${root}`] : [];
}

const somali: Forms = {
  entry: (word) => [word, `=${short(word)}`, ...somaliRoot(word)],
  text: (word) => {
    const bare = SOMALI_ENDINGS.flatMap((end) =>
      word.endsWith(end) && word.length - end.length >= 3 ? [word.slice(0, -end.length)] : [],
    );
    if (SOMALI_SH.test(word) && word.length > 4) bare.push(word.replace(SOMALI_SH, 'l'), word.replace(SOMALI_SH, ''));
    const all = [word, ...bare];
    return [...all, ...all.map((one) => `=${short(one)}`), ...all.flatMap(somaliRoot)];
  },
};

const bounded = (read: (word: string) => string[]) => (word: string) => (word.length > LONGEST ? [word] : read(word));
const both = ({ entry, text }: Forms): Forms => ({ entry: bounded(entry), text: bounded(text) });

export const FORMS = { ar: both(arabic), fr: both(french), so: both(somali), sw: both(swahili) };
