import { useState } from 'react';
import { type Problem, validateEntry } from '#shared/applications/wizard/validate.ts';
import type { z } from '#shared/kernel/schema.ts';
import { useFormParts, useFormState } from '../form/form-context.ts';
import type { EntryCardActs } from './EntryCard.tsx';

/** What a dialog for one entry gets. */
export type EntryDialogProps<T> = {
  initial: T;
  isNew: boolean;
  refused: readonly Problem[];
  /** Called on every change. */
  onChange: (entry: T) => void;
  onSave: (entry: T) => void;
  /** Closes without saving and restores the previous entry. */
  onClose: () => void;
};

type Identified = { id?: number | undefined };
type Options<T> = {
  /** The name of the list in the form's data. */
  part: string;
  firstId: number;
  /** Where a new entry goes. */
  newest: 'first' | 'last';
  /** The rules of an entry; fields that break them are asked for on its card. */
  schemaAt: (at: number, entries: readonly T[]) => z.ZodType;
  /** Sorts the entries after one was saved. */
  inOrder?: (entries: readonly T[]) => T[];
};

/**
 * A list of entries that are edited in a dialog. What is typed there goes into the form at once, so that the draft
 * saves it; closing the dialog without saving restores the previous entry.
 */
export function useEntries<T extends Identified>(options: Options<T>) {
  const { part, firstId, newest, schemaAt, inOrder = (all) => [...all] } = options;
  const { store, errorsOf, asksOnCards } = useFormParts();
  const entries = useFormState<Record<string, T[]>, T[]>(({ data }) => data[part] ?? []);
  const errors = useFormState((state) => errorsOf(state));
  const unchecked = useFormState((state) => state.unchecked);
  /** `before` is the entry as it was when it was opened; null for a new one. */
  const [open, setOpen] = useState<{ entry: T & { id: number }; before: T | null } | null>(null);
  const mark = (entry: T) => `${part}:${entry.id}`;
  const listed = () => (store.get().data as Record<string, T[]>)[part] ?? [];
  const placeOf = (id: number) => listed().findIndex((one) => one.id === id);
  const problemsAt = (at: number) =>
    Object.entries(errors)
      .filter(([path]) => path.startsWith(`${part}.${at}.`))
      .map(([path, message]) => ({ path: path.slice(`${part}.${at}.`.length), message }));
  const missingAt = (at: number, entry: T) => {
    if (!asksOnCards) return [];
    const fields = validateEntry(schemaAt(at, entries), entry).map(({ path }) => path.split('.')[0] ?? '');
    return [...new Set(fields)];
  };

  function write(entry: T, order: (all: readonly T[]) => readonly T[] = (all) => all) {
    const all = listed();
    const at = all.findIndex((one) => one.id === entry.id);
    if (at >= 0) store.change(part, order(all.with(at, entry)));
    else store.change(part, order(newest === 'first' ? [entry, ...all] : [...all, entry]));
  }

  function close({ entry, before }: NonNullable<typeof open>) {
    const at = placeOf(entry.id);
    if (at >= 0 && before !== null) store.change(part, listed().with(at, before));
    else if (at >= 0) store.change(part, listed().toSpliced(at, 1));
    setOpen(null);
  }

  const dialog: EntryDialogProps<T> | null = open && {
    initial: open.entry,
    isNew: open.before === null,
    refused: open.before === null ? [] : problemsAt(placeOf(open.entry.id)),
    onChange: (entry) => write(entry),
    onSave(entry) {
      write(entry, inOrder);
      store.confirm(mark(entry));
      setOpen(null);
    },
    onClose: () => close(open),
  };
  return {
    entries,
    /** The index of the open entry; null if none is open or it is not in the list yet. */
    openAt: open && placeOf(open.entry.id) >= 0 ? placeOf(open.entry.id) : null,
    /** What an entry's card needs besides its texts. */
    cardAt(at: number): EntryCardActs {
      const entry = entries[at] as T;
      const isOpen = open !== null && open.entry.id === entry.id;
      return {
        path: `${part}.${at}`,
        problems: problemsAt(at),
        missing: isOpen ? [] : missingAt(at, entry),
        isOpen,
        onEdit: () => setOpen({ entry: entry as T & { id: number }, before: entry }),
        onDelete: () => store.change(part, entries.toSpliced(at, 1)),
        onChecked: unchecked.has(mark(entry)) ? () => store.confirm(mark(entry)) : undefined,
      };
    },
    add(empty: T) {
      const id = Math.max(firstId - 1, ...entries.map((one) => one.id ?? 0)) + 1;
      setOpen({ entry: { ...empty, id }, before: null });
    },
    dialog,
  };
}
