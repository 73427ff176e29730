import { readFileSync, writeFileSync } from 'node:fs';
import { giveUp } from './process.mjs';

// Makes the list of the world's institutions from the CSV of the npm package universities (country, name, website):
//   npm pack universities@0.0.3 && tar xzf universities-0.0.3.tgz
//   node scripts/institutions.mjs package/world-universities.csv

const TARGET = new URL('../src/server/reference/institutions/world.txt', import.meta.url);

/** Countries that are no more, or that have become two. */
const MOVED = {
  'AN American University of the Caribbean, Sint Maarten': 'SX',
  'AN International University School of Medicine (IUSOM)': 'BQ',
  "AN St.James's School of Medicine, Bonaire": 'BQ',
  'AN University of Sint Eustatius School of Medicine': 'BQ',
  'AN University of the Netherlands Antilles, Curacao': 'CW',
  'SD Upper Nile University': 'SS',
};

/** Misspelt in the source; the source's spelling can still be searched for. */
const RESPELT = {
  'ET Madawalabu University': 'Madda Walabu University',
  'ET Semera University': 'Samara University',
  'KE Gretsa Universtiy': 'Gretsa University',
  'KE Kiriri Womens University of Science and Technology': "Kiriri Women's University of Science and Technology",
  'KE St. Pauls University': "St. Paul's University",
  'TZ Dares Salaam Institute of Technology': 'Dar es Salaam Institute of Technology',
  'TZ Sebatian Kolowa University College': 'Sebastian Kolowa University College',
  'TZ University of Dar Es Salaam': 'University of Dar es Salaam',
  "UG Uganda Martyr's University": 'Uganda Martyrs University',
  'UG Mutesa 1 Royal University': 'Muteesa I Royal University',
};

/** Twice in the source; the other has its accents right. */
const DOUBLED = new Set([
  'CL Universidad "Adolfo Ibañez"',
  'CO Universidad de Antioquía',
  'SK Catholic University in Ruzomberok',
]);

const [, , source] = process.argv;
if (!source) giveUp('Name the CSV file of the package universities.');

const countries = new Map();
for (const line of readFileSync(source, 'utf8').split(/\r?\n/)) {
  const [, code, quoted, plain] = /^([A-Z]{2}),(?:"((?:[^"]|"")*)"|([^,]*)),/.exec(line) ?? [];
  if (!code) continue;
  const name = tidy(quoted?.replaceAll('""', '"') ?? plain);
  if (DOUBLED.has(`${code} ${name}`)) continue;
  const country = MOVED[`${code} ${name}`] ?? code;
  const respelt = RESPELT[`${code} ${name}`];
  const names = countries.get(country) ?? new Set();
  countries.set(country, names.add(respelt ? `${respelt} | ${name}` : name));
}

/** Without the spaces and the quotation marks of another encoding that slipped into the source. */
function tidy(name) {
  return name
    .replace(/[\u0093\u0094“”]/g, '"')
    .replace(/[´’]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();
}

const { compare } = new Intl.Collator('en');
const blocks = [...countries].sort(([a], [b]) => compare(a, b));
writeFileSync(
  TARGET,
  blocks.map(([country, names]) => `# ${country}\n${[...names].sort(compare).join('\n')}\n`).join('\n'),
);
