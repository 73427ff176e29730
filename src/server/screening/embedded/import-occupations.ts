import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { z } from '#shared/kernel/schema.ts';
import type { Occupation } from './occupations.ts';
import { readCsv, readTabs } from './tables.ts';

/** The file that an import writes and every start reads. */
const ImportedOccupations = z.object({
  format: z.literal('fursa-occupations-1'),
  occupations: z.array(z.object({ title: z.string(), otherTitles: z.array(z.string()), terms: z.array(z.string()) })),
});

const ONET_CODE = 'O*NET-SOC Code';
const MOST_OTHER_TITLES = 60;

/**
 * Reads files that the user has: the ESCO occupations table (CSV), or O*NET's "Occupation Data" and "Alternate Titles"
 * (tab-separated, in any order). Writes one knowledge file and answers how many occupations it holds.
 */
export async function importOccupations(files: readonly string[], to: string): Promise<number> {
  const found = new Map<string, Occupation>();
  for (const file of files) readOccupationFile(file, await readFile(file, 'utf8'), found);
  const occupations = [...found.values()]
    .filter((occupation) => occupation.title !== '')
    .map(({ title, otherTitles, terms }) => ({
      title,
      otherTitles: [...new Set(otherTitles)].slice(0, MOST_OTHER_TITLES),
      terms,
    }));
  await mkdir(dirname(to), { recursive: true });
  await writeFile(to, `${JSON.stringify({ format: 'fursa-occupations-1', occupations })}\n`);
  return occupations.length;
}

function readOccupationFile(file: string, text: string, found: Map<string, Occupation>) {
  const occupation = (key: string) => {
    const known = found.get(key) ?? { title: '', otherTitles: [], terms: [], fields: [], neighbours: [] };
    found.set(key, known);
    return known;
  };
  const [header = ''] = text.split('\n', 1);
  if (header.includes('preferredLabel')) {
    for (const row of readCsv(text)) {
      const label = row.preferredLabel ?? '';
      const entry = occupation(row.conceptUri || label);
      entry.title = label;
      entry.otherTitles.push(...(row.altLabels ?? '').split(/[\n|]/).flatMap((other) => other.trim() || []));
      if (row.description) entry.terms.push(row.description);
    }
  } else if (header.includes(ONET_CODE) && header.includes('Alternate Title')) {
    for (const row of readTabs(text)) {
      const other = row['Alternate Title'] ?? '';
      if (other !== '') occupation(row[ONET_CODE] ?? '').otherTitles.push(other);
    }
  } else if (header.includes(ONET_CODE) && header.includes('Description')) {
    for (const row of readTabs(text)) {
      const entry = occupation(row[ONET_CODE] ?? '');
      entry.title = row.Title ?? '';
      if (row.Description) entry.terms.push(row.Description);
    }
  } else {
    throw new Error(`${file} is neither an ESCO occupations table nor an O*NET occupation or alternate titles file.`);
  }
}

/** The imported occupations, or none when nothing was imported. */
export async function loadImportedOccupations(file: string): Promise<readonly Occupation[]> {
  if (!existsSync(file)) return [];
  const { occupations } = ImportedOccupations.parse(JSON.parse(await readFile(file, 'utf8')));
  return occupations.map((occupation) => ({ ...occupation, fields: [], neighbours: [] }));
}
