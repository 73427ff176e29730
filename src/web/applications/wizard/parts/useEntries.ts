import { useState } from 'react';
import { useFormState, useWizard } from '../wizard-context.ts';

type Identified = { id?: number | undefined };
type Options = {
  /** The part of the form's data. */
  part: string;
  firstId: number;
  /** Where a new entry goes. */
  newest: 'first' | 'last';
};

/** A list of entries that are written in a dialog: which there are, and which is open. */
export function useEntries<T extends Identified>({ part, firstId, newest }: Options) {
  const { store, errorsOf } = useWizard();
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

  return {
    entries,
    open,
    problemsAt,
    add: (empty: T) => setOpen({ entry: empty, at: null }),
    edit: (at: number) => setOpen({ entry: entries[at] as T, at }),
    close: () => setOpen(null),
    save(entry: T) {
      const id = entry.id ?? Math.max(firstId - 1, ...entries.map((one) => one.id ?? 0)) + 1;
      const saved = { ...entry, id };
      if (open?.at != null) store.change(part, entries.with(open.at, saved));
      else store.change(part, newest === 'first' ? [saved, ...entries] : [...entries, saved]);
      store.confirm(mark(saved));
      setOpen(null);
    },
    remove: (at: number) => store.change(part, entries.toSpliced(at, 1)),
    /** Undefined when there is nothing to check. */
    checked: (entry: T) => (unchecked.has(mark(entry)) ? () => store.confirm(mark(entry)) : undefined),
  };
}
