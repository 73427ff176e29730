import type { ComponentProps } from 'react';
import { type ButtonLook, buttonClass } from './button-look.ts';

type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** Something is in progress: the button keeps its place and its focus, and ignores further clicks. */
    busy?: boolean;
  };

export function Button({
  variant,
  size,
  wide,
  busy = false,
  className,
  children,
  onClick,
  onMouseDown,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      // Otherwise the field that has the focus would lose it and show its error, and the button would move away from
      // under the pointer, so that the click would be lost.
      onMouseDown={(event) => {
        onMouseDown?.(event);
        if (type === 'submit') event.preventDefault();
      }}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={(event) => {
        // A busy submit button must not submit a second time.
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
      className={buttonClass({ variant, size, wide }, className)}
    >
      {busy && (
        <span
          aria-hidden="true"
          className="size-4 animate-spin rounded-round border-2 border-current border-e-transparent motion-reduce:hidden"
        />
      )}
      {children}
    </button>
  );
}
