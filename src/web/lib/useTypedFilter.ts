import { type ChangeEvent, useEffect, useRef, useState } from 'react';

const PAUSE_MS = 300;

/** A text filter. It is applied when typing pauses, and follows changes of the address. */
export function useTypedFilter(value: string, apply: (value: string) => void) {
  const [text, setText] = useState(value);
  const applied = useRef(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Another filter may be chosen while the typing pauses: it is not to be undone.
  const latest = useRef(apply);
  latest.current = apply;

  useEffect(() => {
    if (value === applied.current) return;
    applied.current = value;
    clearTimeout(timer.current);
    setText(value);
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const applyNow = (next: string) => {
    clearTimeout(timer.current);
    if (next === applied.current) return;
    applied.current = next;
    latest.current(next);
  };
  return {
    value: text,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      const next = event.target.value;
      setText(next);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => applyNow(next.trim()), PAUSE_MS);
    },
  };
}
