import { FileX2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { EvaluationList, EvaluationView } from '#shared/evaluation/evaluation.contract.ts';
import { evaluationTexts } from '#shared/evaluation/evaluation.texts.ts';
import { hasOnScreenKeyboard } from '#web/lib/on-screen-keyboard.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useReviewKeys } from '#web/lib/useReviewKeys.ts';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Bone, Skeleton } from '#web/ui/Skeleton.tsx';
import { Told } from '#web/ui/Told.tsx';
import { useLiveEvaluations } from '../evaluation.live.ts';
import {
  applicationAddress,
  type EvaluationArguments,
  listAddress,
  readFilters,
  readSectionView,
  type SectionView,
} from '../evaluation-address.ts';
import { useEvaluation, useReadAhead } from '../evaluation-data.ts';
import { CandidateCard } from './CandidateCard.tsx';
import { EvaluatedApplication } from './EvaluatedApplication.tsx';
import { useApplicationNeighbours } from './useApplicationNeighbours.ts';

type ApplicationEvaluationProps = {
  id: number;
  loaded: { view: EvaluationView; list: EvaluationList; filters: EvaluationArguments };
};

/** One application for a reviewer, with the scorecard beside it; previous and next go through the list. */
export function ApplicationEvaluation({ id, loaded }: ApplicationEvaluationProps) {
  const t = useTexts(evaluationTexts);
  const navigate = useNavigate();
  const { search } = useLocation();
  const params = new URLSearchParams(search);
  const filters = readFilters(params);
  const section = readSectionView(params);
  const { data: view, error, refetch } = useEvaluation(id, loaded.view);
  const { previous, next, step, place, total, pageOf } = useApplicationNeighbours(id, loaded);
  useReadAhead(next);
  useLiveEvaluations();
  const [showsCv, setShowsCv] = useState(false);
  const top = useRef<HTMLElement>(null);

  const address = (to: number, at: SectionView | null) => {
    const { page: _, ...rest } = filters;
    const page = pageOf(to);
    return applicationAddress(to, { ...rest, ...(page > 1 && { page: String(page) }) }, at);
  };
  const go = (by: 1 | -1) => {
    const to = step(by);
    if (to !== null) navigate(address(to, section), { replace: true });
  };
  useReviewKeys({ isOff: false, inside: top, onNext: () => go(1), onPrevious: () => go(-1) });

  const goesOnScoring = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every application and section is read from the top.
  useEffect(() => {
    for (const part of [top.current, ...(top.current?.querySelectorAll('[data-detail], [data-scorecard]') ?? [])])
      part?.scrollTo(0, 0);
  }, [id, section]);
  // After *Save and next* the first field has the focus, so that the next score can be typed without a click.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the fields come with the application.
  useEffect(() => {
    const first = top.current?.querySelector<HTMLElement>('[data-scorecard] [data-score]');
    if (!goesOnScoring.current || !first) return;
    goesOnScoring.current = false;
    if (!hasOnScreenKeyboard()) first.focus({ preventScroll: true });
  }, [id, view === undefined]);

  const isMissing = error?.code === 'not_found';
  if (!view)
    return (
      <main id="main" ref={top} className="wrap py-s6">
        {error ? (
          <EmptyState
            icon={FileX2}
            title={t(isMissing ? 'evaluation.gone' : 'evaluation.failed')}
            titleLevel={1}
            action={!isMissing && <Button onClick={() => void refetch()}>{t('evaluation.try_again')}</Button>}
          >
            {isMissing ? t('evaluation.gone_text') : <Told>{error.message}</Told>}
          </EmptyState>
        ) : (
          <Skeleton>
            <div className="grid gap-s4">
              <Bone height={64} width={64} round />
              <Bone height={28} width="40%" />
              <Bone height={320} />
            </div>
          </Skeleton>
        )}
      </main>
    );

  return (
    <main
      id="main"
      ref={top}
      data-fills=""
      className="grid min-h-0 grid-cols-[248px_minmax(0,1fr)] max-lg:grid-cols-[minmax(0,1fr)] max-lg:scroll-pb-24 max-lg:content-start max-lg:overflow-y-auto lg:overflow-hidden xl:grid-cols-[272px_minmax(0,1fr)]"
    >
      <p role="status" className="sr-only">
        {view.appliedcandidate.user.name} {place > 0 && t('evaluation.place', { place, total })}
      </p>
      <CandidateCard
        view={view}
        section={section}
        listHref={listAddress(filters)}
        hrefOf={(at) => address(id, at)}
        steps={{ previous, next, place, total, onStep: go }}
        isInDetail={section !== null}
      />
      <EvaluatedApplication
        // Typed text belongs to one application, and is kept until somebody returns to it.
        key={id}
        view={view}
        section={section}
        backHref={address(id, null)}
        showsCv={showsCv}
        onToggleCv={() => setShowsCv(!showsCv)}
        onNext={
          next === null
            ? undefined
            : () => {
                goesOnScoring.current = true;
                go(1);
              }
        }
      />
    </main>
  );
}
