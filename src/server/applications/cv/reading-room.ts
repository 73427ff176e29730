import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CvReading } from '#shared/applications/cv-reading.contract.ts';
import type { Document } from './read-document.ts';
import { READER, type ReaderAnswer } from './reader-limits.ts';
import { Unreadable } from './unreadable.ts';

type Options = {
  /** The program that reads; tests bring ones that hang or explode. */
  reader?: string;
  timeMs?: number;
  atOnce?: number;
  waiting?: number;
  waitMs?: number;
};

const IS_SOURCE = import.meta.url.endsWith('.ts');
const PROGRAM = IS_SOURCE
  ? fileURLToPath(new URL('./cv-reader.ts', import.meta.url))
  : path.resolve('build/cv-reader.mjs');

/** Reads documents outside the server, a few at a time; the others wait, and not for ever. */
export function createReadingRoom(options: Options = {}) {
  const { reader = PROGRAM, timeMs = 20_000, atOnce = 2, waiting = 8, waitMs = 15_000 } = options;
  const readers = new Set<ChildProcess>();
  const queue: (() => void)[] = [];
  let busy = 0;

  /** Resolves when a place is free. */
  function enter(): Promise<void> {
    if (busy < atOnce) {
      busy += 1;
      return Promise.resolve();
    }
    if (queue.length >= waiting) throw new Unreadable('busy');
    return new Promise((resolve, reject) => {
      const turn = () => {
        clearTimeout(patience);
        resolve();
      };
      const patience = setTimeout(() => {
        queue.splice(queue.indexOf(turn), 1);
        reject(new Unreadable('busy'));
      }, waitMs);
      queue.push(turn);
    });
  }

  function leave(): void {
    const next = queue.shift();
    if (next) next();
    else busy -= 1;
  }

  function start(document: Document): Promise<CvReading> {
    return new Promise((resolve, reject) => {
      const child = fork(reader, [], {
        // Nothing of the server is given to it: no environment, no output, no open files.
        env: {},
        execArgv: [`--max-old-space-size=${READER.heapMb}`, ...(reader.endsWith('.ts') ? ['--import', 'tsx'] : [])],
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
        serialization: 'advanced',
      });
      readers.add(child);
      const clock = setTimeout(() => child.kill('SIGKILL'), timeMs);
      let answer: ReaderAnswer | null = null;
      child.once('message', (message) => {
        answer = message as ReaderAnswer;
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
    async read(document: Document): Promise<CvReading> {
      await enter();
      try {
        return await start(document);
      } finally {
        leave();
      }
    },
    close(): void {
      for (const child of readers) child.kill('SIGKILL');
    },
  };
}
export type ReadingRoom = ReturnType<typeof createReadingRoom>;
