import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { installWhatIsMissing, requireNode } from './prepare.mjs';
import { run } from './process.mjs';

// `npm run screen:cases`: what the evaluator says of hand-made applications to everyday jobs.
process.chdir(fileURLToPath(new URL('..', import.meta.url)));
requireNode();
await installWhatIsMissing();
const tsx = path.join('node_modules', 'tsx', 'dist', 'cli.mjs');
process.exit(await run(process.execPath, [tsx, 'bench/screening-cases/measure.ts', ...process.argv.slice(2)]));
