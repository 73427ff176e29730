import { grouped } from './numbers.ts';

/**
 * Texts of the interface. A dictionary maps a key to a text with placeholders such as `{name}`. Plural forms have the
 * keys `key_one`, `key_few`, `key_other`… (the categories of Intl.PluralRules), chosen by `count`.
 */
export type Dictionary = Readonly<Record<string, string>>;
export type TextValues = Readonly<Record<string, string | number>>;

type PluralSuffix = '_zero' | '_one' | '_two' | '_few' | '_many' | '_other';
type BaseKey<K extends string> = K extends `${infer Base}${PluralSuffix}` ? Base : K;
/** The keys that code may use: a plural is named by its base. */
export type TextKey<D extends Dictionary> = BaseKey<Extract<keyof D, string>>;
export type Translate<K extends string = string> = (key: K, values?: TextValues) => string;

const modules = new Map<Dictionary, string>();
const loaded = new Set<string>();

/**
 * Registers English texts of the interface with their module. English is part of the code that uses it; for other
 * languages a browser loads the texts one module at a time.
 */
export function textsOf<const D extends Dictionary>(module: string, english: D): D {
  modules.set(english, module);
  loaded.add(module);
  return english;
}

export function moduleOf(english: Dictionary): string | undefined {
  return modules.get(english);
}

/** The modules whose code has been loaded. */
export function loadedModules(): ReadonlySet<string> {
  return loaded;
}

/**
 * Splits a translation by module. Some languages have more plural forms than English, so a text is matched by its base.
 */
export function dividedByModule(translation: Dictionary): Record<string, Dictionary> {
  const moduleOfBase = new Map<string, string>();
  for (const [english, module] of modules)
    for (const key of Object.keys(english)) moduleOfBase.set(baseOf(key), module);
  const divided: Record<string, Record<string, string>> = {};
  for (const [key, text] of Object.entries(translation)) {
    const module = moduleOfBase.get(baseOf(key));
    if (module) divided[module] = Object.assign(divided[module] ?? {}, { [key]: text });
  }
  return divided;
}

function baseOf(key: string): string {
  return key.replace(/_(zero|one|two|few|many|other)$/, '');
}

/**
 * The plural form for a number. Arabic has six, our other languages two. It does not use Intl, whose first use is slow
 * in a browser; a test compares it with Intl for every language of the interface.
 */
function pluralOf(locale: string, count: number): string {
  if (locale !== 'ar') return count === 1 ? 'one' : 'other';
  const lastTwo = count % 100;
  if (count <= 2) return ['zero', 'one', 'two'][count] ?? 'other';
  if (lastTwo >= 3 && lastTwo <= 10) return 'few';
  return lastTwo >= 11 ? 'many' : 'other';
}

/** Looks a key up in the given dictionaries in turn; a key that none of them has is shown as it is. */
export function translator<K extends string>(locale: string, ...dictionaries: Dictionary[]): Translate<K> {
  const find = (key: string) => {
    for (const dictionary of dictionaries) if (Object.hasOwn(dictionary, key)) return dictionary[key];
    return undefined;
  };
  return (key, values = {}) => {
    const { count } = values;
    const plural =
      typeof count === 'number' ? (find(`${key}_${pluralOf(locale, count)}`) ?? find(`${key}_other`)) : undefined;
    const text = plural ?? find(key) ?? key;
    if (!text.includes('{')) return text;
    return text.replace(/\{(\w+)\}/g, (gap, name: string) => {
      const value = values[name];
      return value === undefined ? gap : typeof value === 'number' ? grouped(value) : value;
    });
  };
}

/** Fills `{site}` in every text: the name of the site, which an admin can change. */
export function onSite<K extends string>(site: string, translate: Translate<K>): Translate<K> {
  const always = { site };
  return (key, values) => translate(key, values ? { ...values, site } : always);
}
