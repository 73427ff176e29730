import type { ReactNode } from 'react';

type PageHeadProps = { title: ReactNode; lead?: ReactNode; actions?: ReactNode };

/** The first lines of a workspace page: a sentence, and what to do. */
export function PageHead({ title, lead, actions }: PageHeadProps) {
  return (
    <header className="mb-s5 flex flex-wrap items-end gap-s4">
      <div className="grid gap-s1">
        <h1>{title}</h1>
        {lead && <p className="text-sm text-ink-2 md:order-first">{lead}</p>}
      </div>
      {actions && (
        <div className="flex gap-s2 max-md:w-full md:ms-auto max-md:[&>:not(:only-child)]:flex-1">{actions}</div>
      )}
    </header>
  );
}
