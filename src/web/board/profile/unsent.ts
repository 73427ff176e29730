import { useState } from 'react';

/** By what it is and whom it is about. Gone with the page, and so with whoever signs out. */
const unsent = new Map<string, string>();

/** What somebody types and has not sent: it is there again when they come back from another applicant. */
export function useUnsent(what: 'note' | 'message', applicationId: number): [string, (text: string) => void] {
  const key = `${what} ${applicationId}`;
  const [text, setText] = useState(() => unsent.get(key) ?? '');
  return [
    text,
    (changed) => {
      setText(changed);
      if (changed === '') unsent.delete(key);
      else unsent.set(key, changed);
    },
  ];
}
