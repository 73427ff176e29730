import { StartupError } from './startup-error.ts';
import { keepYoungMemorySmall } from './young-memory.ts';

keepYoungMemorySmall(true);
// Loading the product creates most of the short-lived objects of a start, so it is loaded after the flag is set.
const { start } = await import('./start.ts');
try {
  await start();
  keepYoungMemorySmall(false);
} catch (error) {
  process.stderr.write(error instanceof StartupError ? `${error.message}\n` : `${(error as Error)?.stack ?? error}\n`);
  process.exit(1);
}
