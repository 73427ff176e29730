import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { jobSearchTexts } from '#shared/jobs/job-search.texts.ts';
import type { JobFacets } from '#shared/jobs/jobs.contract.ts';
import { EXPERIENCE_LEVELS, JOB_TYPES } from '#shared/jobs/jobs.values.ts';
import { EDUCATION_TEXTS, experienceWithYears, TYPE_TEXTS } from '#shared/jobs/value-texts.ts';
import type { FieldErrors } from '#shared/kernel/errors.ts';
import { EDUCATION_LEVELS } from '#shared/reference/qualifications.values.ts';
import { uiTexts } from '#shared/reference/ui.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { Segmented } from '#web/ui/Segmented.tsx';
import { FacetChoices, FilterGroup } from './FacetGroup.tsx';
import { PlaceChoices } from './PlaceChoices.tsx';
import { SalaryFilter } from './SalaryFilter.tsx';
import { type ListFilter, valuesOf } from './search-address.ts';
import type { JobFiltersHandle } from './useJobFilters.ts';

export const FILTER_PANEL_ID = 'filters';

type FilterPanelProps = {
  facets: JobFacets;
  total: number;
  handle: JobFiltersHandle;
  errors: FieldErrors;
  countryNames: Readonly<Record<string, string>>;
};

/**
 * Beside the results; on a phone a sheet that opens from below. It is a native popover, so it opens without a script.
 */
export function FilterPanel({ facets, total, handle, errors, countryNames }: FilterPanelProps) {
  const t = useTexts(jobSearchTexts);
  const { filters, set, toggle } = handle;
  const errorOf = (name: string) => errors[name]?.[0];
  const countOf = (list: { value: string; count: number }[], value: string) =>
    list.find((one) => one.value === value)?.count ?? 0;

  const facet = <Value extends string>(
    name: ListFilter,
    values: readonly Value[],
    labelOf: (value: Value) => string,
  ) => (
    <FacetChoices
      name={name}
      chosen={valuesOf(filters, name)}
      onToggle={(value) => toggle(name, value)}
      choices={values.map((value) => ({ value, label: labelOf(value), count: countOf(facets[name], value) }))}
    />
  );

  return (
    <Sheet total={total}>
      <FilterGroup title={t('jobs.filter_type')} error={errorOf('type')}>
        {facet('type', JOB_TYPES, (value) => t(TYPE_TEXTS[value]))}
      </FilterGroup>
      {Object.keys(countryNames).length > 0 && (
        <FilterGroup title={t('jobs.filter_place')} error={errorOf('country')}>
          <PlaceChoices
            facets={facets.country}
            names={countryNames}
            chosen={valuesOf(filters, 'country')}
            onToggle={(value) => toggle('country', value)}
          />
        </FilterGroup>
      )}
      <FilterGroup title={t('jobs.filter_remote')} error={errorOf('remote')}>
        <Checkbox
          size="sm"
          name="remote"
          value="1"
          checked={filters.remote === '1'}
          onChange={({ target }) => set({ remote: target.checked ? '1' : undefined })}
          end={facets.remote}
        >
          {t('jobs.remote_worldwide')}
        </Checkbox>
      </FilterGroup>
      <FilterGroup title={t('jobs.filter_salary')}>
        <SalaryFilter
          bars={facets.salary}
          handle={handle}
          errors={{ min: errorOf('salary_min'), max: errorOf('salary_max') }}
        />
      </FilterGroup>
      <FilterGroup title={t('jobs.filter_education')} error={errorOf('education')}>
        {facet('education', EDUCATION_LEVELS, (value) => t(EDUCATION_TEXTS[value]))}
      </FilterGroup>
      <FilterGroup title={t('jobs.filter_experience')} error={errorOf('experience')}>
        {facet('experience', EXPERIENCE_LEVELS, (value) => experienceWithYears(t, value))}
      </FilterGroup>
      <FilterGroup title={t('jobs.filter_posted')} error={errorOf('posted')}>
        <Segmented
          name="posted"
          label={t('jobs.filter_posted')}
          value={filters.posted ?? ''}
          onChange={(value) => set({ posted: value })}
          options={[
            { value: '1', label: t('jobs.within_1') },
            { value: '7', label: t('jobs.within_7') },
            { value: '30', label: t('jobs.within_30') },
            { value: '', label: t('jobs.any') },
          ]}
        />
      </FilterGroup>
    </Sheet>
  );
}

function Sheet({ total, children }: { total: number; children: ReactNode }) {
  const t = useTexts(jobSearchTexts);
  const tUi = useTexts(uiTexts);
  const closes = { popoverTarget: FILTER_PANEL_ID, popoverTargetAction: 'hide' } as const;
  return (
    <section
      id={FILTER_PANEL_ID}
      popover="auto"
      aria-label={t('jobs.filters')}
      className="m-0 w-full max-w-none overscroll-contain border-0 text-ink backdrop:bg-scrim max-md:inset-auto max-md:inset-x-0 max-md:bottom-0 max-md:max-h-[85dvh] max-md:overflow-y-auto max-md:rounded-t-r3 max-md:bg-raised max-md:px-s4 max-md:shadow-3 max-md:open:grid md:static md:grid md:overflow-visible md:bg-transparent md:p-0"
    >
      <div className="sticky top-0 z-1 flex items-center justify-between bg-inherit pb-s4 max-md:-mx-s4 max-md:px-s4 max-md:pt-s4 md:static">
        <h2 className="text-lg">{t('jobs.filters')}</h2>
        <IconButton icon={X} label={tUi('ui.close')} {...closes} className="md:hidden" />
      </div>
      <div className="grid gap-s5">
        {children}
        <noscript>
          <Button type="submit" wide>
            {t('jobs.apply_filters')}
          </Button>
        </noscript>
      </div>
      <div className="sticky bottom-0 -mx-s4 mt-s5 border-t border-line bg-inherit px-s4 py-s3 md:hidden">
        <Button variant="primary" size="lg" wide {...closes}>
          {t('jobs.show_results', { count: total })}
        </Button>
      </div>
    </section>
  );
}
