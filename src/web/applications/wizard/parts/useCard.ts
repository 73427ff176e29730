import { useRef, useState } from 'react';
import type { z } from 'zod';
import { validateEntry } from '#shared/applications/wizard/validate.ts';
import { useConfirm } from '#web/ui/confirmations.ts';
import { useWizard } from '../wizard-context.ts';
import type { Entry } from './useEntry.ts';

type Options<T> = {
  part: string;
  at: number;
  entry: T;
  /** Somebody tried to leave the step: what is wrong may be said. */
  isTried: boolean;
  /** The rules of the card when it is saved. */
  schema: z.ZodType;
  onClose: () => void;
  onRemove: () => void;
  words: { unsaved: string; discard: string; keep: string; remove: string; removeLabel: string };
};

/**
 * An entry that is written in its place in the list. What is typed goes into the form at once, so that the draft has
 * it; Cancel puts back what was there when the card was opened.
 */
export function useCard<T extends object>(options: Options<T>) {
  const { part, at, entry, schema, onClose, onRemove, words } = options;
  const { store, step } = useWizard();
  const confirm = useConfirm();
  const [original] = useState(entry);
  const [wasSaved, setWasSaved] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const problems = wasSaved || options.isTried ? validateEntry(schema, entry) : [];
  const isChanged = entry !== original;
  const isNew = Object.entries(original).every(([name, value]) => name === 'tempId' || value === '' || value === false);

  const of: Entry<T> = {
    entry,
    problems,
    box,
    isChanged,
    errorOf: (field) => problems.find(({ path }) => path === field)?.message,
    change: (field, value) => store.change(`${part}.${at}.${field}`, value),
    reset: () => store.change(`${part}.${at}`, original),
    finish() {
      setWasSaved(true);
      return validateEntry(schema, entry).length === 0 ? entry : null;
    },
  };
  return {
    of,
    save() {
      if (of.finish()) onClose();
      else requestAnimationFrame(() => box.current?.focus());
    },
    async cancel() {
      const isSure =
        !isChanged ||
        (await confirm({ title: words.unsaved, confirmLabel: words.discard, cancelLabel: words.keep, danger: true }));
      if (!isSure) return;
      store.forgive(step.id);
      // An entry that never held anything has nothing to go back to.
      if (isNew) return onRemove();
      of.reset();
      onClose();
    },
    async remove() {
      if (await confirm({ title: words.remove, confirmLabel: words.removeLabel, danger: true })) onRemove();
    },
  };
}
