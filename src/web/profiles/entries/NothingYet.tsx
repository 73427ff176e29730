import type { ReactNode } from 'react';

/** Where entries will stand. */
export function NothingYet({ children }: { children: ReactNode }) {
  return <p className="rounded-r3 bg-wash px-s5 py-s6 text-center text-ink-2">{children}</p>;
}
