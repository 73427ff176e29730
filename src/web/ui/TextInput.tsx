import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx.ts';
import { type ControlSize, controlClass, useNativeWiring } from './field-context.ts';
import { Icon } from './Icon.tsx';

type TextInputProps = Omit<ComponentProps<'input'>, 'size'> & {
  size?: ControlSize;
  icon?: LucideIcon;
  /** A small control inside the field, at its end. */
  end?: ReactNode;
};

export function TextInput({ size = 'md', icon, end, className, type = 'text', ...rest }: TextInputProps) {
  const input = (
    <input
      {...rest}
      {...useNativeWiring(rest)}
      type={type}
      className={cx(
        controlClass(size),
        icon && (size === 'sm' ? 'ps-8.5' : 'ps-10.5'),
        end !== undefined && 'pe-12',
        !icon && !end && className,
      )}
    />
  );
  if (!icon && end === undefined) return input;
  return (
    <div className={cx('relative', className)}>
      {icon && (
        <span
          className={cx(
            'pointer-events-none absolute inset-y-0 flex items-center text-ink-3',
            size === 'sm' ? 'start-2.5' : 'start-3.5',
          )}
        >
          <Icon of={icon} size={size === 'sm' ? 'sm' : 'md'} />
        </span>
      )}
      {input}
      {end !== undefined && <span className="absolute inset-y-0 end-1 flex items-center">{end}</span>}
    </div>
  );
}
