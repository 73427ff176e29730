import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import { type ControlSize, controlClass, useNativeWiring } from './field-context.ts';

type TextAreaProps = ComponentProps<'textarea'> & { size?: ControlSize };

/** Grows with its text in browsers that support it, and can be resized everywhere. */
export function TextArea({ size = 'md', className, rows = 4, dir = 'auto', ...rest }: TextAreaProps) {
  return (
    <textarea
      {...rest}
      {...useNativeWiring(rest)}
      rows={rows}
      dir={dir}
      className={cx(
        controlClass(size),
        'block max-h-120 min-h-24 resize-y leading-body field-sizing-content',
        className,
      )}
    />
  );
}
