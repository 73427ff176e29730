import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import { createFairQueue } from '../kernel/fair-queue.ts';
import type { Asked, ReaderAnswer } from './document.ts';
import { READER } from './reader-limits.ts';
import { Unreadable } from './unreadable.ts';

type Options = {
  /** The folder of the programs; tests provide programs that hang or crash. */
  programs?: string;
  timeMs?: number;
  atOnce?: number;
  atOnceEach?: number;
  waiting?: number;
  waitingEach?: number;
  waitMs?: number;
};

/** A program that reads one document: its source, and its name in the build. */
export type ReaderProgram = { name: string; source: string };
/** The address and the account that sent the document. Each of them has one document read at a time. */
export type Sender = { address: string; userId: number | null };

const IS_SOURCE = import.meta.url.endsWith('.ts');

// One address never uses both slots, nor more than a part of the queue, so that a few slow documents block nobody else.
const FEW = { atOnce: 2, atOnceEach: 1, waiting: 48, waitingEach: 6, waitMs: 15_000 };

/** Reads documents in child processes, a few at a time. Others wait in a queue for a limited time. */
export function createFileParserPool({ programs, timeMs = 20_000, ...turnOptions }: Options = {}) {
  const readers = new Set<ChildProcess>();
  let isClosed = false;
  const turns = createFairQueue({ ...FEW, ...turnOptions });

  function pathOf({ name, source }: ReaderProgram): string {
    return !programs && IS_SOURCE ? source : path.resolve(programs ?? 'build', `${name}.mjs`);
  }

  function start<Reading>(program: string, document: Asked): Promise<Reading> {
    return new Promise((resolve, reject) => {
      const child = fork(program, [], {
        // Nothing of the server is given to it: no environment, no output, no open files.
        env: {},
        execArgv: [`--max-old-space-size=${READER.heapMb}`, ...(program.endsWith('.ts') ? ['--import', 'tsx'] : [])],
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
        serialization: 'advanced',
      });
      readers.add(child);
      const clock = setTimeout(() => child.kill('SIGKILL'), timeMs);
      let answer: ReaderAnswer<Reading> | null = null;
      child.once('message', (message) => {
        answer = message as ReaderAnswer<Reading>;
        child.kill('SIGKILL');
      });
      child.once('error', reject);
      child.once('exit', () => {
        clearTimeout(clock);
        readers.delete(child);
        if (!answer) reject(new Unreadable('too_complex'));
        else if ('trouble' in answer) reject(new Unreadable(answer.trouble));
        else resolve(answer.reading);
      });
      child.send(document, (error) => error && child.kill('SIGKILL'));
    });
  }

  return {
    async read<Reading>(program: ReaderProgram, document: Asked, { address, userId }: Sender): Promise<Reading> {
      const leave = await turns.take(
        userId === null ? [`address ${address}`] : [`address ${address}`, `user ${userId}`],
      );
      if (!leave) throw new Unreadable('busy');
      try {
        if (isClosed) throw new Unreadable('busy');
        return await start<Reading>(pathOf(program), document);
      } finally {
        leave();
      }
    },
    /** Kills the running readers; waiting requests are refused. */
    close(): void {
      isClosed = true;
      for (const child of readers) child.kill('SIGKILL');
    },
  };
}
export type FileParserPool = ReturnType<typeof createFileParserPool>;
