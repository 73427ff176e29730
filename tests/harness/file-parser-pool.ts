import path from 'node:path';
import { build } from 'esbuild';
import { createFileParserPool } from '#server/documents/file-parser-pool.ts';

// Under node_modules, so that the bundles find the packages that they leave outside.
const PROGRAMS = path.resolve('node_modules/.cache/fursa/readers');

/** The programs that read documents, bundled as for production: from their sources they take three times as long. */
export async function bundleReaders(): Promise<void> {
  await build({
    entryPoints: {
      'cv-reader': 'src/server/cv/cv-reader.ts',
      'document-checker': 'src/server/documents/document-checker.ts',
      'calendar-reader': 'src/server/interviews/calendars/calendar-reader.ts',
      'mail-reader': 'src/server/messenger/replies/mail-reader.ts',
      'picture-encoder': 'src/server/documents/picture-encoder.ts',
    },
    outdir: PROGRAMS,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    logLevel: 'error',
  });
}

/** More patient than the usual one: a machine that runs other tests may take ten times as long. */
export const patientFileParserPool = () =>
  createFileParserPool({ programs: PROGRAMS, timeMs: 60_000, waitMs: 60_000, waitingEach: 20 });
