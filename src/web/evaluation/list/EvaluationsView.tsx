import { ClipboardList, SearchX } from 'lucide-react';
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
import {
  type EvaluationArguments,
  type FilterName,
  isNarrowed,
  listAddress,
  readFilters,
  withFilters,
  withoutFilters,
} from '../evaluation-address.ts';
import { createEvaluationClient, useEvaluations, useReviewers } from '../evaluation-data.ts';
import { useLiveEvaluations } from '../useLiveEvaluations.ts';
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
  const [client] = useState(createEvaluationClient);
  const filters = readFilters(new URLSearchParams(search));
  const { data, error, isPlaceholderData, refetch } = useEvaluations(client, filters, loaded);
  const reviewers = useReviewers(client).data?.reviewers ?? [];
  const [picked, setPicked] = useState<ReadonlySet<number>>(new Set());
  const assigning = useAssigning(client);
  useLiveEvaluations(client);
  const list = data ?? loaded.list;

  // Whoever chooses twice in a moment chooses on top of what they chose first, even before that is shown.
  const latest = useRef(filters);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the filters are read from the address.
  useEffect(() => {
    latest.current = filters;
  }, [search]);
  const show = (next: EvaluationArguments) => {
    latest.current = next;
    // What is not in sight is not chosen.
    setPicked(new Set());
    navigate(listAddress(next), { replace: true, preventScrollReset: true });
  };
  const set = (changes: Partial<Record<FilterName, string | undefined>>) => show(withFilters(latest.current, changes));
  const rows = list.applications;
  const chosen = rows.filter(({ application_id: id }) => picked.has(id));
  const { waiting_for_me: waiting, all } = list.progress;
  const first = (list.page - 1) * EVALUATIONS_PER_PAGE + 1;
  return (
    <main id="main" className="wrap py-s6">
      <PageHead
        title={t('evaluations.title')}
        lead={
          <span role="status">
            {waiting > 0 ? t('evaluations.waiting', { count: waiting }) : t('evaluations.none_waiting')}
          </span>
        }
        actions={
          <ButtonLink to="/admin/evaluations/agreement" size="sm">
            {t('evaluations.agreement')}
          </ButtonLink>
        }
      />
      {all === 0 ? (
        <EmptyState icon={ClipboardList} title={t('evaluations.empty_title')}>
          {t('evaluations.empty_text')}
        </EmptyState>
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-s4">
          <EvaluationProgress progress={list.progress} state={filters.state} onState={(state) => set({ state })} />
          <EvaluationFilterBar
            list={list}
            filters={filters}
            reviewers={reviewers}
            onSet={set}
            onClear={() => show(withoutFilters(filters))}
          />
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
              icon={SearchX}
              title={t('evaluations.nothing_found')}
              action={
                isNarrowed(filters) && (
                  <Button onClick={() => show(withoutFilters(filters))}>{t('evaluations.clear')}</Button>
                )
              }
            />
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
