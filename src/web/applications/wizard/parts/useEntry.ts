import { useRef, useState } from 'react';
import { type Problem, validateEntry } from '#shared/applications/wizard/validate.ts';
import type { z } from '#shared/kernel/schema.ts';

/** An entry while it is written, in a dialog or a card: its own state, kept apart until it is saved. */
export function useEntry<T extends object>(initial: T, schema: z.ZodType, refused: readonly Problem[] = []) {
  const [entry, setEntry] = useState(initial);
  const [isTried, setTried] = useState(false);
  const [said, setSaid] = useState(refused);
  const box = useRef<HTMLDivElement>(null);
  const problems = [...said, ...(isTried ? validateEntry(schema, entry) : [])];

  return {
    entry,
    problems,
    box,
    errorOf: (field: keyof T & string) => problems.find(({ path }) => path === field)?.message,
    change<Field extends keyof T & string>(field: Field, value: T[Field]) {
      setEntry((before) => ({ ...before, [field]: value }));
      setSaid((before) => before.filter(({ path }) => path !== field));
    },
    isChanged: entry !== initial,
    reset: () => {
      setEntry(initial);
      setTried(false);
      setSaid([]);
    },
    /** The entry when it is complete; otherwise its errors are shown, and the first of them takes the focus. */
    finish(): T | null {
      setTried(true);
      if (validateEntry(schema, entry).length === 0) return entry;
      requestAnimationFrame(() => {
        box.current
          ?.querySelector<HTMLElement>('[aria-invalid="true"]:is(input, select, textarea, button), [role="spinbutton"]')
          ?.focus();
      });
      return null;
    },
  };
}
export type Entry<T extends object> = ReturnType<typeof useEntry<T>>;
