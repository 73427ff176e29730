import { useState } from 'react';
import type { Problem } from '#shared/applications/wizard/validate.ts';
import { useFormParts, useFormState } from '../form-context.ts';
import type { EntryCardActs } from './EntryCard.tsx';

/** What a dialog for one entry gets. */
export type EntryDialogProps<T> = {
  initial: T;
  isNew: boolean;
  refused: readonly Problem[];
  onSave: (entry: T) => void;
  onClose: () => void;
};

type Identified = { id?: number | undefined };
type Options<T> = {
  /** The part of the form's data. */
  part: string;
  firstId: number;
  /** Where a new entry goes. */
  newest: 'first' | 'last';
  /** The order in which they stand after one was written. */
  inOrder?: (entries: readonly T[]) => T[];
};

/** A list of entries that are written in a dialog: which there are, and which is open. */
export function useEntries<T extends Identified>({ part, firstId, newest, inOrder = (all) => [...all] }: Options<T>) {
  const { store, errorsOf } = useFormParts();
  const entries = useFormState<Record<string, T[]>, T[]>(({ data }) => data[part] ?? []);
  const errors = useFormState((state) => errorsOf(state));
  const unchecked = useFormState((state) => state.unchecked);
  /** null: none is open; without an id: a new one. */
  const [open, setOpen] = useState<{ entry: T; at: number | null } | null>(null);
  const mark = (entry: T) => `${part}:${entry.id}`;
  const problemsAt = (at: number) =>
    Object.entries(errors)
      .filter(([path]) => path.startsWith(`${part}.${at}.`))
      .map(([path, message]) => ({ path: path.slice(`${part}.${at}.`.length), message }));

  const checked = (entry: T) => (unchecked.has(mark(entry)) ? () => store.confirm(mark(entry)) : undefined);

  function save(entry: T) {
    const id = entry.id ?? Math.max(firstId - 1, ...entries.map((one) => one.id ?? 0)) + 1;
    const saved = { ...entry, id };
    if (open?.at != null) store.change(part, inOrder(entries.with(open.at, saved)));
    else store.change(part, inOrder(newest === 'first' ? [saved, ...entries] : [...entries, saved]));
    store.confirm(mark(saved));
    setOpen(null);
  }

  const dialog: EntryDialogProps<T> | null = open && {
    initial: open.entry,
    isNew: open.at === null,
    refused: open.at === null ? [] : problemsAt(open.at),
    onSave: save,
    onClose: () => setOpen(null),
  };
  return {
    entries,
    /** The place of the entry that is open; null when none is, or a new one. */
    openAt: open?.at ?? null,
    /** What an entry's card needs besides its words. */
    cardAt: (at: number): EntryCardActs => ({
      path: `${part}.${at}`,
      problems: problemsAt(at).map(({ message }) => message),
      onEdit: () => setOpen({ entry: entries[at] as T, at }),
      onDelete: () => store.change(part, entries.toSpliced(at, 1)),
      onChecked: checked(entries[at] as T),
    }),
    add: (empty: T) => setOpen({ entry: empty, at: null }),
    dialog,
  };
}
