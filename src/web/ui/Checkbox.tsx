import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx.ts';
import { useNativeWiring } from './field-context.ts';
import { TickBox } from './TickBox.tsx';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'size'> & {
  children: ReactNode;
  help?: ReactNode;
  /** Shown at the end of the line, such as how many results a filter would have. */
  end?: ReactNode;
  size?: 'sm' | 'md';
};

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
      <TickBox {...rest} {...wiring} id={rest.id} className={size === 'sm' ? 'mt-0.5' : 'mt-0.75'} />
      <span className="min-w-0">
        {children}
        {help && <span className="block text-sm text-ink-2">{help}</span>}
      </span>
      {end !== undefined && <span className="ms-auto ps-s3 text-sm text-ink-3 tabular-nums">{end}</span>}
    </label>
  );
}
