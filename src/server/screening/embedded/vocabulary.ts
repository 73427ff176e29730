import { SKILLS } from '#shared/reference/skills/skills.ts';
import { OCCUPATIONS } from './occupations.ts';
import { STOPWORDS } from './stopwords.ts';
import { wordsOf } from './words.ts';

const ordinary = new Set(STOPWORDS);
for (const { title, otherTitles, terms } of OCCUPATIONS) {
  for (const text of [title, ...otherTitles, ...terms]) for (const word of wordsOf(text)) ordinary.add(word.folded);
}

for (const { name, aliases } of SKILLS) {
  for (const text of [name, ...aliases]) for (const word of wordsOf(text)) ordinary.add(word.folded);
}

/** Whether a word belongs to a trade or to the language, and so need not be a name. */
export function isOrdinaryWord(folded: string): boolean {
  return ordinary.has(folded);
}
