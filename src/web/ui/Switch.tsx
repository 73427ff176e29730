import type { ComponentProps } from 'react';
import { cx } from './cx.ts';

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'size' | 'role'> & {
  checked: boolean;
  'aria-label': string;
};

/** Turns something on or off at once. For what is sent with a form, there is the checkbox. */
export function Switch({ className, checked, ...rest }: SwitchProps) {
  return (
    // Larger than what is seen, for fingers.
    <label className={cx('relative inline-grid size-11 flex-none cursor-pointer place-items-center', className)}>
      <input
        {...rest}
        type="checkbox"
        checked={checked}
        role="switch"
        aria-checked={checked}
        className="peer absolute inset-0 m-0 cursor-[inherit] appearance-none rounded-r2 disabled:cursor-progress forced-colors:static forced-colors:appearance-auto"
      />
      <span
        aria-hidden="true"
        className="pointer-events-none flex h-5 w-8.5 items-center rounded-round bg-ink-3 p-0.5 transition-colors peer-checked:justify-end peer-checked:bg-accent peer-disabled:opacity-60 forced-colors:hidden"
      >
        <span className="size-4 rounded-round bg-surface" />
      </span>
    </label>
  );
}
