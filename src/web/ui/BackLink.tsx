import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { Icon } from './Icon.tsx';
import { Link } from './Link.tsx';

/** Leads from a page to the list that it was opened from, by that list's name. */
export function BackLink({ to, children, className }: { to: string; children: ReactNode; className?: string }) {
  return (
    <Link
      to={to}
      className={cx(
        'inline-flex min-h-8 items-center gap-s2 rounded-r1 text-sm text-ink-2 hover:text-ink pointer-coarse:min-h-11',
        className,
      )}
    >
      <Icon of={ArrowLeft} size="sm" flip />
      {children}
    </Link>
  );
}
