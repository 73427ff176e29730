import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { uiTexts } from '#shared/reference/ui.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { cx } from './cx.ts';
import { Icon } from './Icon.tsx';
import { Link } from './Link.tsx';

const SHAPE = 'inline-flex items-center gap-1.5 rounded-round text-sm font-medium border';
const SIZES = { sm: 'min-h-7 px-2.5 text-xs', md: 'min-h-8.5 px-3.5' } as const;
const PRESSABLE = 'border-line-strong bg-surface hover:border-accent hover:text-accent pointer-coarse:min-h-11';

/**
 * On touch screens it is high enough that every remove button has 44 px, including the gap to the next line of chips.
 */
const REMOVABLE = 'border-transparent bg-accent-soft pe-1 text-accent-strong pointer-coarse:min-h-9';

type ChipProps = {
  children: ReactNode;
  size?: keyof typeof SIZES;
  /** Makes the chip a link. */
  to?: string;
  /** Makes the chip a toggle; `pressed` is its state. */
  onPress?: () => void;
  pressed?: boolean;
  /** Makes the chip removable; `name` is used in the label of its remove button. */
  onRemove?: () => void;
  name?: string;
  className?: string;
};

export function Chip({ children, size = 'md', to, onPress, pressed, onRemove, name, className }: ChipProps) {
  const t = useTexts(uiTexts);
  if (to !== undefined)
    return (
      <Link to={to} className={cx(SHAPE, SIZES[size], PRESSABLE, className)}>
        {children}
      </Link>
    );
  if (onPress)
    return (
      <button
        type="button"
        aria-pressed={pressed}
        onClick={onPress}
        className={cx(
          SHAPE,
          SIZES[size],
          pressed ? 'border-accent bg-accent-soft text-accent-strong pointer-coarse:min-h-11' : PRESSABLE,
          className,
        )}
      >
        {children}
      </button>
    );
  if (onRemove)
    return (
      <span className={cx(SHAPE, SIZES[size], REMOVABLE, className)}>
        {children}
        <button
          type="button"
          onClick={onRemove}
          aria-label={t('ui.remove_named', { name: name ?? (typeof children === 'string' ? children : '') })}
          className={cx(
            'relative grid flex-none place-items-center rounded-round hover:bg-accent hover:text-on-accent pointer-coarse:after:absolute',
            size === 'sm' ? 'size-6 pointer-coarse:after:-inset-2.5' : 'size-6.5 pointer-coarse:after:-inset-2.25',
          )}
        >
          <Icon of={X} size="xs" />
        </button>
      </span>
    );
  return <span className={cx(SHAPE, SIZES[size], 'border-line-strong bg-surface', className)}>{children}</span>;
}
