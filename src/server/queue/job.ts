import type { Db } from '../db/database.ts';

/**
 * The payload of every kind of job. A module adds its own kinds with `declare module`. A payload holds ids and never
 * names, addresses or texts, because nobody erases a person from the queue.
 */
export interface JobPayloads {
  'mail.send': { mailId: number };
}
export type JobName = keyof JobPayloads;

type Options<Payload> = {
  /** How often it is tried again after a failure, and how long it waits before each retry. */
  retries: number;
  retryAfterSeconds: number;
  /**
   * The longest time that an attempt may take. A job whose process was killed is begun again after this time, on the
   * embedded database as soon as the next process starts.
   */
  expiresAfterSeconds: number;
  /** How often a worker looks for jobs when it had none: half a second, unless nobody waits for what the job does. */
  pollSeconds?: number;
  /** With a key, a job is added only when none with the same key is waiting. */
  isKeyed?: boolean;
  /** Called when the last attempt has failed. */
  giveUp?: (payload: Payload) => Promise<void>;
  /** Returns what was waiting before this kind of job existed. It is called once, when the queue is created. */
  waitingBefore?: (tx: Db) => Promise<Payload[]>;
};

/** Background work with a payload. It may be done twice when a process is killed, so doing it again must do no harm. */
export type Job<Payload> = Options<Payload> &
  (
    | { run: (payload: Payload, signal: AbortSignal) => Promise<void> }
    /** For work that costs less in portions. All jobs of a portion succeed or fail together. */
    | { portion: number; runPortion: (payloads: Payload[]) => Promise<void> }
  );

/** The kinds of jobs that a module runs. */
export type Jobs = { [Name in JobName]?: Job<JobPayloads[Name]> };

/** Work that is done again and again at fixed times, by one process at a time. */
export type Schedule = {
  name: string;
  /** A cron expression. */
  every: string;
  run: () => Promise<void>;
};
