import { useState } from 'react';
import { isAppError } from '#shared/kernel/errors.ts';
import type { Locale } from '#shared/kernel/languages.ts';
import {
  type ImportedTranslations,
  importTranslations,
  previewImport,
} from '#shared/reference/translations.contract.ts';
import { translationsTexts } from '#shared/reference/translations.texts.ts';
import { TRANSLATION_FILE } from '#shared/reference/translations.values.ts';
import { translationsRule } from '#shared/reference/translations-rules.texts.ts';
import { call } from '#web/lib/call.ts';
import { useTexts } from '#web/lib/texts.ts';

type Previewed = { name: string; content: string; preview: ImportedTranslations };

/** The most bytes that a character takes in UTF-8. */
const BYTES = 4;

/** Reads a file and previews it; on request, imports it. */
export function useImport(locale: Locale, onDone: (imported: ImportedTranslations) => void) {
  const t = useTexts(translationsTexts);
  const [previewed, setPreviewed] = useState<Previewed | null>(null);
  const [busy, setBusy] = useState<'reading' | 'saving' | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  async function attempt(kind: 'reading' | 'saving', act: () => Promise<void>): Promise<void> {
    setBusy(kind);
    setFailure(null);
    try {
      await act();
    } catch (error) {
      if (!isAppError(error)) throw error;
      setFailure(error.errors?.file?.[0] ?? error.message);
      if (error.code === 'conflict' && previewed) await look(previewed.name, previewed.content).catch(() => {});
    } finally {
      setBusy(null);
    }
  }

  async function look(name: string, content: string): Promise<void> {
    setPreviewed({ name, content, preview: await call(previewImport, { locale, file: content }) });
  }

  return {
    previewed,
    busy,
    failure,
    read: (file: File) =>
      attempt('reading', async () => {
        setPreviewed(null);
        if (file.size > TRANSLATION_FILE.max * BYTES)
          return setFailure(translationsRule('rule.file_too_long', { max: TRANSLATION_FILE.max }));
        const content = await textOf(file);
        if (content === null) return setFailure(t('translations.import_unreadable'));
        await look(file.name, content);
      }),
    apply: ({ content, preview: { mark } }: Previewed) =>
      attempt('saving', async () => onDone(await call(importTranslations, { locale, file: content, mark }))),
  };
}

/** Null if the file is gone or is not valid text: broken characters would become texts of the site. */
async function textOf(file: File): Promise<string | null> {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    return null;
  }
}
