import { Check, Minus } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx.ts';
import { useNativeWiring } from './field-context.ts';
import { Icon } from './Icon.tsx';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'size'> & {
  children: ReactNode;
  help?: ReactNode;
  /** Shown at the end of the line, such as how many results a filter would have. */
  end?: ReactNode;
  size?: 'sm' | 'md';
};

const MARK =
  'pointer-events-none absolute inset-0 m-auto stroke-3 opacity-0 text-on-accent peer-disabled:text-ink-2 forced-colors:hidden!';

/** Includes its label; put it in a Field only if an error can appear below it. */
export function Checkbox({ children, help, end, size = 'md', className, ...rest }: CheckboxProps) {
  const { id: _shared, ...wiring } = useNativeWiring(rest);
  return (
    <label
      className={cx(
        'flex items-start gap-2.5 has-enabled:cursor-pointer pointer-coarse:min-h-11 pointer-coarse:py-2.5',
        size === 'sm' && 'text-sm leading-5.5',
        className,
      )}
    >
      {/* Aligned with the first line of the label, even if it wraps. */}
      <span className={cx('relative size-4.5 flex-none', size === 'sm' ? 'mt-0.5' : 'mt-0.75')}>
        <input
          {...rest}
          {...wiring}
          id={rest.id}
          type="checkbox"
          // The system's own box is grey in the dark, as if it were disabled. With forced colours it is the better one.
          className={cx(
            'peer m-0 block size-full appearance-none rounded-[5px] border border-control bg-surface transition-colors forced-colors:appearance-auto',
            'checked:border-accent checked:bg-accent indeterminate:border-accent indeterminate:bg-accent not-checked:enabled:hover:border-ink-2 aria-invalid:border-danger',
            'disabled:border-line-strong disabled:bg-wash',
          )}
        />
        <Icon of={Check} size="xs" className={cx(MARK, 'peer-checked:opacity-100 peer-indeterminate:opacity-0!')} />
        <Icon of={Minus} size="xs" className={cx(MARK, 'peer-indeterminate:opacity-100')} />
      </span>
      <span className="min-w-0">
        {children}
        {help && <span className="block text-sm text-ink-2">{help}</span>}
      </span>
      {end !== undefined && <span className="ms-auto ps-s3 text-sm text-ink-3 tabular-nums">{end}</span>}
    </label>
  );
}
