import { FileX2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { EvaluationList, EvaluationView } from '#shared/evaluation/evaluation.contract.ts';
import { evaluationTexts } from '#shared/evaluation/evaluation.texts.ts';
import { isAppError } from '#shared/kernel/errors.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useReviewKeys } from '#web/lib/useReviewKeys.ts';
import { CvFrame } from '#web/profiles/cvs/CvFrame.tsx';
import { Button } from '#web/ui/Button.tsx';
import { cx } from '#web/ui/cx.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Bone, Skeleton } from '#web/ui/Skeleton.tsx';
import { Told } from '#web/ui/Told.tsx';
import {
  applicationAddress,
  type EvaluationArguments,
  listAddress,
  readFilters,
  readSectionView,
  type SectionView,
} from '../evaluation-address.ts';
import { createEvaluationClient, useEvaluation, useReadAhead } from '../evaluation-data.ts';
import { EditComment } from '../form/EditComment.tsx';
import { EvaluationPanel } from '../form/EvaluationPanel.tsx';
import { useLiveEvaluations } from '../useLiveEvaluations.ts';
import { BasicInformation } from './BasicInformation.tsx';
import { CandidateCard } from './CandidateCard.tsx';
import { DetailHead } from './DetailHead.tsx';
import { HumanEvaluation } from './HumanEvaluation.tsx';
import { Overview } from './Overview.tsx';
import type { Subject } from './scorecard.ts';
import { useApplicationNeighbours } from './useApplicationNeighbours.ts';

type ApplicationEvaluationProps = {
  id: number;
  loaded: { view: EvaluationView; list: EvaluationList; filters: EvaluationArguments };
};

/** One application as a reviewer reads it, with the scorecard beside; previous and next go through the list. */
export function ApplicationEvaluation({ id, loaded }: ApplicationEvaluationProps) {
  const t = useTexts(evaluationTexts);
  const navigate = useNavigate();
  const { search } = useLocation();
  const params = new URLSearchParams(search);
  const filters = readFilters(params);
  const section = readSectionView(params);
  const [client] = useState(createEvaluationClient);
  const { data: view, error, refetch } = useEvaluation(client, id, loaded.view);
  const { previous, next, step, place, total, pageOf } = useApplicationNeighbours(client, id, loaded);
  useReadAhead(client, next);
  useLiveEvaluations(client);

  const [showsCv, setShowsCv] = useState(false);
  const [scored, setScored] = useState<{ applicationId: number; subject: Subject } | null>(null);
  const [commented, setCommented] = useState<Subject | null>(null);
  const opener = useRef<HTMLElement | null>(null);
  const top = useRef<HTMLElement>(null);
  // It belongs to one application: what is typed in it waits until somebody comes back.
  const subject = scored?.applicationId === id ? scored.subject : null;

  const address = (to: number, at: SectionView | null) => {
    const { page: _, ...rest } = filters;
    const page = pageOf(to);
    return applicationAddress(to, { ...rest, ...(page > 1 && { page: String(page) }) }, at);
  };
  const go = (by: 1 | -1) => {
    const to = step(by);
    if (to !== null) navigate(address(to, section), { replace: true });
  };
  useReviewKeys({ isOff: commented !== null, inside: top, onNext: () => go(1), onPrevious: () => go(-1) });

  // biome-ignore lint/correctness/useExhaustiveDependencies: every application and section is read from the top.
  useEffect(() => {
    for (const part of [top.current, top.current?.querySelector('[data-detail]')]) part?.scrollTo(0, 0);
  }, [id, section]);

  const open = (of: Subject) => {
    if (document.activeElement instanceof HTMLElement) opener.current = document.activeElement;
    setScored({ applicationId: id, subject: of });
  };
  const close = () => {
    setScored(null);
    // The button is drawn anew when an evaluation was saved, but it stays the same element.
    requestAnimationFrame(() => opener.current?.isConnected && opener.current.focus());
  };

  const isMissing = isAppError(error) && error.code === 'not_found';
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

  const { name } = view.appliedcandidate.user;
  const cv = showsCv && view.resume?.is_pdf ? view.resume.id : null;
  const shared = { view, picked: subject, onScore: open, onComment: setCommented };
  return (
    <main
      id="main"
      ref={top}
      data-fills=""
      className="grid min-h-0 grid-cols-[288px_minmax(0,1fr)] max-lg:grid-cols-[minmax(0,1fr)] max-lg:content-start max-lg:overflow-y-auto lg:overflow-hidden"
    >
      <p role="status" className="sr-only">
        {name} {place > 0 && t('evaluation.place', { place, total })}
      </p>
      <CandidateCard
        view={view}
        section={section}
        listHref={listAddress(filters)}
        hrefOf={(at) => address(id, at)}
        steps={{ previous, next, place, total, onStep: go }}
        isInDetail={section !== null}
      />
      <div
        className={cx(
          'min-h-0 min-w-0 lg:grid lg:grid-rows-[auto_minmax(0,1fr)]',
          placesOf(subject !== null, cv !== null),
        )}
      >
        <DetailHead
          view={view}
          section={section}
          backHref={address(id, null)}
          showsCv={showsCv}
          onToggleCv={() => setShowsCv(!showsCv)}
        />
        {cv !== null && (
          <CvFrame
            key={cv}
            resumeId={cv}
            title={t('evaluation.cv_frame', { name })}
            className="h-full min-h-0 rounded-none! [grid-area:cv]"
          />
        )}
        <div
          data-detail=""
          className={cx(
            'min-h-0 min-w-0 px-s5 pb-s7 [grid-area:detail] max-lg:px-gutter lg:overflow-y-auto',
            // Beside the form there is room for one of them, and whoever asked for the CV wants to read it.
            subject && cv !== null && 'lg:max-[1600px]:hidden',
          )}
        >
          {section === 'basicInformation' && <BasicInformation {...shared} />}
          {section === 'humanEvaluation' && <HumanEvaluation {...shared} />}
          {section === null && <Overview {...shared} />}
        </div>
        {subject && (
          <EvaluationPanel
            key={`${id} ${subject.type} ${subject.itemId}`}
            client={client}
            view={view}
            subject={subject}
            onClose={close}
          />
        )}
      </div>
      {commented && <EditComment client={client} view={view} subject={commented} onClose={() => setCommented(null)} />}
    </main>
  );
}

/** What stands beside what is being read: the form, the CV, or both. */
function placesOf(hasForm: boolean, hasCv: boolean): string {
  if (hasForm && hasCv)
    return "lg:grid-cols-[minmax(0,1fr)_348px] lg:[grid-template-areas:'head_form'_'cv_form'] min-[1600px]:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_348px] min-[1600px]:[grid-template-areas:'head_cv_form'_'detail_cv_form']";
  if (hasForm) return "lg:grid-cols-[minmax(0,1fr)_348px] lg:[grid-template-areas:'head_form'_'detail_form']";
  if (hasCv) return "lg:grid-cols-2 lg:[grid-template-areas:'head_cv'_'detail_cv']";
  return "lg:grid-cols-[minmax(0,1fr)] lg:[grid-template-areas:'head'_'detail']";
}
