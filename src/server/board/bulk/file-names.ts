/** Characters that some operating system forbids in file names or reads as a path. */
const FORBIDDEN = /[\p{Cc}\p{Cf}/\\:*?"<>|]/gu;
/** Names that Windows keeps for its devices. */
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)$/i;
const MOST_LETTERS = 80;

/** Makes a file name that is valid on every operating system from text that people wrote. */
export function safeName(text: string, otherwise: string): string {
  const clean = text.normalize('NFC').replace(FORBIDDEN, ' ').replace(/\s+/g, ' ');
  const short = [...clean.trim()].slice(0, MOST_LETTERS).join('');
  const name = short.replace(/^[. ]+|[. ]+$/g, '');
  if (name === '') return otherwise;
  return RESERVED.test(name) ? `${name}_` : name;
}

/**
 * Makes each name unique: `Hodan.pdf`, `Hodan (2).pdf`. Upper and lower case count as equal, as on most file systems.
 */
export function createUniqueNames() {
  const taken = new Set<string>();
  return (name: string, extension: string): string => {
    for (let number = 1; ; number += 1) {
      const tried = `${number === 1 ? name : `${name} (${number})`}${extension}`;
      const spelling = tried.toLowerCase();
      if (taken.has(spelling)) continue;
      taken.add(spelling);
      return tried;
    }
  };
}
