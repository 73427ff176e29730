import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { buildWhatIsStale, installWhatIsMissing, requireNode } from './prepare.mjs';

// `npm run <command> -- <arguments>`: a command of the server's own code, from its build.
process.chdir(fileURLToPath(new URL('..', import.meta.url)));
requireNode();
await installWhatIsMissing();
await buildWhatIsStale();
const [, , command, ...args] = process.argv;
process.argv = [process.argv[0], command, ...args];
await import(pathToFileURL(path.resolve(`build/${command}.mjs`)).href);
