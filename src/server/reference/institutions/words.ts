import { fold } from '../../kernel/fold.ts';

/** Apostrophes as they are typed and printed, and the signs used for the Arabic ʿayn and hamza. */
const APOSTROPHES = /['’‘‛`´ʼʻʹ′ʿʾ＇]/g;
const DASHES = /\p{Pd}/gu;
/** Words that are in so many names that they distinguish nothing, and that are often left out. */
const STOP_WORDS = new Set(['of', 'and', 'the', 'for']);
/** The Arabic article may be written together with its word or separately. */
const ARTICLES = new Set(['al', 'el']);
const SAME = new Map([
  ['st', 'saint'],
  ['saint', 'st'],
  ['mt', 'mount'],
  ['mount', 'mt'],
]);
const SHORTEST_INITIALS = 3;
const LONGEST_WORD = 40;
const MOST_WORDS = 8;

/** Marks initials, because they are found only if they are typed in full. */
export const INITIALS_MARK = '*';

/** Two spellings with the same key are the same institution. */
export function nameKey(name: string): string {
  return plain(name)
    .replace(/['&]/g, (sign) => (sign === '&' ? ' and ' : ''))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Everything that a name can be found by: its words, the parts of its joined words, its initials. */
export function wordsOfName(name: string): string[] {
  const found = new Set<string>();
  const chunks = plain(name).match(/[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*/gu) ?? [];
  const initials: string[] = [];
  let article = '';
  for (const chunk of chunks) {
    const parts = chunk.split(/['-]/);
    const joined = parts.join('');
    for (const word of [...parts, joined]) found.add(word);
    if (article) found.add(article + joined);
    article = ARTICLES.has(chunk) ? chunk : '';
    const same = SAME.get(joined);
    if (same) found.add(same);
    initials.push(joined.charAt(0));
  }
  const telling = initials.filter((_, at) => !STOP_WORDS.has(chunks[at] as string));
  for (const letters of [initials.join(''), telling.join('')])
    if (letters.length >= SHORTEST_INITIALS) found.add(INITIALS_MARK + letters);
  return [...found].filter((word) => word.length <= LONGEST_WORD && !STOP_WORDS.has(word));
}

/** The words that were typed. What is joined by a dash counts as two words, or as one with `joinDashes`. */
export function wordsOfQuery(text: string, joinDashes = false): string[] {
  const typed = plain(text)
    .replace(joinDashes ? /['-]/g : /'/g, '')
    .match(/[\p{L}\p{N}]+/gu);
  const words = [...new Set(typed)].filter((word) => word.length <= LONGEST_WORD);
  const telling = words.filter((word) => !STOP_WORDS.has(word));
  return (telling.length > 0 ? telling : words).slice(0, MOST_WORDS);
}

// These signs are replaced before folding, which would decompose some of them.
function plain(text: string): string {
  return fold(text.replace(APOSTROPHES, "'").replace(DASHES, '-'));
}
