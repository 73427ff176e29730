import { bigint, customType, timestamp } from 'drizzle-orm/pg-core';

export const identity = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();
export const reference = () => bigint({ mode: 'number' });
export const moment = () => timestamp({ withTimezone: true });
export const createdAt = () => moment().notNull().defaultNow();
/** Times have milliseconds, like those of JavaScript, so that the database and the program sort alike. */
export const orderedMoment = () => timestamp({ withTimezone: true, precision: 3 }).notNull().defaultNow();

/** Raw bytes; of secrets only the SHA-256 is stored. */
export const bytes = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  // The embedded database returns plain `Uint8Array`s, which lack the methods of a Buffer.
  fromDriver: (value) => Buffer.from(value),
});

/** Rank keys must sort by their bytes, not by the rules of a language. */
export const rankKey = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' });
