import { jobSearchTexts } from '#shared/jobs/job-search.texts.ts';
import type { JobFacets } from '#shared/jobs/jobs.contract.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useTypedFilter } from '#web/lib/useTypedFilter.ts';
import { cx } from '#web/ui/cx.ts';
import { Field } from '#web/ui/Field.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import type { JobFiltersHandle } from './useJobFilters.ts';

type SalaryFilterProps = {
  bars: JobFacets['salary'];
  handle: JobFiltersHandle;
  errors: { min?: string | undefined; max?: string | undefined };
};

/** The distribution of salaries among the jobs found, and two fields for the range. */
export function SalaryFilter({ bars, handle: { filters, set }, errors }: SalaryFilterProps) {
  const t = useTexts(jobSearchTexts);
  const min = useTypedFilter(filters.salary_min ?? '', (value) => set({ salary_min: value }));
  const max = useTypedFilter(filters.salary_max ?? '', (value) => set({ salary_max: value }));
  return (
    <>
      <Histogram bars={bars} min={Number(filters.salary_min) || 0} max={Number(filters.salary_max) || Infinity} />
      <div className="grid grid-cols-2 gap-s2">
        <Field label={t('jobs.at_least')} error={errors.min}>
          <TextInput {...min} name="salary_min" inputMode="numeric" autoComplete="off" placeholder={t('jobs.any')} />
        </Field>
        <Field label={t('jobs.at_most')} error={errors.max}>
          <TextInput {...max} name="salary_max" inputMode="numeric" autoComplete="off" placeholder={t('jobs.any')} />
        </Field>
      </div>
    </>
  );
}

/** Decorative: the two fields give the same range in figures. */
function Histogram({ bars, min, max }: { bars: JobFacets['salary']; min: number; max: number }) {
  const highest = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <div aria-hidden="true" className="flex h-12 items-end gap-0.75">
      {bars.map(({ from, count }, place) => {
        const to = bars[place + 1]?.from ?? Infinity;
        const isIn = to > min && from <= max;
        return (
          <span
            key={from}
            className={cx('min-h-0.5 flex-1 rounded-t-[2px]', isIn ? 'bg-accent' : 'bg-line-strong')}
            style={{ blockSize: `${Math.round((count / highest) * 100)}%` }}
          />
        );
      })}
    </div>
  );
}
