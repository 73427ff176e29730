import type { ReactNode } from 'react';
import { useWords } from '#web/lib/words.ts';

/** Renders text that may be a message key: messages are translated, everything else stays as it is. */
export function Told({ children }: { children: ReactNode }) {
  const words = useWords();
  return typeof children === 'string' ? words(children) : children;
}
