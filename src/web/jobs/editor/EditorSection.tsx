import type { ReactNode } from 'react';

type EditorSectionProps = { id: string; title: string; children: ReactNode };

/** A section of the editor with an anchor for links. */
export function EditorSection({ id, title, children }: EditorSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="grid scroll-mt-30 gap-s4">
      <h2 id={`${id}-title`} className="border-b border-line pb-s2 text-lg">
        {title}
      </h2>
      {children}
    </section>
  );
}
