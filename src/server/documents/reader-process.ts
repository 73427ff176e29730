import { Worker } from 'node:worker_threads';
import type { Asked, ReaderAnswer } from './document.ts';
import { READER } from './reader-limits.ts';
import { Unreadable } from './unreadable.ts';

// Unpacked data is outside the heap, where no limit of V8 applies, and a thread that reads a bad file cannot watch itself.
// A second thread watches memory and processor time, and whether anybody still waits for the answer.
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
 * A process of its own for one document. A thread of the server would not do: when a thread runs out of memory,
 * Node may end the whole process with it. The heap's limit is given when the process is started.
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
