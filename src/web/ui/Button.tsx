import type { ComponentProps } from 'react';
import { type ButtonLook, buttonClass } from './button-look.ts';

type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** Something is under way: the button keeps its place and its focus, and takes no second press. */
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
      // Left alone, the field that is being written in loses the focus and says what it misses, and the button moves
      // away from under the pointer: the press would be lost.
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
