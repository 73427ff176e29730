import { ChevronDown, ListFilter } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Button } from './Button.tsx';
import { Count } from './Count.tsx';
import { cx } from './cx.ts';
import { Icon } from './Icon.tsx';

type FoldedFiltersProps = {
  label: string;
  /** How many filters are set. */
  count: number;
  /** Open from the start, for a filter that needs attention. */
  startsOpen?: boolean;
  /** Shown beside the button, on phones only. */
  beside?: ReactNode;
  /** The classes of the box around the filters. */
  className?: string;
  children: ReactNode;
};

/** Filters that a phone shows only after a press: they would fill its screen before the first result. */
export function FoldedFilters({ label, count, startsOpen = false, beside, className, children }: FoldedFiltersProps) {
  const [isOpen, setOpen] = useState(startsOpen);
  const id = useId();
  return (
    <>
      <div className="flex gap-s2 md:hidden">
        <Button
          size="sm"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          className="min-h-11! min-w-0 flex-1"
        >
          <Icon of={ListFilter} size="sm" />
          {label}
          {count > 0 && <Count value={count} tone="accent" />}
          <Icon of={ChevronDown} size="sm" className={cx('ms-auto', isOpen && 'rotate-180')} />
        </Button>
        {beside}
      </div>
      <div id={id} className={cx('grid grid-cols-[minmax(0,1fr)] gap-s4', !isOpen && 'max-md:hidden', className)}>
        {children}
      </div>
    </>
  );
}
