import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { Icon } from './Icon.tsx';

const TONES = {
  neutral: 'bg-wash text-ink-2',
  accent: 'bg-accent-soft text-accent-strong',
  /** Saffron is reserved for featured jobs. */
  featured: 'bg-saffron-soft text-saffron-ink [&_svg]:fill-current',
  success: 'bg-success-soft text-success',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger',
  info: 'bg-info-soft text-info',
} as const;
export type BadgeTone = keyof typeof TONES;

type BadgeProps = { tone?: BadgeTone; icon?: LucideIcon; pill?: boolean; className?: string; children: ReactNode };

/** A fact about the thing beside it. It cannot be clicked. */
export function Badge({ tone = 'neutral', icon, pill, className, children }: BadgeProps) {
  return (
    <span
      className={cx(
        'inline-flex min-h-6 items-center gap-1.25 px-2.25 text-xs font-semibold whitespace-nowrap',
        pill ? 'rounded-round' : 'rounded-r1',
        TONES[tone],
        className,
      )}
    >
      {icon && <Icon of={icon} size="xs" />}
      {children}
    </span>
  );
}
