import net from 'node:net';
import closeWithGrace from 'close-with-grace';
import { type Config, readConfig } from './config.ts';
import { openDatabase } from './db/open-database.ts';
import { diskStoreOf } from './files/file-store.ts';
import { createServer } from './server.ts';
import { StartupError } from './startup-error.ts';

const DRAIN_MS = 9_000;

/** Checks the port before the database is opened, because opening takes a while. */
function requireFreePort({ port, host }: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = net.createServer().once('error', reject);
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}

function inWords(error: NodeJS.ErrnoException, { port }: Config): Error {
  if (error.code !== 'EADDRINUSE') return error;
  return new StartupError(`Port ${port} is in use. Stop the other program, or set PORT.`);
}

/** Reads the configuration, opens the database and starts a server that listens. */
export async function start(): Promise<void> {
  const config = readConfig();
  const refuse = (error: NodeJS.ErrnoException) => {
    throw inWords(error, config);
  };
  await requireFreePort(config).catch(refuse);
  const database = await openDatabase(config);
  const hasDemo = config.mode !== 'serve' && database.engine === 'pglite';
  // The demo is imported only here, so that production never loads it.
  const demoLines = hasDemo
    ? await (await import('./demo/start-demo.ts')).startDemo(database.db, diskStoreOf(config))
    : null;
  const server = await createServer({ config, database, withPages: true });
  await server.startRunningParts();
  await server.app.listen({ port: config.port, host: config.host }).catch(refuse);
  closeWithGrace({ delay: DRAIN_MS, logger: false }, async ({ err }) => {
    if (err) server.app.log.fatal({ err }, 'ended by an unexpected error');
    await server.close();
  });
  const { port } = server.app.server.address() as { port: number };
  const lines = [
    `Fursa listens on http://localhost:${port}`,
    ...(database.engine === 'pglite'
      ? ['Data: embedded PGlite. It survives the end of the process, not the loss of power: see docs/operations.md.']
      : []),
    ...(demoLines ?? []),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}
