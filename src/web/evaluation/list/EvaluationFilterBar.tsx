import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import type { EvaluationList } from '#shared/evaluation/evaluation.contract.ts';
import { evaluationTexts } from '#shared/evaluation/evaluation.texts.ts';
import { EVALUATION_ORDERS } from '#shared/evaluation/evaluation.values.ts';
import { uiTexts } from '#shared/reference/ui.texts.ts';
import { SCORE_CATEGORIES, type ScoreCategory } from '#shared/screening/score.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useTypedFilter } from '#web/lib/useTypedFilter.ts';
import { Chip } from '#web/ui/Chip.tsx';
import { FoldedFilters } from '#web/ui/FoldedFilters.tsx';
import { NativeSelect } from '#web/ui/NativeSelect.tsx';
import { scoreText } from '#web/ui/ScoreLine.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { countNarrowing, type EvaluationArguments, type FilterName } from '../evaluation-address.ts';
import type { Reviewer } from './useAssigning.ts';

type Option = { value: string; label: string };

type EvaluationFilterBarProps = {
  list: EvaluationList;
  filters: EvaluationArguments;
  reviewers: readonly Reviewer[];
  onSet: (changes: Partial<Record<FilterName, string | undefined>>) => void;
  /** The filter by state. */
  children: ReactNode;
};

/** The filters and the order of the list. All of them are in the address. A phone shows the search and one's own first. */
export function EvaluationFilterBar({ list, filters, reviewers, onSet, children }: EvaluationFilterBarProps) {
  const t = useTexts(evaluationTexts);
  const ui = useTexts(uiTexts);
  const typed = useTypedFilter(filters.q ?? '', (q) => onSet({ q }));
  const counted = ({
    id,
    name,
    applications,
  }: EvaluationList['jobs'][number] | EvaluationList['companies'][number]) => ({
    value: String(id),
    label: t('evaluations.counted', { job: name, count: applications }),
  });
  const category = (one: string) => ui(scoreText(one as ScoreCategory));
  const scores = SCORE_CATEGORIES.toReversed().map((one): Option => ({ value: one, label: category(one) }));
  // A link may name several categories; the select offers one at a time.
  if (filters.ai?.includes(','))
    scores.push({ value: filters.ai, label: filters.ai.split(',').map(category).join(', ') });
  const select = (name: FilterName, label: string, options: readonly Option[]) => (
    <NativeSelect
      size="sm"
      aria-label={label}
      value={filters[name] ?? ''}
      // Choosing another company clears the job, because jobs belong to one company.
      onChange={({ target }) => onSet({ [name]: target.value, ...(name === 'company' && { job: undefined }) })}
      options={options}
      className="min-w-0"
    />
  );
  return (
    <search
      aria-label={t('evaluations.filters')}
      className="grid grid-cols-[minmax(0,1fr)_auto] gap-s2 md:grid-cols-3 lg:grid-cols-6"
    >
      <TextInput
        {...typed}
        type="search"
        size="sm"
        icon={Search}
        dir="auto"
        autoComplete="off"
        aria-label={t('evaluations.search')}
        placeholder={t('evaluations.search')}
      />
      <Chip
        pressed={filters.assigned === 'me'}
        onPress={() => onSet({ assigned: filters.assigned === 'me' ? undefined : 'me' })}
        className="md:hidden"
      >
        {t('evaluations.assigned_me')}
      </Chip>
      <div className="col-span-full grid gap-s4 md:contents">
        <FoldedFilters label={t('evaluations.filters')} count={countNarrowing(filters)} className="md:contents">
          <div className="md:order-first md:col-span-full md:mb-s2">{children}</div>
          <div className="grid grid-cols-2 gap-s2 md:contents">
            {select('company', t('evaluations.company'), [
              { value: '', label: t('evaluations.all_companies') },
              ...list.companies.map(counted),
            ])}
            {select('job', t('evaluations.job'), [
              { value: '', label: t('evaluations.all_jobs') },
              ...list.jobs.map(counted),
            ])}
            {select('ai', t('evaluations.ai'), [{ value: '', label: t('evaluations.any_score') }, ...scores])}
            {select('assigned', t('evaluations.assigned'), [
              { value: '', label: t('evaluations.assigned_any') },
              { value: 'me', label: t('evaluations.assigned_me') },
              { value: 'nobody', label: t('evaluations.assigned_nobody') },
              ...reviewers.map(({ id, name }) => ({
                value: String(id),
                label: t('evaluations.assigned_to', { name }),
              })),
            ])}
            {select(
              'order',
              t('evaluations.order'),
              EVALUATION_ORDERS.map((order, place) => ({
                value: place === 0 ? '' : order,
                label: t(`evaluations.order_${order}`),
              })),
            )}
          </div>
        </FoldedFilters>
      </div>
    </search>
  );
}
