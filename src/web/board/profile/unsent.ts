import { useState } from 'react';

/** By kind and recipient. Lost when the page is closed or reloaded, and so when somebody signs out. */
const unsent = new Map<string, string>();

/** Typed and unsent text, restored when the reader returns from another applicant. */
export function useUnsent(
  what: 'note' | 'message',
  applicationId: number,
  /** The text if nothing was typed yet. */
  initial = '',
): [string, (text: string) => void] {
  const key = `${what} ${applicationId}`;
  const [text, setText] = useState(() => unsent.get(key) ?? initial);
  return [
    text,
    (changed) => {
      setText(changed);
      if (changed === '') unsent.delete(key);
      else unsent.set(key, changed);
    },
  ];
}
