import { useMemo, useState } from 'react';
import { useSessionUser } from './session.ts';
import { openUnsentInput } from './unsent-input.ts';

const isText = (value: unknown): value is string => typeof value === 'string';

/**
 * The text of a field that appears after the page has loaded. What was typed and not sent is there again when the reader
 * returns to it, also after a reload. It ends with the tab, because it may be about another person.
 */
export function useUnsentText(
  of: string,
  /** The text if nothing was typed yet. */
  initial = '',
): [string, (text: string) => void] {
  const userId = useSessionUser()?.id ?? null;
  const kept = useMemo(
    () => openUnsentInput({ of, userId, version: 1, isValid: isText, storage: () => window.sessionStorage }),
    [of, userId],
  );
  const [text, setText] = useState(() => {
    const found = kept.read();
    return found.state === 'found' ? found.value : initial;
  });
  return [
    text,
    (changed) => {
      setText(changed);
      if (changed === '') kept.remove();
      else kept.write(changed);
    },
  ];
}
