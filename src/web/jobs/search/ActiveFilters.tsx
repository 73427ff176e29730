import { X } from 'lucide-react';
import type { RefObject } from 'react';
import { jobSearchTexts } from '#shared/jobs/job-search.texts.ts';
import { uiTexts } from '#shared/reference/ui.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { buttonClass } from '#web/ui/button-look.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { Link } from '#web/ui/Link.tsx';
import type { ActiveFilter } from './active-filters.ts';
import { searchAddress } from './search-address.ts';

type ActiveFiltersProps = {
  active: readonly ActiveFilter[];
  clearedAddress: string;
  /** Takes the focus when the chip that had it is gone. */
  heading: RefObject<HTMLElement | null>;
};

/** Each chip is a link to the search without it, so it can be removed without a script too. */
export function ActiveFilters({ active, clearedAddress, heading }: ActiveFiltersProps) {
  const t = useTexts(jobSearchTexts);
  const tUi = useTexts(uiTexts);
  if (active.length === 0) return null;
  const quietly = { quietly: true, onClick: () => heading.current?.focus() } as const;
  return (
    <ul aria-label={t('jobs.active_filters')} className="flex flex-wrap items-center gap-s2">
      {active.map(({ label, name, without }) => (
        <li key={`${name} ${label}`}>
          <Link
            {...quietly}
            to={searchAddress(without)}
            aria-label={tUi('ui.remove_named', { name: label })}
            className="group inline-flex min-h-8.5 items-center gap-1.5 rounded-round bg-accent-soft ps-3.5 pe-1 text-sm font-medium text-accent-strong pointer-coarse:min-h-11"
          >
            <span dir="auto">{label}</span>
            <span className="grid size-6.5 place-items-center rounded-round group-hover:bg-accent group-hover:text-on-accent">
              <Icon of={X} size="xs" />
            </span>
          </Link>
        </li>
      ))}
      <li>
        <Link {...quietly} to={clearedAddress} className={buttonClass({ variant: 'quiet', size: 'sm' })}>
          {t('jobs.clear_all')}
        </Link>
      </li>
    </ul>
  );
}
