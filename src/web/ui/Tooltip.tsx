import type { ReactElement, ReactNode } from 'react';
import { Tooltip as AriaTooltip, Focusable, TooltipTrigger } from 'react-aria-components';
import { AriaLocale } from './AriaLocale.tsx';

/**
 * Additional text on hover and on focus. `children` is one focusable element; essential information must not be here.
 */
export function Tooltip({
  text,
  children,
}: {
  text: ReactNode;
  children: ReactElement<Record<string, unknown>, string>;
}) {
  return (
    <AriaLocale>
      <TooltipTrigger delay={500} closeDelay={100}>
        <Focusable>{children}</Focusable>
        <AriaTooltip
          offset={8}
          className="max-w-70 rounded-r1 bg-ink px-2.5 py-1.5 text-xs text-paper shadow-2 data-[entering]:animate-appear"
        >
          {text}
        </AriaTooltip>
      </TooltipTrigger>
    </AriaLocale>
  );
}
