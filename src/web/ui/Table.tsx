import type { ReactNode } from 'react';
import { cx } from './cx.ts';

type TableProps = {
  /** The table's name; hidden unless `showCaption`. */
  caption: string;
  showCaption?: boolean;
  /** `<thead>` and `<tbody>` in plain HTML; the first cell of a row is a `<th scope="row">`. */
  children: ReactNode;
  className?: string;
};

/** A table that scrolls inside itself where it is too wide, reachable with the keyboard. */
export function Table({ caption, showCaption, children, className }: TableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse must be able to scroll a wide table.
    <section aria-label={caption} tabIndex={0} className={cx('overflow-x-auto rounded-r1', className)}>
      <table
        className={cx(
          'w-full border-collapse text-sm tabular-nums',
          '[&_:is(th,td)]:px-s3 [&_:is(th,td)]:py-2.5 [&_:is(th,td)]:text-start [&_:is(th,td):first-child]:ps-s4 [&_:is(th,td):last-child]:pe-s4',
          '[&_thead_th]:text-xs [&_thead_th]:font-semibold [&_thead_th]:whitespace-nowrap [&_thead_th]:text-ink-2',
          '[&_tbody_th]:font-semibold [&_tbody_tr]:border-t [&_tbody_tr]:border-line [&_tbody_tr:hover]:bg-paper',
        )}
      >
        <caption className={showCaption ? 'px-s4 py-s3 text-start text-md font-bold' : 'sr-only'}>{caption}</caption>
        {children}
      </table>
    </section>
  );
}
