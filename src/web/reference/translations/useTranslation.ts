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

/** How it stands with a text that somebody is writing. */
type State =
  | { kind: 'resting' | 'unsaved' | 'saving' | 'saved' }
  | { kind: 'refused'; message: string }
  /** Somebody else was quicker. */
  | { kind: 'conflict'; theirs: Translation };

/** What was typed and is not saved, by language and key: it outlives a search for something else. */
export type Unsaved = Map<string, string>;

export type TranslationHandle = ReturnType<typeof useTranslation>;

type Options = {
  locale: Locale;
  loaded: Translation;
  unsaved: Unsaved;
  onSaved: (key: string, counts: TranslationCounts) => void;
};

/** One text: what is said now, what is being typed, and the way from the one to the other. */
export function useTranslation({ locale, loaded, unsaved, onSaved }: Options) {
  const t = useTexts(translationsTexts);
  const { key } = loaded;
  const id = `${locale} ${key}`;
  const [entry, setEntry] = useState(loaded);
  const [typed, setTyped] = useState(() => unsaved.get(id) ?? loaded.text ?? '');
  const [state, setState] = useState<State>({ kind: unsaved.has(id) ? 'unsaved' : 'resting' });
  // What is saved a moment later must not rest on what was there when it was typed.
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
    // Typed on meanwhile: that is saved in its turn.
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
    // Under way is not unsaved: nobody is asked whether to leave because of it.
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

  /** One after the other: each rests on what the one before has saved. */
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
    /** Back to what is said now. */
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
