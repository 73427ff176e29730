import { Check, Minus } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import { Icon } from './Icon.tsx';

const MARK =
  'pointer-events-none absolute inset-0 m-auto stroke-3 opacity-0 text-on-accent peer-disabled:text-ink-2 forced-colors:hidden!';

/** The box of a checkbox without a label, which the caller has to provide. `className` positions it. */
export function TickBox({ className, ...rest }: Omit<ComponentProps<'input'>, 'type' | 'size'>) {
  return (
    <span className={cx('relative size-4.5 flex-none', className)}>
      <input
        {...rest}
        type="checkbox"
        // The native checkbox is grey in dark mode, as if it were disabled. With forced colours the native one is used.
        className={cx(
          'peer m-0 block size-full cursor-[inherit] appearance-none rounded-[5px] border border-control bg-surface transition-colors forced-colors:appearance-auto',
          'checked:border-accent checked:bg-accent indeterminate:border-accent indeterminate:bg-accent not-checked:enabled:hover:border-ink-2 aria-invalid:border-danger',
          'disabled:border-line-strong disabled:bg-wash',
        )}
      />
      <Icon of={Check} size="xs" className={cx(MARK, 'peer-checked:opacity-100 peer-indeterminate:opacity-0!')} />
      <Icon of={Minus} size="xs" className={cx(MARK, 'peer-indeterminate:opacity-100')} />
    </span>
  );
}
