import { eq } from 'drizzle-orm';
import type { Locale } from '#shared/kernel/languages.ts';
import type { Db } from '../db/database.ts';
import { translations } from '../db/schema/reference.ts';

export async function findTranslations(db: Db, locale: Locale): Promise<Record<string, string>> {
  const rows = await db
    .select({ key: translations.key, text: translations.text })
    .from(translations)
    .where(eq(translations.locale, locale));
  return Object.fromEntries(rows.map(({ key, text }) => [key, text]));
}
