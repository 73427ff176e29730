import type { LucideIcon } from 'lucide-react';
import { cx } from './cx.ts';

const SIZES = { xs: 13, sm: 16, md: 20, lg: 32 } as const;

type IconProps = {
  /** A named import of lucide-react, so that only the icons in use are shipped. */
  of: LucideIcon;
  size?: keyof typeof SIZES;
  /** Mirrors arrows and chevrons in right-to-left languages. */
  flip?: boolean;
  /** Only for icons without text beside them; others are hidden from screen readers. */
  label?: string;
  className?: string;
};

export function Icon({ of: Drawing, size = 'md', flip, label, className }: IconProps) {
  const named = label === undefined ? undefined : { 'aria-label': label, role: 'img' };
  return (
    <Drawing
      size={SIZES[size]}
      strokeWidth={size === 'md' ? 1.6 : size === 'lg' ? 1.4 : 1.8}
      className={cx('block', flip && 'flip', className)}
      {...named}
    />
  );
}
