import { countryCodeOf } from '#shared/reference/countries.ts';
import { readAllShipped } from './shipped.ts';
import { nameKey } from './words.ts';

/** Initials and single short words are shared by too many institutions. */
const SHORTEST_NAME = 6;

/** The country of each institution by its name; null for names that exist in several countries. */
export async function readCountriesByName(): Promise<ReadonlyMap<string, string | null>> {
  const countries = new Map<string, string | null>();
  for (const { countryCode, name, otherNames } of await readAllShipped()) {
    for (const key of [name, ...otherNames.split(', ')].map(nameKey)) {
      if (key.length < SHORTEST_NAME) continue;
      const known = countries.get(key);
      countries.set(key, known === undefined || known === countryCode ? countryCode : null);
    }
  }
  return countries;
}

/**
 * The names under which an institution may be listed: `Moi University, Eldoret` and `Moi University (Main Campus)` are
 * Moi University. The whole text comes first.
 */
export function possibleNames(written: string): string[] {
  const parts = written.split(/[,;()|–—]| - /).map((part) => part.trim());
  return [...new Set([written, ...parts].map(nameKey))].filter((key) => key.length >= SHORTEST_NAME);
}

/** A country that is named beside the institution: `University of Nairobi, Kenya`. */
export function namedCountry(written: string): string | null {
  const parts = written.split(/[,;()|–—]| - /).map((part) => part.trim());
  for (const part of parts.slice(1)) {
    const code = part.length > 2 ? countryCodeOf(part) : null;
    if (code) return code;
  }
  return null;
}
