import { parseArgs } from 'node:util';
import { importOccupations } from './embedded/import-occupations.ts';

/** Reads ESCO or O*NET files that the user has into the data folder; the embedded evaluator finds them there. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { to: { type: 'string', default: 'data/occupations.json' } },
});

if (positionals.length === 0) {
  process.stderr.write('Name at least one file: an ESCO occupations CSV, or the O*NET occupation and title files.\n');
  process.exitCode = 1;
} else {
  const count = await importOccupations(positionals, values.to);
  process.stdout.write(`${count} occupations were written to ${values.to}.\n`);
}
