import type { FastifyInstance } from 'fastify';
import type { ModuleDictionary } from '#shared/kernel/module-dictionary.ts';
import type { ApiDescription } from './http/api-description.ts';
import type { Route } from './http/route.ts';
import type { PersonErasure, PersonExport } from './kernel/privacy.ts';
import type { Jobs, Schedule } from './queue/job.ts';

/** What a module brings to the server. */
export type Module = {
  /** The services that later modules may use. */
  services?: Record<string, unknown>;
  /** Its texts in all languages. */
  dictionary?: ModuleDictionary;
  routes?: Route[];
  /** The heading of its endpoints in the API description, and the description of what `mount` adds. */
  openapi?: ApiDescription;
  /** Mounts routes that are not endpoints of the contract, such as feeds and files. */
  mount?: (app: FastifyInstance) => void;
  /** Reads what the module stores about a person, for their archive. */
  exports?: PersonExport;
  /** Deletes or empties what the module stores about a person. */
  erases?: PersonErasure;
  /** Background jobs with a payload, which services enqueue. */
  jobs?: Jobs;
  /** Background work that is done at fixed times. */
  schedules?: Schedule[];
  /** Each deletes what is no longer needed. They run every hour. */
  sweeps?: (() => Promise<void>)[];
  /** Runs before background work begins. */
  start?: () => Promise<void>;
  /** Ends what the module began by itself, before the database is closed. */
  stop?: () => Promise<void>;
  /** Runs every minute in every process. */
  everyMinute?: () => Promise<void>;
};
