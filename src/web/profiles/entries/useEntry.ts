import { useRef, useState } from 'react';
import { type Problem, validateEntry } from '#shared/applications/wizard/validate.ts';
import type { z } from '#shared/kernel/schema.ts';

type Options<T> = {
  initial: T;
  /** Errors found by an earlier check. */
  refused?: readonly Problem[];
  /** Called on every change, so that the draft includes what is typed. */
  onChange?: (entry: T) => void;
};

/** The state of an entry while it is edited in a dialog. */
export function useEntry<T extends object>({ initial, refused = [], onChange }: Options<T>, schema: z.ZodType) {
  const [entry, setEntry] = useState(initial);
  const latest = useRef(initial);
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
      latest.current = { ...latest.current, [field]: value };
      setEntry(latest.current);
      onChange?.(latest.current);
      setSaid((before) => before.filter(({ path }) => path !== field));
    },
    isChanged: entry !== initial,
    /** Returns the entry if it is complete; otherwise shows its errors and focuses the first. */
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
