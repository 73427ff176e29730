import { Children, Fragment, type ReactNode } from 'react';

/** A few facts on one line, with a point between them. What is empty falls away. */
export function Dots({ children, className }: { children: ReactNode; className?: string }) {
  const facts = Children.toArray(children).filter((fact) => fact !== '');
  return (
    <p className={className}>
      {facts.map((fact, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the facts of one line keep their order.
        <Fragment key={place}>
          {place > 0 && (
            <span aria-hidden="true" className="mx-1 text-ink-3">
              {' · '}
            </span>
          )}
          <bdi>{fact}</bdi>
        </Fragment>
      ))}
    </p>
  );
}
