import { SKILLS } from '#shared/reference/skills/skills.ts';
import { type ForeignLanguage, lexiconOf } from './foreign/lexicon.ts';
import { OCCUPATIONS } from './occupations.ts';
import { STOPWORDS } from './stopwords.ts';
import { wordsOf } from './words.ts';

let ordinary: ReadonlySet<string> | undefined;

/** Read on first use: splitting thousands of titles would be a third of the time in which the server starts. */
function ordinaryWords(): ReadonlySet<string> {
  if (ordinary) return ordinary;
  const words = new Set(STOPWORDS);
  for (const { title, otherTitles, terms } of OCCUPATIONS) {
    for (const text of [title, ...otherTitles, ...terms]) for (const word of wordsOf(text)) words.add(word.folded);
  }
  for (const { name, aliases } of SKILLS) {
    for (const text of [name, ...aliases]) for (const word of wordsOf(text)) words.add(word.folded);
  }
  ordinary = words;
  return words;
}

const ARABIC_LETTER = /\p{Script=Arabic}/u;
const IS_WHOLE_WORD = /^\p{L}/u;
const IN_ARABIC: readonly ForeignLanguage[] = ['ar'];
const IN_LATIN: readonly ForeignLanguage[] = ['so', 'sw', 'fr'];

/** Whether a word belongs to a trade or to the English language, and so need not be a name. */
export function isOrdinaryWord(folded: string): boolean {
  return ordinaryWords().has(folded);
}

/** The same in all languages that are read. */
export function isOrdinaryInAnyLanguage(folded: string): boolean {
  if (isOrdinaryWord(folded)) return true;
  return (ARABIC_LETTER.test(folded) ? IN_ARABIC : IN_LATIN).some((language) => {
    const { first, forms } = lexiconOf(language);
    // Keys of words without their endings are left out, because names such as Martin only resemble a word by them.
    return forms.text(folded).some((key) => IS_WHOLE_WORD.test(key) && first.next.has(key));
  });
}
