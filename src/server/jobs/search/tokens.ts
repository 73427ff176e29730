import { fold } from '../../kernel/fold.ts';

const STOP_WORDS = new Set(
  'a an and are as at be by for from in is it of on or our the their this to we with you your will who what that have has'.split(
    ' ',
  ),
);

/** Brings the common endings of English together: nurses and nurse, companies and company. */
function stem(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.length > 4 && /(ss|x|ch|sh)es$/.test(word)) return word.slice(0, -2);
  if (word.length > 3 && word.endsWith('s') && !word.endsWith('ss') && !word.endsWith('us')) return word.slice(0, -1);
  return word;
}

/** The words of a text that can be searched for, each once. `c++` and `c#` stay what they are. */
export function tokensOf(text: string): string[] {
  const words = fold(text).match(/[\p{L}\p{N}]+[+#]*/gu) ?? [];
  const tokens = new Set<string>();
  for (const word of words) if (!STOP_WORDS.has(word) && word.length <= 40) tokens.add(stem(word));
  return [...tokens];
}
