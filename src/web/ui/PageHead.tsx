import type { ReactNode } from 'react';

type PageHeadProps = { title: ReactNode; lead?: ReactNode; actions?: ReactNode };

/** The first lines of a workspace page: a sentence, and what to do. */
export function PageHead({ title, lead, actions }: PageHeadProps) {
  return (
    <header className="mb-s5 flex flex-wrap items-end gap-s4">
      <div className="grid gap-s1">
        {lead && <p className="text-sm text-ink-2">{lead}</p>}
        <h1>{title}</h1>
      </div>
      {actions && <div className="ms-auto flex gap-s2">{actions}</div>}
    </header>
  );
}
