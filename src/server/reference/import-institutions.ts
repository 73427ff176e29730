import { englishWords } from '#shared/kernel/messages.ts';
import { lineText } from '#shared/kernel/text.ts';
import { parseInput } from '#shared/kernel/validation.ts';
import { isCountryCode } from '#shared/reference/countries.ts';
import { INSTITUTION_NAME } from '#shared/reference/institutions.values.ts';
import type { Db } from '../db/database.ts';
import { type CsvRow, readCsvRows } from '../kernel/read-csv.ts';
import { readShipped } from './institutions/shipped.ts';
import { nameKey } from './institutions/words.ts';
import { insertInstitutions, type NewInstitution } from './institutions.store.ts';

/** Either everything was imported, or nothing, with a message for each bad line. */
type Outcome = { problems: string[] } | { problems: null; added: number; known: number };

const Name = lineText(INSTITUTION_NAME);
const COUNTRY_HEADINGS = ['country_code', 'country code', 'country', 'code'];

/** The positions of the two columns. Without a heading they are name and country, in this order. */
type Columns = { name: number; country: number; count: number; hasHeading: boolean };

/**
 * Imports a CSV of names and country codes. Institutions that are already in the database or in the shipped lists are
 * skipped.
 */
export async function importInstitutions(db: Db, csv: string): Promise<Outcome> {
  const rows = readCsvRows(csv).filter(({ cells, unclosed }) => unclosed || cells.some((cell) => cell.trim() !== ''));
  const columns = findColumns(rows[0]);
  if (!columns) return { problems: ['Line 1: the heading must name the columns name and country_code.'] };
  const entries = columns.hasHeading ? rows.slice(1) : rows;
  if (entries.length === 0) return { problems: ['There is no institution in this file.'] };

  const given = new Map<string, NewInstitution>();
  const problems: string[] = [];
  for (const row of entries) {
    const read = readRow(row, columns);
    if (typeof read === 'string') problems.push(`Line ${row.line}: ${read}`);
    else {
      const key = `${read.countryCode} ${read.searchName}`;
      if (!given.has(key)) given.set(key, read);
    }
  }
  if (problems.length > 0) return { problems };
  const fresh = await withoutShipped([...given.values()]);
  const added = await insertInstitutions(db, fresh);
  return { problems: null, added, known: entries.length - added };
}

function findColumns(first: CsvRow | undefined): Columns | null {
  const headings = first?.cells.map((cell) => cell.trim().toLowerCase()) ?? [];
  const name = headings.indexOf('name');
  if (name < 0) return { name: 0, country: 1, count: 2, hasHeading: false };
  const country = headings.findIndex((heading) => COUNTRY_HEADINGS.includes(heading));
  return country < 0 ? null : { name, country, count: headings.length, hasHeading: true };
}

/** The institution of a line, or what is wrong with it. */
function readRow({ cells, unclosed }: CsvRow, columns: Columns): NewInstitution | string {
  if (unclosed) return 'a quotation mark is never closed.';
  if (cells.length !== columns.count) {
    return `${columns.count} columns are expected, and there are ${cells.length}. A name with a comma stands in quotation marks.`;
  }
  const { data: name, errors } = parseInput(Name, cells[columns.name]);
  if (errors) return `the name cannot be used. ${englishWords(Object.values(errors)[0]?.[0] ?? '')}`;
  const countryCode = (cells[columns.country] as string).trim().toUpperCase();
  if (!isCountryCode(countryCode)) return `${JSON.stringify(countryCode)} is not the two-letter code of a country.`;
  const searchName = nameKey(name);
  if (searchName === '') return 'the name has neither letters nor digits.';
  return { name: name.replace(/\s+/g, ' '), countryCode, searchName };
}

async function withoutShipped(given: NewInstitution[]): Promise<NewInstitution[]> {
  const shipped = new Map<string, Set<string>>();
  for (const countryCode of new Set(given.map((one) => one.countryCode))) {
    shipped.set(countryCode, new Set((await readShipped(countryCode)).map(({ name }) => nameKey(name))));
  }
  return given.filter(({ countryCode, searchName }) => !shipped.get(countryCode)?.has(searchName));
}
