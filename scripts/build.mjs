import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { END_WITH_PARENT, QUIET_OUTPUT, run } from './process.mjs';

/** Builds pages and server into build/. */
export async function build() {
  rmSync('build', { recursive: true, force: true });
  const environment = { ...process.env, NODE_ENV: 'production' };
  const router = path.join('node_modules', '@react-router', 'dev', 'bin.js');
  if (
    (await run(process.execPath, [...END_WITH_PARENT, router, 'build', '--logLevel', 'error'], {
      ...QUIET_OUTPUT,
      env: environment,
    })) !== 0
  )
    return false;
  await bundleEmbed();
  compressAssets('build/client');
  await bundleServer();
  return true;
}

/** They load files from their own folder (WebAssembly, native code, workers), or are imported only on demand. */
const NOT_BUNDLED = [
  '@electric-sql/pglite',
  '@node-rs/argon2',
  '@socket.io/redis-streams-adapter',
  'ioredis',
  'mammoth',
  'pg-native',
  'pino',
  'sharp',
  'unpdf',
  'vite',
];

async function bundleServer() {
  const esbuild = await import('esbuild');
  await esbuild.build({
    entryPoints: {
      fursa: 'src/server/main.ts',
      'cv-reader': 'src/server/cv/cv-reader.ts',
      'document-checker': 'src/server/documents/document-checker.ts',
      'calendar-reader': 'src/server/interviews/calendars/calendar-reader.ts',
      'mail-reader': 'src/server/messenger/replies/mail-reader.ts',
      'picture-encoder': 'src/server/documents/picture-encoder.ts',
      screen: 'src/server/screening/screen.ts',
      'import-occupations': 'src/server/screening/import-occupations.command.ts',
      'import-institutions': 'src/server/reference/import-institutions.command.ts',
    },
    outdir: 'build',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    chunkNames: 'chunks/[name]-[hash]',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    // Packages are bundled: reading them file by file takes half of the start time.
    external: NOT_BUNDLED,
    // Some of them still use `require` for Node's modules.
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
    // Node keeps the source in memory: without comments and spaces a server takes less of it. Names stay as they are.
    minifyWhitespace: true,
    legalComments: 'none',
    sourcemap: true,
    logLevel: 'warning',
  });
}

/** The script that shows an employer's jobs on other sites. Its address never changes, so its name has no hash. */
async function bundleEmbed() {
  const esbuild = await import('esbuild');
  await esbuild.build({
    entryPoints: { jobs: 'src/web/jobs/embed/jobs-embed.ts' },
    outdir: 'build/client/embed',
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
    logLevel: 'warning',
  });
}

/** Compresses once at build time and not per response. */
function compressAssets(folder) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(js|css|svg|html|json|txt)$/.test(entry.name)) continue;
    const file = path.join(entry.parentPath, entry.name);
    const content = readFileSync(file);
    if (content.length < 1024) continue;
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
    writeFileSync(`${file}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) process.exit((await build()) ? 0 : 1);
