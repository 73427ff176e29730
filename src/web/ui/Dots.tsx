import { Children, Fragment, type ReactNode } from 'react';
import { cx } from './cx.ts';

type DotsProps = {
  children: ReactNode;
  /** Truncates the line instead of wrapping it. */
  isOneLine?: boolean;
  className?: string;
};

const DOT = "before:text-ink-3 before:content-['·'/'']";

/** A few facts in a line, with a dot between them. Empty facts are left out. */
export function Dots({ children, isOneLine, className }: DotsProps) {
  const facts = Children.toArray(children).filter((fact) => fact !== '');
  return (
    // Every fact begins with its dot, and the dots at the beginning of a line are moved out of sight, so that no dot is
    // left at a line break. Nothing is positioned, because in a row that is a link as a whole, the link must lie above.
    <p className={cx('overflow-x-clip', className)}>
      <span className={cx('-ms-[0.75em] block', isOneLine && 'truncate')}>
        {facts.map((fact, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the facts of one line keep their order.
          <Fragment key={place}>
            <span
              className={cx(
                DOT,
                isOneLine
                  ? 'before:ps-[0.1em] before:pe-[0.35em]'
                  : 'inline-block ps-[0.75em] before:-ms-[0.65em] before:inline-block before:w-[0.65em]',
              )}
            >
              <bdi>{fact}</bdi>
            </span>{' '}
          </Fragment>
        ))}
      </span>
    </p>
  );
}
