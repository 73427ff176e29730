import { Worker } from 'node:worker_threads';
import type { Asked, ReaderAnswer } from './document.ts';
import { READER } from './reader-limits.ts';
import { Unreadable } from './unreadable.ts';

// Unpacked data is outside V8's heap limit, and a thread that is busy with a bad file cannot check itself. So a second
// thread watches memory and processor time, and whether the parent process still exists.
const { growthMb, lookMs, cpuSeconds } = READER;
const WATCH = `
  const most = process.memoryUsage.rss() + ${growthMb} * 1024 * 1024;
  const parent = process.ppid;
  const before = process.cpuUsage();
  setInterval(() => {
    const { user, system } = process.cpuUsage(before);
    const isTooMuch = process.memoryUsage.rss() > most || user + system > ${cpuSeconds} * 1e6;
    if (isTooMuch || process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
  }, ${lookMs});
`;

/**
 * Reads one document in this process. A thread of the server would not be safe: when a thread runs out of memory, Node
 * may end the whole process. The heap limit is set when the process is started.
 */
export function readOneDocument<Given extends Asked, Reading>(read: (document: Given) => Promise<Reading>): void {
  process.once('message', async (document) => {
    new Worker(WATCH, { eval: true, execArgv: [] });
    const answer = await read(document as Given).then(
      (reading): ReaderAnswer<Reading> => ({ reading }),
      (error): ReaderAnswer<Reading> => ({ trouble: error instanceof Unreadable ? error.trouble : 'broken' }),
    );
    process.send?.(answer, () => process.exit());
  });
}
