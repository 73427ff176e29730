import type { ComponentProps } from 'react';

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** An address of ours. */
  to: string;
  /** Takes the place of this page in the history, and leaves the page where it is scrolled to. */
  quietly?: boolean;
};

/**
 * A link inside the product. It is only drawn: one listener on the page follows them all (lib/follow-links.ts), because
 * a list of jobs has many, and the router's own Link costs several times what it draws.
 */
export function Link({ to, quietly, ...rest }: LinkProps) {
  // The router looks for `data-discover` to learn of the pages that can be reached from here.
  return <a {...rest} href={to} data-discover="true" data-quietly={quietly || undefined} />;
}
