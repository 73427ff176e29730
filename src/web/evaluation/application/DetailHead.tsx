import { ArrowLeft, Briefcase, Download, Eye, EyeOff } from 'lucide-react';
import type { EvaluationView } from '#shared/evaluation/evaluation.contract.ts';
import { evaluationTexts } from '#shared/evaluation/evaluation.texts.ts';
import { TimeAgo } from '#web/jobs/TimeAgo.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { buttonClass } from '#web/ui/button-look.ts';
import { Icon } from '#web/ui/Icon.tsx';
import type { SectionView } from '../evaluation-address.ts';

type DetailHeadProps = {
  view: EvaluationView;
  section: SectionView | null;
  backHref: string;
  showsCv: boolean;
  onToggleCv: () => void;
  onJob: () => void;
};

/** The section and the job, with a button for the CV. */
export function DetailHead({ view, section, backHref, showsCv, onToggleCv, onJob }: DetailHeadProps) {
  const t = useTexts(evaluationTexts);
  const { resume, job, application, assignees } = view;
  return (
    <header className="grid gap-s2 px-s5 pt-s4 pb-s5 [grid-area:head] max-lg:px-gutter">
      <div className="flex min-h-9 flex-wrap items-center gap-s2">
        {section && (
          <>
            <ButtonLink to={backHref} quietly variant="quiet" size="sm" className="-ms-s2 text-ink!">
              <Icon of={ArrowLeft} size="sm" flip />
              {t('evaluation.back')}
            </ButtonLink>
            <span className="text-sm text-ink-2">
              {t(section === 'basicInformation' ? 'evaluation.basic' : 'evaluation.human')}
            </span>
          </>
        )}
        <span className="ms-auto flex flex-wrap items-center gap-s2">
          <Button size="sm" aria-haspopup="dialog" onClick={onJob}>
            <Icon of={Briefcase} size="sm" />
            {t('evaluation.job_text')}
          </Button>
          {!resume && <span className="text-sm text-ink-2">{t('evaluation.cv_none')}</span>}
          {resume && (
            <a
              href={`/candidates/download/cv/${resume.id}`}
              download
              aria-label={t('evaluation.cv_download', { name: resume.name })}
              className={buttonClass({ size: 'sm' })}
            >
              <Icon of={Download} size="sm" />
              {t('evaluation.cv')}
            </a>
          )}
          {resume?.is_pdf && (
            <Button size="sm" aria-pressed={showsCv} onClick={onToggleCv}>
              <Icon of={showsCv ? EyeOff : Eye} size="sm" />
              {t(showsCv ? 'evaluation.cv_hide' : 'evaluation.cv_show')}
            </Button>
          )}
        </span>
      </div>
      {section && (
        // On a phone the candidate's card is not visible.
        <h1 className="text-lg wrap-anywhere lg:hidden">
          <bdi>{view.appliedcandidate.user.name}</bdi>
        </h1>
      )}
      <h2 className="wrap-anywhere max-lg:text-lg">
        <bdi>{job.title}</bdi>
      </h2>
      <p className="flex flex-wrap gap-x-s3 text-sm text-ink-2">
        <bdi>{job.company.name}</bdi>
        <TimeAgo at={application.applied_at} words={(date) => t('evaluation.applied', { date })} />
        {assignees.length > 0 && (
          <span>{t('evaluation.assigned_to', { names: assignees.map(({ name }) => name).join(', ') })}</span>
        )}
      </p>
      {application.withdrawn_at && <Banner tone="info">{t('evaluation.withdrawn')}</Banner>}
    </header>
  );
}
