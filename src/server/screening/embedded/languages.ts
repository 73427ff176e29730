import { SPOKEN_LANGUAGES } from '#shared/reference/spoken-languages.ts';
import { LANGUAGES_BY_NAME } from './foreign/language-names.ts';
import { fold, glossedWords, type Word, writtenWords } from './words.ts';

/**
 * Languages that jobs ask for, with their other names. Names in the other languages of the evaluator are in the
 * glossary.
 */
const LANGUAGES: Record<string, readonly string[]> = {
  English: [],
  Somali: [],
  Arabic: [],
  Swahili: [],
  Amharic: [],
  Oromo: ['afaan oromo'],
  Tigrinya: ['tigrigna'],
  French: [],
  Spanish: ['espanol'],
  Portuguese: ['portugues'],
  Italian: ['italiano'],
  German: ['deutsch'],
  Dutch: ['nederlands'],
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
  Luo: ['dholuo'],
  Kikuyu: ['gikuyu'],
  Maasai: ['maa', 'masai'],
  Luhya: ['luyia'],
  Runyankole: ['runyankore', 'nyankole'],
  Chichewa: ['nyanja'],
  Indonesian: [],
  Malay: [],
};

// Names of languages that are more often a place, a people or another word in an advert.
const MORE_OFTEN_SOMETHING_ELSE = new Set(
  'Other Embu Meru Taita Turkana Teso Cree Ewe Manx Kiga Luba Kongo Lango Gurage Kafa Sidama Saho Tigre'.split(' '),
);
/** The languages that forms offer, where one word names them. */
const OFFERED = SPOKEN_LANGUAGES.map(({ name }) => name).filter(
  (name) => !name.includes(' ') && !MORE_OFTEN_SOMETHING_ELSE.has(name) && !(name in LANGUAGES),
);

const byName = new Map<string, string>();
for (const [language, others] of [
  ...Object.entries(LANGUAGES),
  ...LANGUAGES_BY_NAME,
  ...OFFERED.map((name): [string, string[]] => [name, []]),
]) {
  for (const name of [language, ...others]) {
    const folded = fold(name);
    if (!byName.has(folded)) byName.set(folded, language);
    // "af soomaali" is two words; the second alone names the language too.
    const last = folded.split(' ').at(-1) ?? '';
    if (last.length > 3 && !byName.has(last)) byName.set(last, language);
  }
}

// A language is required only if its name is near a word about language use: an "Italian restaurant" requires none.
const NEAR = new Set(
  `language languages fluent fluency fluently speak speaks speaking speaker speakers spoken written bilingual trilingual
  proficient proficiency command read write literacy mother tongue native translate interpret translation translator
  conversant converse conversing talk talks talking interpreter interpreting interpretation translators interpreters`.split(
    /\s+/,
  ),
);
const DISTANCE = 6;

// Words that ask for many things, such as "good" or "required". They ask for a language only close to a name that no
// other noun follows: "good English" does, a "good manager for the French market" does not.
const ASKING = new Set(
  `required requirement requirements essential mandatory necessary needed need needs must level levels knowledge know
  knowing good excellent strong basic solid working conversational business communicate communicating communication
  understand understands understanding able ability comfortable confident skills ielts toefl maitrise maitriser mastery
  indispensable obligatoire taqaan taqaana taqaano yaqaan yaqaanno garanaya garaneysa fahamka fahanka
  ujuzi kujua ajue uwezo exige exigee requis requise`.split(/\s+/),
);
const ASKING_DISTANCE = 4;
const LEVEL = /^[abc][12]$/;
// "Must be Somali" is about the person, not about a language.
const BEING = new Set(['be', 'being', 'a', 'an']);

// Nouns that show that a name does not mean the language, such as "Italian food" or "French class".
const THINGS = new Set(
  `lesson lessons class classes course courses restaurant restaurants fries food cuisine dishes kitchen bakery bread
  pastry press door doors window football coffee dressing market company companies embassy army government clients
  customers products wine cheese bank school schools department literature curriculum tourists muffins breakfast teacher
  tutor teachers cooking menu`.split(/\s+/),
);

// Words that mark a language as optional, in all languages of the evaluator.
const OPTIONAL =
  /\b(?:advantage|advantageous|plus|desirable|desired|preferred|preferable|preferably|asset|bonus|optional|nice to have|welcome|would help|helpful|beneficial|un atout|serait un plus|souhaite|souhaitee|souhaitable|apprecie|appreciee|faida ya ziada|itapendelewa|si lazima|ni faida|kipaumbele|waa dheeraad|dheeraad ah|la door bidayo|la doorbidayo|faa iido dheeraad)\b|ميزة|يفضل|افضلية|أفضلية|مستحسن|امتياز/u;
const CLAUSE_END = /[.;!?\n\r•●▪()؛؟]/;
const PAUSE = /[,،]/;
const TURN = new Set(['but', 'while', 'mais', 'lakini', 'laakiin', 'لكن']);

type Clause = { words: Word[]; isOptional: boolean };

