import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Locale } from '#shared/kernel/languages.ts';
import type { Db } from '../../db/database.ts';
import { translations } from '../../db/schema/reference.ts';

export type ChangedText = { key: string; text: string };
/** `from` or `to` is null if there is no text before or after. */
export type TextChange = { key: string; from: string | null; to: string | null };

/** The number of rows per statement, so that a complete import stays below the limit of parameters. */
const PORTION = 500;

/** Changes to the texts of a language wait for each other. */
export async function lockLanguage(tx: Db, locale: Locale): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`translations ${locale}`}, 0))`);
}

export async function writeTexts(db: Db, locale: Locale, texts: readonly ChangedText[]): Promise<void> {
  for (const portion of portions(texts)) {
    await db
      .insert(translations)
      .values(portion.map((one) => ({ ...one, locale })))
      .onConflictDoUpdate({
        target: [translations.locale, translations.key],
        set: { text: sql`excluded.text`, updatedAt: sql`now()` },
      });
  }
}

/** Restores the shipped texts. */
export async function forgetTexts(db: Db, locale: Locale, keys: readonly string[]): Promise<void> {
  for (const portion of portions(keys))
    await db.delete(translations).where(and(eq(translations.locale, locale), inArray(translations.key, portion)));
}

function portions<T>(all: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(all.length / PORTION) }, (_, at) =>
    all.slice(at * PORTION, (at + 1) * PORTION),
  );
}
