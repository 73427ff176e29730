import type { ReactNode } from 'react';
import { useWords } from '#web/lib/words.ts';

/** Where the interface shows what somebody is told: messages in words, everything else as it is. */
export function Told({ children }: { children: ReactNode }) {
  const words = useWords();
  return typeof children === 'string' ? words(children) : children;
}
