import { type ComponentProps, type ReactNode, useContext } from 'react';
import { cx } from './cx.ts';
import { FieldContext } from './field-context.ts';

type RadioProps = Omit<ComponentProps<'input'>, 'type' | 'size'> & {
  children: ReactNode;
  help?: ReactNode;
  size?: 'sm' | 'md';
};

export function Radio({ children, help, size = 'md', className, ...rest }: RadioProps) {
  return (
    <label
      className={cx(
        'flex items-start gap-2.5 has-enabled:cursor-pointer pointer-coarse:min-h-11 pointer-coarse:py-2.5',
        size === 'sm' && 'text-sm leading-5.5',
        className,
      )}
    >
      <input
        {...rest}
        type="radio"
        // Styled like a checkbox, because the native radio is grey in dark mode; with forced colours the native one is
        // used. The dot is what the ring around it leaves free.
        className={cx(
          'm-0 size-4.5 flex-none cursor-[inherit] appearance-none rounded-round border border-control bg-surface transition-colors forced-colors:appearance-auto',
          'checked:border-[5.5px] checked:border-accent checked:bg-on-accent not-checked:enabled:hover:border-ink-2 aria-invalid:border-danger',
          'disabled:border-line-strong disabled:bg-wash checked:disabled:border-line-strong',
          size === 'sm' ? 'mt-0.5' : 'mt-0.75',
        )}
      />
      <span className="min-w-0">
        {children}
        {help && <span className="block text-sm text-ink-2">{help}</span>}
      </span>
    </label>
  );
}

/** Radios of one question, inside `<Field group>`, which gives the group its label and its error. */
export function RadioGroup({ className, children }: { className?: string; children: ReactNode }) {
  const field = useContext(FieldContext);
  return (
    <div
      role="radiogroup"
      aria-labelledby={field?.labelId}
      aria-describedby={field?.describedBy}
      aria-invalid={field?.invalid || undefined}
      aria-required={field?.required || undefined}
      className={cx('grid gap-s2', className)}
    >
      {children}
    </div>
  );
}
