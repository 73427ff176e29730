import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { requireChromium } from './chromium.mjs';
import { buildWhatIsStale, installWhatIsMissing, requireNode } from './prepare.mjs';
import { END_WITH_PARENT, hear, run } from './process.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
requireNode();
if (process.env.npm_lifecycle_event) await import('./end-with-parent.mjs');
await installWhatIsMissing();
await requireChromium();
await buildWhatIsStale();

const bin = (...parts) => path.join('node_modules', ...parts);
const node = (...args) => run(process.execPath, [...END_WITH_PARENT, ...args]);
const totals = { passed: 0, failed: 0 };
/** The failures, repeated at the very end, for readers who see only the last lines of a run. */
const failures = [];
/** Tests that passed only on a retry: the run passes, but reports them. */
const secondGoes = [];

await Promise.all([
  // The native compiler takes a quarter of the time; the import rules need the JavaScript one.
  check(
    'type check',
    [bin('@react-router', 'dev', 'bin.js'), 'typegen'],
    [bin('typescript-native', 'bin', 'tsc'), '--noEmit'],
  ),
  check('lint and format', [bin('@biomejs', 'biome', 'bin', 'biome'), 'ci', '--error-on-warnings']).then(() =>
    check('import rules', [
      bin('dependency-cruiser', 'bin', 'dependency-cruise.mjs'),
      'src',
      'tests',
      '--config',
      '.dependency-cruiser.cjs',
    ]),
  ),
]);
// Reads the types that the type check has written.
await check('unused code and dependencies', [bin('knip', 'bin', 'knip.js')]);

const onPostgres = process.env.TEST_DATABASE_URL ? ['postgres'] : [];
await runTests('unit and HTTP', ['unit', 'pglite', ...onPostgres]);
await runTests('browser', ['browser']);
if (onPostgres.length > 0) await runTests('killed processes, full disks, several processes', ['faults']);

if (!process.env.TEST_DATABASE_URL) {
  console.log(
    '\n!! The tests on PostgreSQL and those of tests/faults and tests/cluster did NOT run. Set TEST_DATABASE_URL, for example',
  );
  console.log('!! TEST_DATABASE_URL=postgres://postgres@127.0.0.1:5432/postgres npm test');
} else if (!process.env.TEST_REDIS_URL) {
  console.log('\n!! Two processes were NOT tried over Redis. Set TEST_REDIS_URL, for example redis://127.0.0.1:6379');
}
if (secondGoes.length > 0) console.log(`\nPassed only on the second go:\n${secondGoes.join('\n')}`);
if (failures.length > 0) console.log(`\n${failures.join('\n')}`);
console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed > 0 ? 1 : 0);

/** A check counts as one test. Its output is printed when it ends, because others run beside it. */
async function check(name, ...steps) {
  const said = [];
  let isGood = true;
  for (const step of steps) isGood &&= (await hear(process.execPath, [...END_WITH_PARENT, ...step], said)) === 0;
  totals[isGood ? 'passed' : 'failed'] += 1;
  if (!isGood) failures.push(`✗ ${name}`);
  console.log(`\n▸ ${name}\n${said.join('').trim()}${isGood ? '' : `\n✗ ${name}`}`);
}

async function runTests(name, projects) {
  console.log(`\n▸ tests: ${name}`);
  const report = path.resolve('node_modules/.cache/fursa', `report-${projects[0]}.json`);
  mkdirSync(path.dirname(report), { recursive: true });
  rmSync(report, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const chosen = projects.flatMap((project) => ['--project', project]);
  const code = await node(bin('vitest', 'vitest.mjs'), 'run', ...chosen, ...reporters);
  if (!existsSync(report)) {
    totals.failed += 1;
    failures.push(`✗ ${name}: the tests did not run to their end`);
    return;
  }
  const { numPassedTests, numFailedTests, numTotalTests, testResults } = JSON.parse(readFileSync(report, 'utf8'));
  totals.passed += numPassedTests;
  totals.failed += numFailedTests;
  for (const file of testResults) {
    failures.push(...failuresOf(file));
    secondGoes.push(...secondGoesOf(file));
  }
  // A file that cannot be loaded fails the run without a failed test.
  if ((code !== 0 && numFailedTests === 0) || numTotalTests === 0) totals.failed += 1;
}

/** The failed tests of a file with the first lines of the reason, or that it could not be loaded. */
function failuresOf({ name, status, message, assertionResults }) {
  const file = path.relative('.', name);
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (failed.length === 0) return status === 'failed' ? [`✗ ${file}\n${firstLines(message)}`] : [];
  return failed.map((test) => lineOf('✗', file, test));
}

function secondGoesOf({ name, assertionResults }) {
  const file = path.relative('.', name);
  return assertionResults
    .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
    .map((test) => lineOf('↻', file, test));
}

function lineOf(mark, file, { fullName, failureMessages }) {
  return `${mark} ${file} > ${fullName}\n${firstLines(failureMessages.join('\n'))}`;
}

function firstLines(text) {
  return text
    .split('\n')
    .slice(0, 12)
    .map((line) => `    ${line.slice(0, 300)}`)
    .join('\n');
}
