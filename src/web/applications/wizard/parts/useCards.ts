import { useState } from 'react';
import type { z } from 'zod';
import { incompleteEntry, validateEntry } from '#shared/applications/wizard/validate.ts';
import { showToast } from '#web/ui/toasts.ts';
import { newClientId } from '../client-id.ts';
import { useFormState, useWizard } from '../wizard-context.ts';

type Temporary = { tempId?: string | number | undefined };
type Options = { part: string; kind: 'education' | 'experience' /** The rules on Next. */; schema: z.ZodType };

/** A list of cards that are written in their place: which there are, which are open, what each lacks. */
export function useCards<T extends Temporary>({ part, kind, schema }: Options) {
  const { store, step } = useWizard();
  const entries = useFormState<Record<string, T[]>, T[]>(({ data }) => data[part] ?? []);
  const isTried = useFormState(({ tried }) => tried.has(step.id));
  const refused = useFormState((state) => state.refused);
  const unchecked = useFormState((state) => state.unchecked);
  const [open, setOpen] = useState<ReadonlySet<string | number>>(new Set());
  const keyOf = (entry: T, at: number) => entry.tempId ?? at;

  return {
    cards: entries.map((entry, at) => {
      const key = keyOf(entry, at);
      const said = refused.filter(({ path }) => path.startsWith(`${part}.${at}.`)).map(({ message }) => message);
      const missing = [...new Set([...said, ...validateEntry(schema, entry).map(({ message }) => message)])];
      const mark = `${part}:${key}`;
      return {
        key,
        entry,
        at,
        missing,
        isTried,
        // Whoever tried to go on is shown where something is missing.
        isOpen: open.has(key) || (isTried && missing.length > 0),
        onEdit: () => setOpen(new Set(open).add(key)),
        onClose: () => {
          setOpen(new Set([...open].filter((one) => one !== key)));
          store.confirm(mark);
        },
        onRemove: () => store.change(part, entries.toSpliced(at, 1)),
        onChecked: unchecked.has(mark) ? () => store.confirm(mark) : undefined,
      };
    }),
    add(empty: T) {
      const last = entries.at(-1);
      const incomplete = last && incompleteEntry(kind, schema, last);
      if (incomplete) {
        showToast({ type: 'warning', title: incomplete.message, text: incomplete.missing.join(', ') });
        return;
      }
      const tempId = newClientId().slice(0, 8);
      store.change(part, [...entries, { ...empty, tempId }]);
      setOpen(new Set(open).add(tempId));
    },
  };
}
export type CardState<T extends Temporary> = ReturnType<typeof useCards<T>>['cards'][number];
