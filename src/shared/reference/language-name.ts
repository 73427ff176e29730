import { SOMALI_LANGUAGES } from './names-in-somali.ts';
import { SPOKEN_LANGUAGES } from './spoken-languages.ts';

/** Applications hold languages by their English names, whatever language they were chosen in. */
const CODES: ReadonlyMap<string, string> = new Map([
  ...SPOKEN_LANGUAGES.map(({ id, name }) => [name, id] as const),
  ['Chinese', 'zh'],
]);
const OTHER: Readonly<Record<string, string>> = { so: 'Kale', sw: 'Nyingine', ar: 'أخرى' };

const namers = new Map<string, Intl.DisplayNames>();

/** The name, in the reader's language, of a language known by its English name. Any other text stays as it is. */
export function languageName(name: string, locale = 'en'): string {
  const code = CODES.get(name);
  if (code === undefined || locale === 'en') return name;
  if (code === 'other') return OTHER[locale] ?? name;
  if (locale === 'so') return SOMALI_LANGUAGES.get(code) ?? name;
  let namer = namers.get(locale);
  if (!namer) {
    namer = new Intl.DisplayNames([locale], { type: 'language', fallback: 'none' });
    namers.set(locale, namer);
  }
  return namer.of(code) ?? name;
}

/** The English name of a language that somebody wrote in their own language. An unknown name stays as it is. */
export function languageCalled(written: string, locale: string): string {
  const text = written.trim().toLocaleLowerCase();
  const known = SPOKEN_LANGUAGES.find(({ name }) => languageName(name, locale).toLocaleLowerCase() === text);
  return known?.name ?? written;
}
