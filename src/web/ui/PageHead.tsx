import type { ReactNode } from 'react';

type PageHeadProps = {
  title: ReactNode;
  /** A sentence below the title. */
  lead?: ReactNode;
  actions?: ReactNode;
};

/** The first lines of a workspace page: its title, and what to do. */
export function PageHead({ title, lead, actions }: PageHeadProps) {
  return (
    <header className="mb-s5 flex flex-wrap items-end gap-s4 max-md:items-start max-md:gap-s3">
      {/* On a phone a single action stands beside the title; several get a line of their own. */}
      <div className="grid gap-s1 max-md:flex-1 max-md:basis-52">
        <h1>{title}</h1>
        {lead && <p className="max-w-[75ch] text-sm text-ink-2">{lead}</p>}
      </div>
      {actions && (
        <div className="flex gap-s2 max-md:has-[>:nth-child(2)]:w-full md:ms-auto max-md:[&>:not(:only-child)]:flex-1">
          {actions}
        </div>
      )}
    </header>
  );
}
