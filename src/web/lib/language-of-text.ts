import type { Locale } from '#shared/kernel/languages.ts';

/** Short words that occur in almost every sentence of a language, and hardly ever in the others. */
const COMMON: Readonly<Record<Exclude<Locale, 'ar'>, ReadonlySet<string>>> = {
  en: new Set('the and of to with for you your our will are is we that have this from'.split(' ')),
  so: new Set('iyo oo ka ku ee waa waxaa waxaan uu ay leh la kale shaqada si loo inay'.split(' ')),
  sw: new Set('na ya wa kwa katika ni za la kazi yetu yako kuwa hii pia cha wetu kama'.split(' ')),
};

/** The number of characters that are examined, which suffice to detect the language. */
const LOOKED_AT = 600;
const FEWEST_WORDS = 2;

/**
 * Detects the language of a text that somebody wrote, for its `lang` attribute: undefined if it appears to be the
 * page's own language, and empty (unknown) if it is certainly another one.
 */
export function languageOf(text: string, page: Locale): Locale | '' | undefined {
  const part = text.slice(0, LOOKED_AT);
  const arabic = part.match(/\p{Script=Arabic}/gu)?.length ?? 0;
  const latin = part.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (arabic + latin === 0) return undefined;
  const found = arabic > latin ? 'ar' : (inLatinLetters(part) ?? (page === 'ar' ? '' : undefined));
  return found === page ? undefined : found;
}

function inLatinLetters(text: string): Locale | undefined {
  const words = text.toLowerCase().split(/[^\p{L}]+/u);
  const [first, second] = (Object.keys(COMMON) as (keyof typeof COMMON)[])
    .map((locale) => ({ locale, hits: words.filter((word) => COMMON[locale].has(word)).length }))
    .sort((one, other) => other.hits - one.hits);
  return first && first.hits >= FEWEST_WORDS && first.hits > (second?.hits ?? 0) ? first.locale : undefined;
}
