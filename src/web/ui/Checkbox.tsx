import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx.ts';
import { useNativeWiring } from './field-context.ts';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'size'> & {
  children: ReactNode;
  help?: ReactNode;
  /** Stands at the far end of the line, such as how many a filter would find. */
  end?: ReactNode;
  size?: 'sm' | 'md';
};

/** The label is part of it; put it in a Field only where an error can stand under it. */
export function Checkbox({ children, help, end, size = 'md', className, ...rest }: CheckboxProps) {
  const { id: _shared, ...wiring } = useNativeWiring(rest);
  return (
    <label
      className={cx(
        'flex items-start gap-2.5 has-enabled:cursor-pointer pointer-coarse:min-h-11 pointer-coarse:items-center',
        size === 'sm' && 'text-sm leading-5.5',
        className,
      )}
    >
      <input
        {...rest}
        {...wiring}
        id={rest.id}
        type="checkbox"
        className={cx(
          'm-0 size-4.5 flex-none rounded-r1 accent-accent',
          size === 'sm' ? 'mt-0.5' : 'mt-0.75',
          'pointer-coarse:mt-0',
        )}
      />
      <span className="min-w-0">
        {children}
        {help && <span className="block text-sm text-ink-2">{help}</span>}
      </span>
      {end !== undefined && <span className="ms-auto ps-s3 text-sm text-ink-3 tabular-nums">{end}</span>}
    </label>
  );
}
