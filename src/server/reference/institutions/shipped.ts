import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Listed } from './country-index.ts';

/** Read at run time, next to package.json: the server always runs from the project's root. */
const FOLDER = path.resolve('src/server/reference/institutions');

/** The lists, and what is added to the place of a name in each so that ids differ. */
const LISTS = [
  { file: 'world.txt', offset: 0 },
  { file: 'east-africa.txt', offset: 1_000_000 },
];

/**
 * The institutions of a country that ship with the product. `# SO` begins a country and an empty line ends it; one
 * name a line, other names after a bar. Read anew for each country, once: only the country's own part stays in memory.
 */
export async function readShipped(countryCode: string): Promise<Listed[]> {
  const lists = await Promise.all(LISTS.map(({ file, offset }) => readCountry(file, offset, countryCode)));
  return lists.flat();
}

async function readCountry(file: string, offset: number, countryCode: string): Promise<Listed[]> {
  const bytes = await readFile(path.join(FOLDER, file));
  const start = bytes.indexOf(`# ${countryCode}\n`);
  if (start < 0) return [];
  const end = bytes.indexOf('\n\n', start);
  const [, ...lines] = bytes
    .toString('utf8', start, end < 0 ? bytes.length : end)
    .trimEnd()
    .split('\n');
  return lines.map((line, at) => {
    const [name = '', otherNames = ''] = line.split(' | ');
    return { id: offset + start + at, name, otherNames };
  });
}
