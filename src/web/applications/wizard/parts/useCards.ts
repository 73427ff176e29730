import { useMemo, useState } from 'react';
import { incompleteEntry, validateEntry } from '#shared/applications/wizard/validate.ts';
import type { z } from '#shared/kernel/schema.ts';
import { useWords } from '#web/lib/words.ts';
import { useFormState } from '#web/profiles/form/form-context.ts';
import { showToast } from '#web/ui/toasts.ts';
import { newClientId } from '../client-id.ts';
import { useWizard } from '../wizard-context.ts';

type Key = string | number;
type Temporary = { tempId?: Key | undefined };
type Options = { part: string; kind: 'education' | 'experience' /** The rules on Next. */; schema: z.ZodType };

/**
 * A list of cards that are edited in place: which cards there are, which are open, and what each lacks. The functions
 * in `acts` stay the same while somebody types, so that typing in one card does not render the others.
 */
export function useCards<T extends Temporary & object>({ part, kind, schema }: Options) {
  const { store, step } = useWizard();
  const words = useWords();
  const entries = useFormState<Record<string, T[]>, T[]>(({ data }) => data[part] ?? []);
  const isTried = useFormState(({ tried }) => tried.has(step.id));
  const refused = useFormState((state) => state.refused);
  const unchecked = useFormState((state) => state.unchecked);
  const [open, setOpen] = useState<ReadonlySet<Key>>(new Set());

  const acts = useMemo(
    () => ({
      edit: (key: Key) => setOpen((before) => new Set(before).add(key)),
      close(key: Key) {
        setOpen((before) => new Set([...before].filter((one) => one !== key)));
        store.confirm(markOf(part, key));
      },
      remove(at: number) {
        const { [part]: now = [] } = store.get().data as Record<string, T[]>;
        store.change(part, now.toSpliced(at, 1));
      },
      check: (key: Key) => store.confirm(markOf(part, key)),
    }),
    [store, part],
  );
  const lacksOf = useMemo(() => {
    const known = new WeakMap<T, string>();
    return (entry: T): string => {
      const lacks = known.get(entry) ?? asLines(validateEntry(schema, entry).map(({ message }) => message));
      known.set(entry, lacks);
      return lacks;
    };
  }, [schema]);

  return {
    cards: entries.map((entry, at) => {
      const key = entry.tempId ?? at;
      const said = refused.filter(({ path }) => path.startsWith(`${part}.${at}.`)).map(({ message }) => message);
      const missing = asLines([...new Set([...said, ...linesOf(lacksOf(entry))])]);
      return {
        part,
        id: key,
        entry,
        at,
        /** One message per line. A string compares by its value, so the same messages do not render the card again. */
        missing,
        isTried,
        // After an attempt to go on, the cards with missing fields open.
        isOpen: open.has(key) || (isTried && missing !== ''),
        isUnchecked: unchecked.has(markOf(part, key)),
        acts,
      };
    }),
    add(empty: T) {
      const last = entries.at(-1);
      const incomplete = last && incompleteEntry(kind, schema, last);
      if (incomplete) {
        showToast({ type: 'warning', title: incomplete.message, text: incomplete.missing.map(words).join(', ') });
        return;
      }
      // The new card shows no errors yet, and the earlier ones are complete.
      store.forgive(step.id);
      const tempId = newClientId().slice(0, 8);
      store.change(part, [...entries, { ...empty, tempId }]);
      acts.edit(tempId);
    },
  };
}
export type CardState<T extends Temporary & object> = ReturnType<typeof useCards<T>>['cards'][number];

/** The key under which the store remembers that nobody has checked an entry yet. */
const markOf = (part: string, key: Key) => `${part}:${key}`;
const asLines = (messages: readonly string[]) => messages.join('\n');
export const linesOf = (text: string): string[] => (text === '' ? [] : text.split('\n'));
