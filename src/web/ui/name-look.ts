const TONES = ['accent', 'warning', 'info', 'neutral'] as const;
export type NameTone = (typeof TONES)[number];

/** The same name has the same colour everywhere, on the server and in the browser. */
export function toneOf(name: string): NameTone {
  // FNV-1a, so that names that differ in a letter or two get different colours.
  let hash = 0x811c9dc5;
  for (const sign of name) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  return TONES[((hash ^ (hash >>> 15)) >>> 0) % TONES.length] ?? 'neutral';
}

/** The first letters of the first and the last word, as whole code points, so that no letter is cut in half. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean);
  const last = words.length > 1 ? words[words.length - 1] : undefined;
  return [words[0], last].map(firstLetter).join('').toUpperCase();
}

function firstLetter(word: string | undefined): string {
  if (!word) return '';
  // The Arabic article is skipped: the initial of الفارسي is ف.
  const bare = word.replace(/^ال(?=\p{L}{2})/u, '');
  return /[\p{L}\p{N}]/u.exec(bare)?.[0] ?? '';
}
