import type { SessionUser } from '#shared/identity/identity.contract.ts';
import type { InputOf } from '#shared/kernel/endpoint.ts';
import { AppError } from '#shared/kernel/errors.ts';
import type { Locale } from '#shared/kernel/languages.ts';
import type { Words } from '#shared/kernel/messages.ts';
import type { ShippedTexts } from '#shared/kernel/module-dictionary.ts';
import type * as contract from '#shared/reference/translations.contract.ts';
import { IMPORT_SHOWN, TRANSLATIONS_AT_ONCE } from '#shared/reference/translations.values.ts';
import { translationsRule } from '#shared/reference/translations-rules.texts.ts';
import type { Db } from '../../db/database.ts';
import type { Tx } from '../../kernel/events.ts';
import { fold } from '../../kernel/fold.ts';
import type { InTransaction } from '../../kernel/transactions.ts';
import { findTranslations } from '../reference.store.ts';
import { createTextsOfLanguage } from './texts-of-language.ts';
import { readTranslationFile, writeTranslationFile } from './translation-file.ts';
import { type Import, judgeImport } from './translation-import.ts';
import * as store from './translations.store.ts';

type Parts = { db: Db; inTransaction: InTransaction; shippedTexts: () => ShippedTexts };
type Place = { locale: Locale; key: string };
type Seen = Place & { before: string | null };

/** Keys from a file may be very long, so refused keys are cut to this many characters. */
const LONGEST_KEY = 100;

/** Lets admins change the texts of the interface. */
export function createTranslationsService({ db, inTransaction, shippedTexts }: Parts) {
  const texts = createTextsOfLanguage(shippedTexts);
  const changedIn = async (from: Db, locale: Locale) => new Map(Object.entries(await findTranslations(from, locale)));

  async function changedBeside(from: Db, locale: Locale) {
    const own = await changedIn(from, locale);
    return { own, english: locale === 'en' ? own : await changedIn(from, 'en') };
  }

  function expected({ locale, key }: Place) {
    const found = texts.expectedIn(locale).get(key);
    if (!found) throw new AppError('not_found');
    return found;
  }

  async function shown(from: Db, { locale, key }: Place) {
    const changed = await changedBeside(from, locale);
    return {
      entry: texts.showText(locale, key, expected({ locale, key }), changed),
      counts: texts.countTexts(locale, changed.own),
    };
  }

  async function write(tx: Tx, user: SessionUser, locale: Locale, changes: readonly store.TextChange[]) {
    const isShipped = ({ key, to }: store.TextChange) => to === texts.shippedText(locale, key);
    const written = changes.flatMap((one) => (isShipped(one) || one.to === null ? [] : { key: one.key, text: one.to }));
    await store.writeTexts(tx, locale, written);
    await store.forgetTexts(
      tx,
      locale,
      changes.filter(isShipped).map(({ key }) => key),
    );
    const recorded = { type: 'text.changed', actorId: user.id, locale } as const;
    await tx.record(...changes.map(({ key, from, to }) => ({ ...recorded, key, from, to })));
  }

  /** Does not overwrite a text that somebody else changed since the caller saw it. */
  async function change(user: SessionUser, { locale, key, before }: Seen, to: string | null) {
    return inTransaction(async (tx) => {
      await store.lockLanguage(tx, locale);
      const { entry } = await shown(tx, { locale, key });
      const isSaid = entry.text === to;
      if (!isSaid && entry.text !== before) throw new AppError('conflict', { extra: { entry } });
      // A changed text that equals the shipped one by now is no longer a change.
      const isShippedNow = entry.is_changed && to === entry.shipped;
      if (!isSaid || isShippedNow) await write(tx, user, locale, [{ key, from: entry.text, to }]);
      return shown(tx, { locale, key });
    });
  }

  return {
    async list({ locale, q, show, from }: InputOf<typeof contract.translations>) {
      const changed = await changedBeside(db, locale);
      const all = texts.showTexts(locale, changed);
      const start = Math.max(
        0,
        all.findIndex(({ key }) => key === from),
      );
      const wanted = q ? fold(q) : '';
      const isFound = (one: contract.Translation) =>
        (show !== 'missing' || one.text === null) &&
        (show !== 'changed' || one.is_changed) &&
        (!wanted || [one.key, one.english, one.text ?? ''].some((text) => fold(text).includes(wanted)));
      const found = all.flatMap((one, at) => (isFound(one) ? [{ one, at }] : []));
      const begin = found.findIndex(({ at }) => at >= start);
      // If the requested position no longer exists, such as after missing texts were written, the last page is shown.
      const first = begin < 0 ? Math.max(0, found.length - TRANSLATIONS_AT_ONCE) : begin;
      return {
        entries: found.slice(first, first + TRANSLATIONS_AT_ONCE).map(({ one }) => one),
        counts: texts.countTexts(locale, changed.own),
        found: found.length,
        first: first + 1,
        previous: first > 0 ? (found[Math.max(0, first - TRANSLATIONS_AT_ONCE)]?.one.key ?? null) : null,
        next: found[first + TRANSLATIONS_AT_ONCE]?.one.key ?? null,
      };
    },

    async save(user: SessionUser, { text, ...place }: Seen & { text: string }) {
      const fault = texts.faultIn(expected(place), text);
      if (fault) throw new AppError('invalid', { errors: { text: [fault] } });
      return change(user, place, text);
    },

    async reset(user: SessionUser, place: Seen) {
      expected(place);
      return change(user, place, texts.shippedText(place.locale, place.key));
    },

    /** Exports a whole language as a file. Missing texts are empty, to be filled in. */
    async export(locale: Locale): Promise<string> {
      const all = texts.showTexts(locale, await changedBeside(db, locale));
      return writeTranslationFile(all.map(({ key, text }) => [key, text ?? '']));
    },

    async preview({ locale, file }: { locale: Locale; file: string }, words: Words) {
      return told(judgeImport(texts, locale, readTranslationFile(file), await changedIn(db, locale)), words);
    },

    /** Imports exactly the changes of the preview, or nothing. */
    async import(user: SessionUser, { locale, file, mark }: InputOf<typeof contract.importTranslations>, words: Words) {
      const read = readTranslationFile(file);
      return inTransaction(async (tx) => {
        await store.lockLanguage(tx, locale);
        const judged = judgeImport(texts, locale, read, await changedIn(tx, locale));
        if (judged.mark !== mark)
          throw new AppError('conflict', { message: translationsRule('refusal.import_changed') });
        if (judged.changes.length > 0) await write(tx, user, locale, judged.changes);
        return told(judged, words);
      });
    },
  };
}
export type TranslationsService = ReturnType<typeof createTranslationsService>;

/** Lists the first changes and refusals only, and counts all of them. */
function told({ changes, refusals, unchanged, mark }: Import, words: Words) {
  return {
    changes: changes.slice(0, IMPORT_SHOWN),
    changed: changes.length,
    unchanged,
    refusals: refusals
      .slice(0, IMPORT_SHOWN)
      .map(({ key, reason }) => ({ key: [...key].slice(0, LONGEST_KEY).join(''), reason: words(reason) })),
    refused: refusals.length,
    mark,
  };
}
