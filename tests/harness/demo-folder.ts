import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

/** Named after what was built: another build may fill another demo. */
export function demoFolder(): string {
  const digest = createHash('sha256').update(readFileSync('build/.fursa-built')).digest('hex').slice(0, 12);
  return path.resolve('node_modules/.cache/fursa', `demo-${digest}`);
}

/** A data folder with the demo in it, for one test. The system's own command copies four times as quickly as Node. */
export async function copyDemo(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'fursa-test-'));
  await promisify(execFile)('cp', ['-R', `${demoFolder()}/.`, folder]);
  return folder;
}
