import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Named after what was built: another build may fill another demo. */
export function demoFolder(): string {
  const digest = createHash('sha256').update(readFileSync('build/.fursa-built')).digest('hex').slice(0, 12);
  return path.resolve('node_modules/.cache/fursa', `demo-${digest}`);
}
