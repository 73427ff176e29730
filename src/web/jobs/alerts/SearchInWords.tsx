import { Badge } from '#web/ui/Badge.tsx';
import type { NamedSearch } from './named-search.ts';
import { useSearchLabels } from './search-labels.ts';

export function SearchInWords({ search }: { search: NamedSearch }) {
  const labels = useSearchLabels(search);
  return (
    <ul className="flex flex-wrap gap-1.5">
      {labels.map((label) => (
        <li key={label} className="min-w-0">
          <Badge tone="accent">
            <span dir="auto" className="wrap-anywhere whitespace-normal">
              {label}
            </span>
          </Badge>
        </li>
      ))}
    </ul>
  );
}
