import { ChevronRight } from 'lucide-react';
import { cx } from './cx.ts';
import { Icon } from './Icon.tsx';
import { Link } from './Link.tsx';

type Crumb = { label: string; to?: string };

/** The way to this page; the last one is the page itself. */
export function Breadcrumbs({
  label,
  items,
  className,
}: {
  label: string;
  items: readonly Crumb[];
  className?: string;
}) {
  return (
    <nav aria-label={label} className={cx('text-sm text-ink-2', className)}>
      <ol className="flex flex-wrap items-center gap-x-s2">
        {items.map((crumb, place) => (
          <li key={crumb.label} className="flex items-center gap-s2">
            {place > 0 && <Icon of={ChevronRight} size="xs" flip />}
            {crumb.to === undefined ? (
              <span aria-current={place === items.length - 1 ? 'page' : undefined}>{crumb.label}</span>
            ) : (
              <Link to={crumb.to} className="inline-block py-1 hover:text-accent hover:underline">
                {crumb.label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
