import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { Icon } from './Icon.tsx';
import { Told } from './Told.tsx';

type EmptyStateProps = {
  title: ReactNode;
  titleLevel?: 1 | 2 | 3;
  /** A sentence that says what to do next. */
  children?: ReactNode;
  icon?: LucideIcon;
  action?: ReactNode;
  className?: string;
};

export function EmptyState({ title, titleLevel = 2, children, icon, action, className }: EmptyStateProps) {
  const Heading = `h${titleLevel}` as const;
  return (
    <div
      className={cx(
        'grid justify-items-center gap-s3 rounded-r3 border border-dashed border-line-strong px-s5 py-s8 text-center',
        className,
      )}
    >
      {icon && <Icon of={icon} size="lg" className="text-accent" />}
      <Heading className="text-lg">{title}</Heading>
      {children && (
        <div className="max-w-[44ch] text-ink-2">
          <Told>{children}</Told>
        </div>
      )}
      {action && <div className="mt-s2">{action}</div>}
    </div>
  );
}
