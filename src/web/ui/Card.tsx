import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx.ts';

type CardProps = Omit<ComponentProps<'div'>, 'title'> & {
  as?: 'div' | 'section' | 'article' | 'aside' | 'li' | 'form';
  pad?: boolean;
  /** Gives the card a headed strip, as on the dashboards. */
  title?: ReactNode;
  titleLevel?: 2 | 3;
  /** Shown at the end of the header. */
  aside?: ReactNode;
};

export function Card({ as = 'div', pad, title, titleLevel = 2, aside, className, children, ...rest }: CardProps) {
  // A card accepts only the props that all block elements share.
  const Element = as as 'div';
  const Heading = `h${titleLevel}` as const;
  return (
    <Element
      {...rest}
      className={cx('rounded-r3 border border-line bg-surface shadow-1', pad && !title && 'p-s5', className)}
    >
      {title !== undefined && (
        <div className="flex min-h-12 flex-wrap items-center gap-x-s3 border-b border-line px-s4 py-s2">
          <Heading className="text-md">{title}</Heading>
          {aside && <div className="ms-auto text-sm text-ink-2">{aside}</div>}
        </div>
      )}
      {title !== undefined && pad ? <div className="p-s4">{children}</div> : children}
    </Element>
  );
}

/** A list is one card with dividers. Its children are `<li>`. */
export function CardList({ className, ...rest }: ComponentProps<'ul'>) {
  return (
    <ul
      {...rest}
      className={cx('divide-y divide-line overflow-clip rounded-r3 border border-line bg-surface shadow-1', className)}
    />
  );
}
