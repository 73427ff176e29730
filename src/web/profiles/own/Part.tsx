import type { ReactNode } from 'react';

type PartProps = { id: string; title: string; text?: string; children: ReactNode };

/** A part of the profile under its heading. */
export function Part({ id, title, text, children }: PartProps) {
  return (
    <section aria-labelledby={`${id}-title`} className="grid gap-s4">
      <div className="grid gap-s2 border-b border-line pb-s2">
        <h2 id={`${id}-title`} className="text-lg">
          {title}
        </h2>
        {text && <p className="text-sm text-ink-2">{text}</p>}
      </div>
      {children}
    </section>
  );
}

/** Two fields beside each other where there is room. */
export function Pairs({ children }: { children: ReactNode }) {
  return <div className="grid items-start gap-s4 md:grid-cols-2">{children}</div>;
}
