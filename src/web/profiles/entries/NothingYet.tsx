import type { ReactNode } from 'react';

/** Shown in place of the entries while there are none. */
export function NothingYet({ children }: { children: ReactNode }) {
  return <p className="rounded-r3 bg-wash px-s5 py-s6 text-center text-ink-2">{children}</p>;
}
