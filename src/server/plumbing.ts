import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import type { Postgres } from './db/open-postgres.ts';
import { createReadingRoom, type ReadingRoom } from './documents/reading-room.ts';
import { diskStoreOf, type FileStore } from './files/file-store.ts';
import { createEvents } from './kernel/events.ts';
import { createLogger } from './kernel/logger.ts';
import { createTransactions } from './kernel/transactions.ts';
import { createDelivery } from './queue/deliver.ts';
import { createMailer } from './queue/mailer.ts';
import { createRealtime } from './realtime/realtime.ts';
import { createReferenceService } from './reference/reference.service.ts';
import { createSettings } from './reference/settings.ts';

export type PlumbingOptions = {
  config: Config;
  database: Database | Postgres;
  /** In place of the usual one: tests bring one that is never patient. */
  readingRoom?: ReadingRoom | undefined;
  /** In place of the disk: tests bring one that is full. */
  files?: FileStore | undefined;
};

/** What every noun may need and none of them is about. */
export function createPlumbing({ config, database, readingRoom, files }: PlumbingOptions) {
  const { db } = database;
  const { publicUrl, secureCookies, redisUrl } = config;
  const log = createLogger(config.logLevel);
  const events = createEvents(log);
  const settings = createSettings(db);
  const reference = createReferenceService(db, () => settings.latest().site_name);
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
    }),
    settings,
    reference,
    mailer: createMailer({ db, delivery: createDelivery(config), wordsIn: reference.wordsIn, settings }),
    files: files ?? diskStoreOf(config),
    readingRoom: readingRoom ?? createReadingRoom(),
  };
}
export type Plumbing = ReturnType<typeof createPlumbing>;
