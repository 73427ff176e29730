import { ClipboardCheck, ClipboardList, SearchX } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { EvaluationList } from '#shared/evaluation/evaluation.contract.ts';
import { evaluationTexts } from '#shared/evaluation/evaluation.texts.ts';
import { EVALUATIONS_PER_PAGE } from '#shared/evaluation/evaluation.values.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { cx } from '#web/ui/cx.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { Pagination } from '#web/ui/Pagination.tsx';
import { useLiveEvaluations } from '../evaluation.live.ts';
import {
  type EvaluationArguments,
  type FilterName,
  isFiltered,
  isNarrowed,
  listAddress,
  readFilters,
  withFilters,
  withoutFilters,
} from '../evaluation-address.ts';
import { useEvaluations, useReviewers } from '../evaluation-data.ts';
import { AssignBar } from './AssignBar.tsx';
import { EvaluationFilterBar } from './EvaluationFilterBar.tsx';
import { EvaluationProgress } from './EvaluationProgress.tsx';
import { EvaluationTable } from './EvaluationTable.tsx';
import { useAssigning } from './useAssigning.ts';

type EvaluationsViewProps = { loaded: { list: EvaluationList; filters: EvaluationArguments } };

/** The applications to evaluate: what waits, for whom, and how far each is. */
export function EvaluationsView({ loaded }: EvaluationsViewProps) {
  const t = useTexts(evaluationTexts);
  const { search } = useLocation();
  const navigate = useNavigate();
  const filters = readFilters(new URLSearchParams(search));
  const { data, error, isPlaceholderData, refetch } = useEvaluations(filters, loaded);
  const reviewers = useReviewers().data?.reviewers ?? [];
  const [picked, setPicked] = useState<ReadonlySet<number>>(new Set());
  const assigning = useAssigning();
  useLiveEvaluations();
  const list = data ?? loaded.list;

  // Two quick changes build on each other, even before the first is shown.
  const latest = useRef(filters);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the filters are read from the address.
  useEffect(() => {
    latest.current = filters;
  }, [search]);
  const show = (next: EvaluationArguments) => {
    latest.current = next;
    // Rows that are no longer visible are deselected.
    setPicked(new Set());
    navigate(listAddress(next), { replace: true, preventScrollReset: true });
  };
  const set = (changes: Partial<Record<FilterName, string | undefined>>) => show(withFilters(latest.current, changes));
  const rows = list.applications;
  const hasHidden = rows.some((row) => row.ai_hidden);
  const chosen = rows.filter(({ application_id: id }) => picked.has(id));
  const { waiting } = list;
  const { queue, all } = list.progress;
  // The badge in the navigation counts the whole queue, so under filters both numbers are shown.
  const lead =
    waiting === 0
      ? t('evaluations.none_waiting')
      : isFiltered(filters)
        ? t('evaluations.waiting_filtered', { count: queue, total: waiting })
        : t('evaluations.waiting', { count: waiting });
  const isQueueEmpty = waiting === 0 && filters.state === 'queue' && !isNarrowed(filters);
  const first = (list.page - 1) * EVALUATIONS_PER_PAGE + 1;
  return (
    <main id="main" className="wrap py-s6 max-md:py-s4">
      <PageHead
        title={t('evaluations.title')}
        lead={<span role="status">{lead}</span>}
        actions={
          <ButtonLink to="/admin/evaluations/agreement" size="sm">
            {t('evaluations.agreement')}
          </ButtonLink>
        }
      />
      {all === 0 && !isNarrowed(filters) ? (
        <EmptyState icon={ClipboardList} title={t('evaluations.empty_title')}>
          {t('evaluations.empty_text')}
        </EmptyState>
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-s4">
          <EvaluationFilterBar list={list} filters={filters} reviewers={reviewers} onSet={set}>
            <EvaluationProgress progress={list.progress} state={filters.state} onState={(state) => set({ state })} />
          </EvaluationFilterBar>
          {isNarrowed(filters) && (
            <div className="flex flex-wrap items-center gap-x-s3 text-sm text-ink-2">
              <span role="status" className="tabular-nums">
                {t('evaluations.found', { count: list.total })}
              </span>
              <Button size="sm" variant="quiet" onClick={() => show(withoutFilters(filters))}>
                {t('evaluations.clear')}
              </Button>
            </div>
          )}
          {error && (
            <Banner
              tone="danger"
              announce
              title={t('evaluations.failed')}
              actions={
                <Button size="sm" onClick={() => void refetch()}>
                  {t('evaluations.try_again')}
                </Button>
              }
            >
              {error.message}
            </Banner>
          )}
          {rows.length === 0 ? (
            <EmptyState
              icon={isQueueEmpty ? ClipboardCheck : SearchX}
              title={t(isQueueEmpty ? 'evaluations.queue_empty' : 'evaluations.nothing_found')}
              action={
                <Button onClick={() => show(withoutFilters(filters))}>
                  {t(isQueueEmpty ? 'evaluations.show_all' : 'evaluations.clear')}
                </Button>
              }
            >
              {isQueueEmpty && t('evaluations.queue_empty_text')}
            </EmptyState>
          ) : (
            <div aria-busy={isPlaceholderData} className={cx('transition-opacity', isPlaceholderData && 'opacity-60')}>
              <EvaluationTable
                rows={rows}
                filters={{ ...filters, ...(list.page > 1 && { page: String(list.page) }) }}
                reviewers={reviewers}
                picked={picked}
                onPick={setPicked}
                onAssign={(row, change) => void assigning.assign([row.application_id], change)}
              />
            </div>
          )}
          {/* Below the dashes that it explains. */}
          {hasHidden && <p className="text-xs text-ink-2">{t('evaluation.ai_hidden')}</p>}
          <Pagination
            page={list.page}
            pages={list.pages}
            hrefOf={(page) => listAddress(withFilters(filters, { page: page > 1 ? String(page) : undefined }))}
            summary={
              rows.length > 0 && t('evaluations.shown', { from: first, to: first + rows.length - 1, total: list.total })
            }
          />
          {chosen.length > 0 && (
            <AssignBar
              count={chosen.length}
              reviewers={reviewers}
              isBusy={assigning.isBusy}
              failure={assigning.failure}
              onAssign={async (change) => {
                const ids = chosen.map(({ application_id: id }) => id);
                if (await assigning.assign(ids, change)) setPicked(new Set());
              }}
              onClear={() => setPicked(new Set())}
            />
          )}
        </div>
      )}
    </main>
  );
}
