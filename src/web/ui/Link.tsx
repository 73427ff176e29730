import type { ComponentProps } from 'react';

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** An address inside the product. */
  to: string;
  /** Replaces the history entry, and keeps the scroll position. */
  quietly?: boolean;
};

/**
 * A link inside the product. It is a plain element: one listener on the page follows them all (lib/follow-links.ts),
 * because a list of jobs has many links, and the router's own Link costs several times as much to render.
 */
export function Link({ to, quietly, ...rest }: LinkProps) {
  // The router looks for `data-discover` to learn of the pages that can be reached from here.
  return <a {...rest} href={to} data-discover="true" data-quietly={quietly || undefined} />;
}
