import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import type { Postgres } from './db/open-postgres.ts';
import { createFileParserPool, type FileParserPool } from './documents/file-parser-pool.ts';
import { diskStoreOf, type FileStore } from './files/file-store.ts';
import { createOutgoing } from './http/outgoing.ts';
import { createEvents } from './kernel/events.ts';
import { createLogger } from './kernel/logger.ts';
import { createTransactions } from './kernel/transactions.ts';
import type { Module } from './module.ts';
import { createDelivery } from './queue/deliver.ts';
import { createMailer } from './queue/mailer.ts';
import { createQueue } from './queue/queue.ts';
import { createRealtime } from './realtime/realtime.ts';
import { createReferenceService } from './reference/reference.service.ts';
import { createSettings } from './reference/settings.ts';
import { createShippedTexts } from './reference/shipped-texts.ts';

export type PlumbingOptions = {
  config: Config;
  database: Database | Postgres;
  /** Replaces the default one: tests pass a stub without limits. */
  fileParserPool?: FileParserPool | undefined;
  /** Replaces the disk: tests pass one that is full. */
  files?: FileStore | undefined;
};

/** Infrastructure that every module may need. */
export function createPlumbing({ config, database, fileParserPool, files }: PlumbingOptions, modules: () => Module[]) {
  const { db } = database;
  const { publicUrl, secureCookies, redisUrl } = config;
  const log = createLogger(config.logLevel);
  const events = createEvents(log);
  const queue = createQueue(database);
  const settings = createSettings(db);
  const shippedTexts = createShippedTexts(modules);
  const reference = createReferenceService(db, shippedTexts, () => settings.latest().site_name);
  return {
    config,
    database,
    db,
    publicUrl,
    log,
    events,
    ...createTransactions(db, events),
    realtime: createRealtime({
      publicUrl,
      secureCookies,
      postgres: 'pool' in database ? database : null,
      redisUrl,
      log,
      isDev: config.mode === 'dev',
      trustProxy: config.trustProxy,
      events,
    }),
    queue,
    settings,
    shippedTexts,
    reference,
    mailer: createMailer({
      db,
      queue,
      delivery: createDelivery(config),
      wordsIn: reference.wordsIn,
      settings,
      publicUrl,
      log,
    }),
    outgoing: createOutgoing(config.outgoing),
    files: files ?? diskStoreOf(config),
    fileParserPool: fileParserPool ?? createFileParserPool(),
  };
}
export type Plumbing = ReturnType<typeof createPlumbing>;
