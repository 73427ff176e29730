import { createContext, type ReactNode, use } from 'react';

/** On the server: what stands in a page for a part that is kept. */
export type Keeping = {
  isKept(name: string): boolean;
  start(name: string): string;
  end: string;
  place(name: string): string;
};

/** Empty in the browser, which draws every part itself. */
export const KeepingContext = createContext<Keeping | null>(null);

type KeptProps = {
  /** Unique among the pages of a language; null when this visitor's part is like no other's. */
  name: string | null;
  children: ReactNode;
};

/**
 * A part that is the same on many pages of a language, such as the footer: the server renders it once and then only
 * puts it in. Nothing in it may depend on the page, and none of its components may call `useId`.
 */
export function Kept({ name, children }: KeptProps) {
  const keeping = use(KeepingContext);
  if (!keeping || name === null) return children;
  if (keeping.isKept(name)) return keeping.place(name);
  return (
    <>
      {keeping.start(name)}
      {children}
      {keeping.end}
    </>
  );
}
