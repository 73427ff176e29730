import closeWithGrace from 'close-with-grace';
import { readConfig } from './config.ts';
import { openDatabase } from './db/open-database.ts';
import { createServer } from './server.ts';
import { StartupError } from './startup-error.ts';

const DRAIN_MS = 9_000;

const say = (line: string) => process.stdout.write(`${line}\n`);

async function start(): Promise<void> {
  const config = readConfig();
  const database = await openDatabase(config);
  const hasDemo = config.mode !== 'serve' && database.engine === 'pglite';
  // Loaded only here, so that production never carries it.
  const demoLines = hasDemo ? await (await import('./demo/start-demo.ts')).startDemo(database.db) : null;
  const server = await createServer({ config, database, withPages: true });
  await server.startRunningParts();
  await server.app.listen({ port: config.port, host: config.host }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    throw new StartupError(`Port ${config.port} is in use. Stop the other program, or set PORT.`);
  });
  closeWithGrace({ delay: DRAIN_MS, logger: false }, () => server.close());
  const { port } = server.app.server.address() as { port: number };
  say(`Fursa listens on http://localhost:${port}`);
  if (database.engine === 'pglite') {
    say('Data: embedded PGlite. It survives the end of the process, not the loss of power: see docs/operations.md.');
  }
  for (const line of demoLines ?? []) say(line);
}

start().catch((error: unknown) => {
  process.stderr.write(error instanceof StartupError ? `${error.message}\n` : `${(error as Error)?.stack ?? error}\n`);
  process.exit(1);
});
