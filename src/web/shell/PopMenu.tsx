import { type ReactNode, useEffect, useRef } from 'react';
import { buttonClass } from '#web/ui/button-look.ts';

type PopMenuProps = { label: string; trigger: ReactNode; children: ReactNode; className?: string };

/** A small list that opens below its button. It is a native disclosure, which keeps public pages light. */
export function PopMenu({ label, trigger, children, className }: PopMenuProps) {
  const details = useClosing();
  return (
    <details ref={details} className={`group relative ${className ?? ''}`}>
      <summary className={buttonClass({ variant: 'quiet' }, 'list-none px-3! [&::-webkit-details-marker]:hidden')}>
        <span className="sr-only">{label}: </span>
        {trigger}
      </summary>
      <div className="absolute end-0 top-full z-5 mt-1.5 grid min-w-48 rounded-r2 border border-line bg-raised p-1.5 shadow-3">
        {children}
      </div>
    </details>
  );
}

/** Closes a disclosure on Escape and on a click elsewhere. */
export function useClosing() {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = (event: Event) => {
      const element = details.current;
      if (!element?.open) return;
      if (event instanceof KeyboardEvent) {
        if (event.key !== 'Escape') return;
        element.querySelector('summary')?.focus();
      } else if (element.contains(event.target as Node)) return;
      element.open = false;
    };
    document.addEventListener('click', close);
    document.addEventListener('keydown', close);
    return () => {
      document.removeEventListener('click', close);
      document.removeEventListener('keydown', close);
    };
  }, []);
  return details;
}

export const popItemClass =
  'flex min-h-10 w-full items-center gap-2.5 rounded-r1 px-3 text-start text-md hover:bg-wash aria-[current]:bg-accent-soft aria-[current]:text-accent-strong';
