import type { FastifyInstance } from 'fastify';
import type { ModuleDictionary } from '#shared/kernel/module-dictionary.ts';
import type { ApiDescription } from './http/api-description.ts';
import type { Route } from './http/route.ts';
import type { PersonErasure, PersonExport } from './kernel/privacy.ts';
import type { Jobs, Schedule } from './queue/job.ts';

/** What a module brings to the server. */
export type Module = {
  /** What later modules build on. */
  services?: Record<string, unknown>;
  /** Its texts in all languages. */
  dictionary?: ModuleDictionary;
  routes?: Route[];
  /** How the description of the API names its calls, and what it mounts beside them. */
  openapi?: ApiDescription;
  /** Addresses that are no endpoints: feeds, files. */
  mount?: (app: FastifyInstance) => void;
  /** What it knows about a person, for their archive. */
  exports?: PersonExport;
  /** How it forgets a person. */
  erases?: PersonErasure;
  /** Background work with a payload, added by services. */
  jobs?: Jobs;
  /** Background work that is done at fixed times. */
  schedules?: Schedule[];
  /** Each deletes what is no longer needed. They run every hour. */
  sweeps?: (() => Promise<void>)[];
  /** Before background work begins. */
  start?: () => Promise<void>;
  /** What every process does for itself, each minute. */
  everyMinute?: () => Promise<void>;
};
