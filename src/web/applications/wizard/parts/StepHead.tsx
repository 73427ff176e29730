import type { ReactNode } from 'react';

/** The first lines of a step: its heading takes the focus when the step begins. */
export function StepHead({ title, lead }: { title: string; lead?: ReactNode }) {
  return (
    <header className="grid gap-s2">
      <h2 className="text-2xl">{title}</h2>
      {lead && <p className="text-ink-2">{lead}</p>}
    </header>
  );
}
