import { useEffect, useRef, useState } from 'react';
import { isAppError } from '#shared/kernel/errors.ts';
import type { Locale } from '#shared/kernel/languages.ts';
import {
  resetTranslation,
  saveTranslation,
  type Translation,
  type TranslationCounts,
} from '#shared/reference/translations.contract.ts';
import { translationsTexts } from '#shared/reference/translations.texts.ts';
import { call } from '#web/lib/call.ts';
import { useTexts } from '#web/lib/texts.ts';
import { showToast } from '#web/ui/toasts.ts';

/** The state of a text that somebody is editing. */
type State =
  | { kind: 'resting' | 'unsaved' | 'saving' | 'saved' }
  | { kind: 'refused'; message: string }
  /** Somebody else has changed the text since it was loaded. */
  | { kind: 'conflict'; theirs: Translation };

/** Texts that were typed and not saved, by language and key. They are kept while another search is shown. */
export type Unsaved = Map<string, string>;

export type TranslationHandle = ReturnType<typeof useTranslation>;

type Options = {
  locale: Locale;
  loaded: Translation;
  unsaved: Unsaved;
  onSaved: (key: string, counts: TranslationCounts) => void;
};

/** One text: its saved value, what is being typed, and the actions that save it. */
export function useTranslation({ locale, loaded, unsaved, onSaved }: Options) {
  const t = useTexts(translationsTexts);
  const { key } = loaded;
  const id = `${locale} ${key}`;
  const [entry, setEntry] = useState(loaded);
  const [typed, setTyped] = useState(() => unsaved.get(id) ?? loaded.text ?? '');
  const [state, setState] = useState<State>({ kind: unsaved.has(id) ? 'unsaved' : 'resting' });
  // A save that runs later must use the latest entry and text, not those of an earlier render.
  const latest = useRef({ entry, typed });
  const lastSave = useRef<Promise<void>>(Promise.resolve());
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  function type(text: string): void {
    latest.current.typed = text;
    setTyped(text);
    if (text === (latest.current.entry.text ?? '')) unsaved.delete(id);
    else unsaved.set(id, text);
    if (state.kind === 'saved') setState({ kind: 'resting' });
  }

  function show(next: Translation): void {
    latest.current.entry = next;
    setEntry(next);
  }

  function settle(next: Translation, text: string): void {
    show(next);
    // If somebody kept typing, their text stays and is saved next.
    if (latest.current.typed === text) type(next.text ?? '');
  }

  function refuse(error: unknown, text: string): void {
    if (!isAppError(error)) throw error;
    if (latest.current.typed === text) unsaved.set(id, text);
    const message = error.errors?.text?.[0] ?? error.message;
    if (error.code === 'conflict') setState({ kind: 'conflict', theirs: error.extra?.entry as Translation });
    else setState({ kind: 'refused', message });
    if (!isShown.current) showToast({ type: 'error', title: t('translations.unsaved'), text: `${key}: ${message}` });
  }

  async function saveNow(): Promise<void> {
    const { typed: text, entry: now } = latest.current;
    if (text.trim() === (now.text ?? '')) {
      unsaved.delete(id);
      setState((before) => (before.kind === 'saved' ? before : { kind: 'resting' }));
      return;
    }
    setState({ kind: 'saving' });
    // A text that is being saved does not count as unsaved, so leaving the page does not ask about it.
    unsaved.delete(id);
    try {
      const saved = await call(saveTranslation, { locale, key, text, before: now.text });
      settle(saved.entry, text);
      setState({ kind: 'saved' });
      onSaved(key, saved.counts);
    } catch (error) {
      refuse(error, text);
    }
  }

  /** Saves run one after the other, because each builds on the result of the previous one. */
  function save(): Promise<void> {
    lastSave.current = lastSave.current.then(saveNow);
    return lastSave.current;
  }

  function typeAndSave(text: string): Promise<void> {
    type(text);
    return save();
  }

  async function reset(): Promise<void> {
    await lastSave.current;
    const { typed: text, entry: now } = latest.current;
    setState({ kind: 'saving' });
    try {
      const answer = await call(resetTranslation, { locale, key, before: now.text });
      settle(answer.entry, text);
      setState({ kind: 'resting' });
      onSaved(key, answer.counts);
      showToast({
        type: 'success',
        title: t('translations.was_reset', { key }),
        action: { label: t('translations.undo'), onAction: () => typeAndSave(now.text ?? '') },
      });
    } catch (error) {
      refuse(error, text);
    }
  }

  return {
    entry,
    typed,
    state,
    type,
    save,
    reset,
    /** Returns to the saved text. */
    giveUp(): void {
      type(latest.current.entry.text ?? '');
      setState({ kind: 'resting' });
    },
    takeTheirs(theirs: Translation): void {
      show(theirs);
      type(theirs.text ?? '');
      setState({ kind: 'resting' });
    },
    saveMine(theirs: Translation): Promise<void> {
      show(theirs);
      return save();
    },
  };
}
