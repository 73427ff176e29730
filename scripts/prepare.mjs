import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { giveUp, QUIET_OUTPUT, run } from './process.mjs';

const INSTALL_STAMP = 'node_modules/.fursa-installed';
const BUILD_STAMP = 'build/.fursa-built';
const OLDEST_NODE = [20, 19];

export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return;
  giveUp(`Fursa needs Node ${OLDEST_NODE.join('.')} or newer; this is Node ${process.versions.node}.`);
}

/**
 * Installs when the lock file is not the one that was installed last.
 * Not `npm ci`: it refuses a lock file that lacks packages for other platforms, which some registries do not carry.
 */
export async function installWhatIsMissing() {
  const wanted = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  if (readStamp(INSTALL_STAMP) === wanted) return;
  console.error('Installing dependencies…');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const code = await run(
    npm,
    ['install', '--include=dev', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'],
    QUIET_OUTPUT,
  );
  if (code !== 0) giveUp('The dependencies could not be installed: see the lines above.');
  writeFileSync(INSTALL_STAMP, wanted);
}

/** Builds when a source is not what it was at the last build. */
export async function buildWhatIsStale() {
  const wanted = fingerprint();
  if (readStamp(BUILD_STAMP) === wanted) return;
  console.error('Building…');
  const { build } = await import('./build.mjs');
  if (!(await build())) giveUp('The build failed: see the lines above.');
  writeFileSync(BUILD_STAMP, wanted);
}

const SOURCES = ['src', 'public', 'package-lock.json', 'vite.config.ts', 'react-router.config.ts', 'scripts/build.mjs'];

/** Content, not dates: a fresh clone of what was built before is not stale, an edit within the same second is. */
function fingerprint() {
  const hash = createHash('sha256');
  const add = (file) => {
    if (statSync(file).isDirectory()) {
      for (const name of readdirSync(file).sort()) add(path.join(file, name));
    } else if (!/\.test\.tsx?$/.test(file)) {
      hash.update(file).update(readFileSync(file));
    }
  };
  for (const source of SOURCES) if (existsSync(source)) add(source);
  return hash.digest('hex');
}

function readStamp(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}
