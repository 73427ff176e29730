const A = 'a'.charCodeAt(0);
const LATIN = 26;
const DIGITS = 26;
const OTHERS = 27;

/** Which letters a folded word has, as bits: one for each of a to z, one for digits, five shared by all others. */
export function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) {
    const code = word.charCodeAt(at);
    const latin = code - A;
    if (latin >= 0 && latin < LATIN) letters |= 1 << latin;
    else letters |= 1 << (code < A ? DIGITS : OTHERS + (code % 5));
  }
  return letters;
}
