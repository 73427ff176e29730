import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { requireChromium } from './chromium.mjs';
import { buildWhatIsStale, installWhatIsMissing, requireNode } from './prepare.mjs';
import { run } from './process.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
requireNode();
await installWhatIsMissing();
await requireChromium();
await buildWhatIsStale();
const tsx = path.join('node_modules', 'tsx', 'dist', 'cli.mjs');
process.exit(await run(process.execPath, [tsx, 'tests/screenshots/screenshots.ts', ...process.argv.slice(2)]));
