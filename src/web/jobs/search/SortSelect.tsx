import { useId } from 'react';
import { jobSearchTexts } from '#shared/jobs/job-search.texts.ts';
import { JOB_SORTS, type JobSort } from '#shared/jobs/jobs.values.ts';
import { useTexts } from '#web/lib/texts.ts';
import { NativeSelect } from '#web/ui/NativeSelect.tsx';

type SortSelectProps = { value: JobSort | undefined; hasWords: boolean; onChange: (sort: string) => void };

/** Relevance is offered only if there are search words. The default order is left out of the address. */
export function SortSelect({ value, hasWords, onChange }: SortSelectProps) {
  const t = useTexts(jobSearchTexts);
  const id = useId();
  const usual: JobSort = hasWords ? 'relevance' : 'newest';
  const sorts = JOB_SORTS.filter((sort) => hasWords || sort !== 'relevance');
  return (
    <div className="flex min-w-0 items-center gap-s2 text-sm">
      <label htmlFor={id} className="text-ink-2 max-md:sr-only">
        {t('jobs.sort_by')}
      </label>
      <NativeSelect
        id={id}
        size="sm"
        name="sort"
        value={value === usual ? '' : (value ?? '')}
        onChange={(event) => onChange(event.target.value)}
        options={sorts.map((sort) => ({ value: sort === usual ? '' : sort, label: t(`jobs.sort_${sort}`) }))}
        className="md:min-w-34"
      />
    </div>
  );
}
