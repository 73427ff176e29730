import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { buildWhatIsStale, installWhatIsMissing, requireNode } from './prepare.mjs';
import { END_WITH_PARENT, run } from './process.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
requireNode();
// A server started by hand or by a service manager may outlive the shell that started it.
if (process.env.npm_lifecycle_event) await import('./end-with-parent.mjs');

const mode = process.argv.includes('--dev') ? 'dev' : process.argv.includes('--production') ? 'serve' : 'start';
await installWhatIsMissing();

if (mode === 'dev') {
  const tsx = path.join('node_modules', 'tsx', 'dist', 'cli.mjs');
  const watched = ['watch', '--clear-screen=false', '--exclude', 'src/web/**', '--exclude', '.react-router/**'];
  const env = { ...process.env, FURSA_MODE: 'dev', NODE_ENV: 'development' };
  process.exit(await run(process.execPath, [...END_WITH_PARENT, tsx, ...watched, 'src/server/main.ts'], { env }));
}

await buildWhatIsStale();
// Before anything is imported: React and React Router choose their production builds by it.
process.env.NODE_ENV = 'production';
process.env.FURSA_MODE = mode;
await import(pathToFileURL(path.resolve('build/fursa.mjs')).href);
