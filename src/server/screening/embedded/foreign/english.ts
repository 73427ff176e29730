import { SKILLS } from '#shared/reference/skills/skills.ts';
import { fold, stemOf } from '../fold.ts';
import { OCCUPATIONS } from '../occupations.ts';
import { STOPWORDS } from '../stopwords.ts';

const WORD = /[a-z0-9][a-z0-9+#]*/g;

// Everyday English words that other languages spell in the same way, and that neither the trades nor the grammar words
// contain.
const OTHERS = `page pages table tables main sale sales chat pain pour lit car cars son comment tout rue dent date dates
place image question simple possible double public central local national international regional social original
finance final global general principal present absent important relevant constant assistant attention action option
region nation station version mission passion occasion situation condition tradition position direction section message
village orange centre distance chance silence influence science patience reference difference absence presence
dad man men soon door as ma kale hal la in is no do go me he we so an on us am at sauce photo radio piano zone type
style rail bus train taxi hotel restaurant menu café cafe salon bureau avenue route garage parking camping weekend
test stress star stop record label budget leader partner sponsor design marketing email blog web internet`;

function read(): Set<string> {
  const words = new Set<string>();
  const add = (text: string) => {
    for (const word of fold(text).match(WORD) ?? []) {
      if (words.has(word)) continue;
      words.add(word);
      words.add(stemOf(word));
    }
  };
  for (const { title, otherTitles, terms } of OCCUPATIONS)
    for (const text of [title, ...otherTitles, ...terms]) add(text);
  for (const { name, aliases } of SKILLS) for (const text of [name, ...aliases]) add(text);
  for (const word of STOPWORDS) add(word);
  add(OTHERS);
  return words;
}

let words: Set<string> | null = null;

/** Whether a word belongs to a trade or to everyday English. */
export function isEnglish(folded: string): boolean {
  words ??= read();
  return words.has(folded) || words.has(stemOf(folded));
}