/** The languages that a job's text asks for. */
export function findLanguages(text: string): string[] {
  const asked = new Set<string>();
  const { words, language: spoken } = glossedWords(text);
  if (!words.some(({ folded }) => byName.has(folded))) return [];
  const near = words.map(({ folded }) => NEAR.has(folded));
  let at = 0;
  let hasAsked = false;
  for (const { words: clause, isOptional } of clausesOf(text, words)) {
    // "Comfortable in French, English and Arabic": the rest of a list belongs to what was asked before it.
    const goesOn = hasAsked && clause.every(({ folded, isStop }) => isStop || byName.has(folded));
    hasAsked = false;
    for (const word of clause) {
      const language = byName.get(word.folded);
      const isNear = () => near.slice(Math.max(0, at - DISTANCE), at + DISTANCE + 1).some((is) => is);
      const isAsked = () =>
        goesOn ||
        isNear() ||
        LEVEL.test(words[at + 1]?.folded ?? '') ||
        isAskedFor(clause, clause.indexOf(word)) ||
        (spoken === 'en' && isLanguageItself(text, words, at)) ||
        (spoken === 'fr' && FRENCH_ARTICLES.has(words[at - 1]?.folded ?? ''));
      if (language && !isOptional && isAsked() && !namesThing(words, at, spoken !== 'en')) {
        asked.add(language);
        hasAsked = true;
      }
      at += 1;
    }
  }
  return [...asked];
}

// "Of French", "in French": the language, where an adjective would stand behind its noun.
const FRENCH_ARTICLES = new Set(['le', 'l', 'du', 'd', 'de', 'en', 'au']);
const JOINING = new Set(['and', 'or']);
const IS = new Set(['is', 'are', 'was', 'were', 'be', 'been', 'being', 'a', 'an', 'the', 'we', 'with', 'from']);
const GOES_ON_WITHOUT_NOUN =
  /^\s*(?:$|[.,;:!?)/–—-]|\b(?:and|or|but|nor|because|so|as|for|to|in|is|are|was|must|will|has|have|can|well|you|we|they|by|with|at|on|every|all|both|only|alone|too|also|if|when|while|than|either)\b)/i;

/**
 * Whether an English sentence names the language itself: no noun follows that it would describe ("French beans"), and it
 * is not said what something is or where it comes from ("the machines are Turkish").
 */
function isLanguageItself(text: string, words: readonly Word[], at: number): boolean {
  const wordAt = (place: number) => words[place]?.folded ?? '';
  const isJoining = (place: number) => JOINING.has(wordAt(place));
  // "Indian and Turkish", "German and Japanese cars": what is joined is described alike.
  let first = at;
  while (isJoining(first - 1) || byName.has(wordAt(first - 1))) first -= isJoining(first - 1) ? 2 : 1;
  if (IS.has(wordAt(first - 1))) return false;
  let last = at;
  while (isJoining(last + 1) && byName.has(wordAt(last + 2))) last += 2;
  return GOES_ON_WITHOUT_NOUN.test(text.slice(words[last]?.end));
}

function isAskedFor(clause: readonly Word[], at: number): boolean {
  const isPartOfList = ({ folded, isStop }: Word) =>
    isStop || byName.has(folded) || ASKING.has(folded) || NEAR.has(folded) || /^\d+$/.test(folded);
  const next = clause[at + 1];
  if ((next && !isPartOfList(next)) || BEING.has(clause[at - 1]?.folded ?? '')) return false;
  return clause
    .slice(Math.max(0, at - ASKING_DISTANCE), at + ASKING_DISTANCE + 1)
    .some(({ folded }) => ASKING.has(folded));
}

/** Whether the name describes a thing. In the other languages the noun comes before its adjective. */
function namesThing(words: readonly Word[], at: number, isForeign: boolean): boolean {
  if (THINGS.has(words[at + 1]?.folded ?? '')) return !isForeign || words[at + 1]?.isStop === false;
  if (!isForeign) return false;
  const before = words[at - 1]?.isStop && (words[at - 1]?.folded.length ?? 0) <= 3 ? words[at - 2] : words[at - 1];
  return THINGS.has(before?.folded ?? '');
}

/** Splits a text into clauses. A list of names with commas belongs to the clause that follows. */
function clausesOf(text: string, words: readonly Word[]): Clause[] {
  const clauses: Clause[] = [];
  let clause: Word[] = [];
  words.forEach((word, at) => {
    clause.push(word);
    const next = words[at + 1];
    const gap = next ? text.slice(word.end, next.start) : '\n';
    const pauses = PAUSE.test(gap) && clause.some(({ folded, isStop }) => !isStop && !byName.has(folded));
    // Not in "6.5".
    const ends = gap !== '.' && CLAUSE_END.test(gap);
    if (!ends && !pauses && !(next && TURN.has(next.folded))) return;
    const said = text.slice(clause[0]?.start, word.end);
    clauses.push({ words: clause, isOptional: OPTIONAL.test(fold(said)) });
    clause = [];
  });
  return clauses;
}

/** The known name of a language that somebody lists; their own word for it when it is not known. */
export function languageName(name: string): string {
  const written = writtenWords(name).map((word) => word.folded);
  const known = (words: readonly string[]) => words.map((word) => byName.get(word)).find((language) => language);
  const found = known(written) ?? known(glossedWords(name).words.map((word) => word.folded));
  return found ?? written.join(' ');
}
