import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import { type ControlSize, controlClass, useNativeWiring } from './field-context.ts';
import { Icon } from './Icon.tsx';

type NativeSelectProps = Omit<ComponentProps<'select'>, 'size'> & {
  size?: ControlSize;
  /** Shorthand for `<option>` children. */
  options?: readonly { value: string; label: string; disabled?: boolean }[];
  /** An empty first option: nothing chosen yet. */
  placeholder?: string;
};

/** The browser's own list: light, and the best there is on a phone. */
export function NativeSelect({ size = 'md', options, placeholder, className, children, ...rest }: NativeSelectProps) {
  return (
    <div className={cx('relative', className)}>
      <select {...rest} {...useNativeWiring(rest)} className={cx(controlClass(size), 'appearance-none truncate pe-10')}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options?.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
        {children}
      </select>
      <span className="pointer-events-none absolute inset-y-0 end-3 flex items-center text-ink-2">
        <Icon of={ChevronDown} size="sm" />
      </span>
    </div>
  );
}
