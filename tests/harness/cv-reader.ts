import path from 'node:path';
import { build } from 'esbuild';

/** The program that reads CVs, bundled as for production: from its sources it takes three times as long to start. */
export async function bundleCvReader(): Promise<string> {
  // Under node_modules, so that the bundle finds the packages it leaves outside.
  const folder = path.resolve('node_modules/.cache', `cv-reader-${process.pid}`);
  await build({
    entryPoints: { 'cv-reader': 'src/server/applications/cv/cv-reader.ts' },
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    logLevel: 'error',
  });
  return path.join(folder, 'cv-reader.mjs');
}
