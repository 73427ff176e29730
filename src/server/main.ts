import { StartupError } from './startup-error.ts';
import { keepYoungMemorySmall } from './young-memory.ts';

keepYoungMemorySmall(true);
// Loaded only now: loading the product is most of what a start makes and throws away.
const { start } = await import('./start.ts');
try {
  await start();
  keepYoungMemorySmall(false);
} catch (error) {
  process.stderr.write(error instanceof StartupError ? `${error.message}\n` : `${(error as Error)?.stack ?? error}\n`);
  process.exit(1);
}
