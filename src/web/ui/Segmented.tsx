import type { LucideIcon } from 'lucide-react';
import { useContext, useId } from 'react';
import { cx } from './cx.ts';
import { FieldContext } from './field-context.ts';
import { Icon } from './Icon.tsx';

type SegmentedProps<Value extends string> = {
  options: readonly { value: Value; label: string; icon?: LucideIcon; lang?: string }[];
  name?: string;
  value?: Value;
  defaultValue?: Value;
  onChange?: (value: Value) => void;
  /** Required without a surrounding `<Field group>`. */
  label?: string;
  className?: string;
};

/**
 * A few options side by side, one of which is chosen. They are plain radios, so it works in a form without a script.
 */
export function Segmented<Value extends string>({
  options,
  name,
  value,
  defaultValue,
  onChange,
  label,
  className,
}: SegmentedProps<Value>) {
  const field = useContext(FieldContext);
  const ownName = useId();
  return (
    <div
      role="radiogroup"
      aria-label={label}
      aria-labelledby={label ? undefined : field?.labelId}
      className={cx('flex divide-x divide-line overflow-clip rounded-r2 border border-control bg-surface', className)}
    >
      {options.map((option) => (
        <label
          key={option.value}
          className="relative flex min-h-8 flex-1 cursor-pointer items-center justify-center gap-1.5 px-2 text-center text-xs font-medium has-checked:bg-accent-soft has-checked:text-accent-strong has-focus-visible:shadow-focus-inset pointer-coarse:min-h-11"
        >
          <input
            type="radio"
            name={name ?? ownName}
            value={option.value}
            checked={value === undefined ? undefined : value === option.value}
            defaultChecked={value === undefined ? defaultValue === option.value : undefined}
            onChange={() => onChange?.(option.value)}
            className="absolute inset-0 m-0 cursor-pointer appearance-none rounded-r1 shadow-none! outline-none"
          />
          {option.icon && <Icon of={option.icon} size="sm" />}
          {option.lang ? <span lang={option.lang}>{option.label}</span> : option.label}
        </label>
      ))}
    </div>
  );
}
