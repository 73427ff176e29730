import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { demoFolder } from './demo-folder.ts';
import { startFursa } from './fursa-process.ts';

/** One start with an empty folder makes the demo; the browser tests copy it instead of making it again. */
export default async function prepareDataFolder(): Promise<void> {
  const folder = demoFolder();
  if (existsSync(folder)) return;
  const making = `${folder}-making-${process.pid}`;
  await rm(making, { recursive: true, force: true });
  await mkdir(making, { recursive: true });
  const fursa = await startFursa({ dataDir: making });
  await fursa.stop();
  await rename(making, folder);
}
