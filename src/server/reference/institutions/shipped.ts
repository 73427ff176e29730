import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Listed } from './country-index.ts';

/** The files are read at run time, relative to package.json: the server always runs from the project's root. */
const FOLDER = path.resolve('src/server/reference/institutions');

/** The lists, each with an offset for its ids so that they differ. */
const LISTS = [
  { file: 'world.txt', offset: 0 },
  { file: 'east-africa.txt', offset: 1_000_000 },
];

/**
 * The institutions of a country that ship with the product. In the file, `# SO` starts a country and an empty line ends
 * it; each line is a name, with other names after a bar. The file is read once per country, so that only that country's
 * part stays in memory.
 */
export async function readShipped(countryCode: string): Promise<Listed[]> {
  const lists = await Promise.all(LISTS.map(({ file, offset }) => readCountry(file, offset, countryCode)));
  return lists.flat();
}

/** All shipped institutions at once, country by country. */
export async function readAllShipped(): Promise<{ countryCode: string; name: string; otherNames: string }[]> {
  const texts = await Promise.all(LISTS.map(({ file }) => readFile(path.join(FOLDER, file), 'utf8')));
  return texts
    .flatMap((text) => text.split('\n\n'))
    .flatMap((country) => {
      const [heading = '', ...lines] = country.trim().split('\n');
      return lines.map((line) => {
        const [name = '', otherNames = ''] = line.split(' | ');
        return { countryCode: heading.slice('# '.length), name, otherNames };
      });
    });
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
