import type { FastifyInstance } from 'fastify';
import type { Route } from './http/route.ts';
import type { Work } from './queue/queue.ts';

/** What a module brings to the server. */
export type Module = {
  /** What later modules build on. */
  services?: Record<string, unknown>;
  routes?: Route[];
  /** Addresses that are no endpoints: feeds, files. */
  mount?: (app: FastifyInstance) => void;
  /** Background work, done by one process at a time. */
  works?: Work[];
  /** What is no longer needed goes, every hour. */
  sweeps?: (() => Promise<void>)[];
  /** Before background work begins. */
  start?: () => Promise<void>;
  /** What every process does for itself, each minute. */
  everyMinute?: () => Promise<void>;
};
