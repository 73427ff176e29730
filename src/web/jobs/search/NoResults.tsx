import { SearchX } from 'lucide-react';
import { jobSearchTexts } from '#shared/jobs/job-search.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';

/** A filter to remove, and how many jobs the search would show without it. */
export type Relaxation = { label: string; total: number; to: string };

const SHOWN = 3;

/** Shown if no job matches all filters: suggests which filter to remove, and how many jobs that would show. */
export function NoResults({ relaxations, isFiltered }: { relaxations: readonly Relaxation[]; isFiltered: boolean }) {
  const t = useTexts(jobSearchTexts);
  if (!isFiltered) {
    return (
      <EmptyState icon={SearchX} title={t('jobs.none_open_title')}>
        {t('jobs.none_open_text')}
      </EmptyState>
    );
  }
  const shown = relaxations.slice(0, SHOWN);
  return (
    <EmptyState
      icon={SearchX}
      title={t('jobs.empty_title')}
      action={
        <div className="flex flex-wrap justify-center gap-s2">
          {shown.map(({ label, to }) => (
            <ButtonLink key={label} to={to} quietly>
              {t('jobs.remove_filter', { filter: label })}
            </ButtonLink>
          ))}
          <ButtonLink to="/jobs" variant="quiet" quietly>
            {t('jobs.clear_all_filters')}
          </ButtonLink>
        </div>
      }
    >
      {shown.length === 0 && <p>{t('jobs.empty_text')}</p>}
      {shown.map(({ label, total }) => (
        <p key={label}>{t('jobs.empty_relax', { filter: label, count: total })}</p>
      ))}
    </EmptyState>
  );
}
