import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { EvaluationView } from '#shared/evaluation/evaluation.contract.ts';
import { evaluationTexts } from '#shared/evaluation/evaluation.texts.ts';
import { scoreCategory } from '#shared/screening/score.ts';
import { useTexts } from '#web/lib/texts.ts';
import { CvFrame } from '#web/profiles/cvs/CvFrame.tsx';
import { cx } from '#web/ui/cx.ts';
import { Grade } from '#web/ui/ScoreLine.tsx';
import { showToast } from '#web/ui/toasts.ts';
import type { SectionView } from '../evaluation-address.ts';
import { applicationQuery } from '../evaluation-data.ts';
import { Scorecard } from '../scorecard/Scorecard.tsx';
import type { Subject } from '../scorecard/scorecard.ts';
import { ToScorecard } from '../scorecard/ToScorecard.tsx';
import { useScorecard } from '../scorecard/useScorecard.ts';
import { BasicInformation } from './BasicInformation.tsx';
import { DetailHead } from './DetailHead.tsx';
import { EditComment } from './EditComment.tsx';
import { HumanEvaluation } from './HumanEvaluation.tsx';
import { JobText } from './JobText.tsx';
import { aiScore } from './ScorePair.tsx';
import { educationName } from './useSubjectName.ts';

type EvaluatedApplicationProps = {
  view: EvaluationView;
  section: SectionView | null;
  backHref: string;
  showsCv: boolean;
  onToggleCv: () => void;
  onNext: (() => void) | undefined;
};

/** The application in the middle, and beside it one scorecard for everything that can be scored. */
export function EvaluatedApplication({
  view,
  section,
  backHref,
  showsCv,
  onToggleCv,
  onNext,
}: EvaluatedApplicationProps) {
  const t = useTexts(evaluationTexts);
  const client = useQueryClient();
  const { id } = view.application;
  const { queryKey } = applicationQuery(id);
  const [commented, setCommented] = useState<Subject | null>(null);
  const head = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const [showsJob, setShowsJob] = useState(false);
  const { name } = view.appliedcandidate.user;
  const refresh = () => client.invalidateQueries({ queryKey });
  const card = {
    ...view,
    applicationId: id,
    educations: view.educations.map((one) => ({ id: one.id, name: educationName(one) })),
    experiences: view.experiences.map((one) => ({ id: one.id, name: `${one.designation}, ${one.company}` })),
  };
  const scorecard = useScorecard({
    card,
    onStale: () => void refresh(),
    onSaved: ({ mine, others, means, state, my_state }, goesOn) => {
      const wasHidden = view.ai_hidden;
      client.setQueryData(queryKey, (before) => before && { ...before, mine, others, means, state, my_state });
      // Somebody who moves on sees another application by the time they read this.
      const isRevealed = wasHidden && my_state === 'done' && !goesOn;
      showToast({
        type: 'success',
        title: t('evaluation.saved', { name }),
        ...(isRevealed && { text: t('evaluation.revealed') }),
      });
      // The differences and the AI's evaluation come with the full view, so it is loaded again.
      void refresh();
    },
  });

  const cv = showsCv && view.resume?.is_pdf ? view.resume.id : null;
  const detail = { view, onScore: scorecard.focus, onComment: setCommented };
  return (
    <div
      className={cx(
        'min-h-0 min-w-0 lg:grid lg:grid-rows-[auto_minmax(0,1fr)]',
        cv === null
          ? "lg:grid-cols-[minmax(0,1fr)_336px] lg:[grid-template-areas:'head_form'_'detail_form'] xl:grid-cols-[minmax(0,1fr)_372px]"
          : "lg:grid-cols-[minmax(0,1fr)_336px] lg:[grid-template-areas:'head_form'_'cv_form'] min-[1600px]:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_372px] min-[1600px]:[grid-template-areas:'head_cv_form'_'detail_cv_form']",
      )}
    >
      <div ref={head} tabIndex={-1} className="outline-none [grid-area:head]">
        <DetailHead
          view={view}
          section={section}
          backHref={backHref}
          showsCv={showsCv}
          onToggleCv={onToggleCv}
          onJob={() => setShowsJob(true)}
        />
      </div>
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
          // There is room for either this or the CV beside the scorecard. Somebody who opened the CV wants to read it.
          cv !== null && 'lg:max-[1600px]:hidden',
        )}
      >
        {section === 'humanEvaluation' ? <HumanEvaluation {...detail} /> : <BasicInformation {...detail} />}
      </div>
      <ToScorecard scorecard={scorecard} onGo={() => goTo(box.current)} />
      <div
        ref={box}
        data-scorecard=""
        tabIndex={-1}
        // Keeps a focused field from being hidden behind the buttons.
        className="min-h-0 scroll-pb-32 border-line bg-surface outline-none px-s4 pt-s4 [grid-area:form] max-lg:border-t max-lg:px-gutter lg:overflow-y-auto lg:border-s"
      >
        <Scorecard
          card={card}
          scorecard={scorecard}
          onNext={onNext}
          onBack={() => goTo(head.current)}
          asideOf={(type) => {
            const ai = aiScore(view, type);
            return (
              ai !== null && (
                <span className="text-ink-2">
                  {t('evaluation.ai')} <Grade percent={ai} category={scoreCategory(ai)} />
                </span>
              )
            );
          }}
        />
      </div>
      {commented && (
        <EditComment view={view} scorecard={scorecard} subject={commented} onClose={() => setCommented(null)} />
      )}
      {showsJob && <JobText job={view.job} onClose={() => setShowsJob(false)} />}
    </div>
  );
}

/** Moves the focus too, so that the next key works where the reader looks. */
function goTo(part: HTMLElement | null): void {
  part?.scrollIntoView();
  part?.focus({ preventScroll: true });
}
