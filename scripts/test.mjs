import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildWhatIsStale, installWhatIsMissing, requireNode } from './prepare.mjs';
import { giveUp, run } from './process.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
requireNode();
await installWhatIsMissing();
await requireChromium();
await buildWhatIsStale();

const bin = (...parts) => path.join('node_modules', ...parts);
const node = (...args) => run(process.execPath, args);
const totals = { passed: 0, failed: 0 };

/** A check counts as one test: it passes or it fails. */
async function check(name, act) {
  console.log(`\n▸ ${name}`);
  const isGood = (await act()) === 0;
  totals[isGood ? 'passed' : 'failed'] += 1;
  if (!isGood) console.log(`✗ ${name}`);
}

await check('type check', async () => {
  const types = await node(bin('@react-router', 'dev', 'bin.js'), 'typegen');
  return types || node(bin('typescript', 'bin', 'tsc'), '--noEmit');
});
await check('lint and format', () => node(bin('@biomejs', 'biome', 'bin', 'biome'), 'ci', '--error-on-warnings'));
await check('import rules', () =>
  node(
    bin('dependency-cruiser', 'bin', 'dependency-cruise.mjs'),
    'src',
    'tests',
    '--config',
    '.dependency-cruiser.cjs',
  ),
);
await check('unused code and dependencies', () => node(bin('knip', 'bin', 'knip.js')));

const projects = ['unit', 'pglite', 'browser'];
if (process.env.TEST_DATABASE_URL) projects.splice(2, 0, 'postgres');
for (const project of projects) await runTests(project);

if (!process.env.TEST_DATABASE_URL) {
  console.log('\n!! The HTTP tests did NOT run on PostgreSQL. Set TEST_DATABASE_URL, for example');
  console.log('!! TEST_DATABASE_URL=postgres://postgres@127.0.0.1:5432/postgres npm test');
} else if (!process.env.TEST_REDIS_URL) {
  console.log('\n!! Two processes were NOT tried over Redis. Set TEST_REDIS_URL, for example redis://127.0.0.1:6379');
}
console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed > 0 ? 1 : 0);

async function runTests(project) {
  console.log(`\n▸ tests: ${project}`);
  const report = path.resolve('node_modules/.cache/fursa', `report-${project}.json`);
  mkdirSync(path.dirname(report), { recursive: true });
  rmSync(report, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const code = await node(bin('vitest', 'vitest.mjs'), 'run', '--project', project, ...reporters);
  if (!existsSync(report)) {
    totals.failed += 1;
    return;
  }
  const { numPassedTests, numFailedTests, numTotalTests } = JSON.parse(readFileSync(report, 'utf8'));
  totals.passed += numPassedTests;
  totals.failed += numFailedTests;
  // A file that cannot be loaded fails the run without a failed test.
  if ((code !== 0 && numFailedTests === 0) || numTotalTests === 0) totals.failed += 1;
}

/** The browser tests use the system's Chromium: nothing here downloads one. */
async function requireChromium() {
  const places = [
    process.env.CHROMIUM_PATH,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ];
  const found = () => places.find((place) => place && existsSync(place));
  if (!found() && existsSync('/usr/bin/apt-get')) {
    const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
    console.log('Installing Chromium…');
    const [command, ...args] = [...sudo, 'apt-get'];
    const quiet = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
    await run(command, [...args, 'update', '-qq'], quiet);
    await run(
      command,
      [...args, 'install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-noto-core'],
      quiet,
    );
  }
  const place = found();
  if (!place)
    giveUp('The browser tests need Chromium: install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.');
  process.env.CHROMIUM_PATH = place;
}
