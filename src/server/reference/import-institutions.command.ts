import { readFile } from 'node:fs/promises';
import { readConfig } from '../config.ts';
import { openDatabase } from '../db/open-database.ts';
import { StartupError } from '../startup-error.ts';
import { importInstitutions } from './import-institutions.ts';

const SHOWN_PROBLEMS = 50;

/** `npm run import-institutions -- file.csv`: more institutions for the search, kept in the database. */
async function run(file: string | undefined): Promise<void> {
  if (!file) throw new StartupError('Name a CSV file with the columns name and country_code.');
  const csv = await readText(file);
  const database = await openDatabase(readConfig());
  const outcome = await importInstitutions(database.db, csv).finally(() => database.close());
  if (outcome.problems) {
    const { problems } = outcome;
    const rest = problems.length - SHOWN_PROBLEMS;
    const lines = [...problems.slice(0, SHOWN_PROBLEMS), ...(rest > 0 ? [`And ${rest} more.`] : [])];
    throw new StartupError([...lines, 'Nothing was imported.'].join('\n'));
  }
  process.stdout.write(`Added: ${outcome.added}. Known already: ${outcome.known}.\n`);
}

async function readText(file: string): Promise<string> {
  const bytes = await readFile(file).catch((error: Error) => {
    throw new StartupError(`The file cannot be read: ${error.message}.`);
  });
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new StartupError(`${file} is not written in UTF-8. Save it as "CSV UTF-8" and try again.`);
  }
}

run(process.argv[2]).catch((error: unknown) => {
  process.stderr.write(error instanceof StartupError ? `${error.message}\n` : `${(error as Error)?.stack ?? error}\n`);
  process.exitCode = 1;
});
