import { ArrowLeft, Briefcase, Download, Eye, EyeOff } from 'lucide-react';
import type { EvaluationView } from '#shared/evaluation/evaluation.contract.ts';
import { evaluationTexts } from '#shared/evaluation/evaluation.texts.ts';
import { TimeAgo } from '#web/jobs/TimeAgo.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { buttonClass } from '#web/ui/button-look.ts';
import { Dots } from '#web/ui/Dots.tsx';
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

/** Buttons that share a phone's line evenly. */
const SHARED_ROW = 'min-w-0 max-lg:flex-1';

/** The section and the job, with a button for the CV. */
export function DetailHead({ view, section, backHref, showsCv, onToggleCv, onJob }: DetailHeadProps) {
  const t = useTexts(evaluationTexts);
  const { resume, job, application, assignees } = view;
  return (
    <header className="grid gap-s2 px-s5 pt-s4 pb-s5 max-lg:px-gutter max-lg:pt-s2 max-lg:pb-s4">
      {section && (
        <div className="flex min-h-9 items-center gap-s2">
          <ButtonLink to={backHref} quietly variant="quiet" size="sm" className="-ms-s2 flex-none text-ink!">
            <Icon of={ArrowLeft} size="sm" flip />
            {t('evaluation.back')}
          </ButtonLink>
          {/* On a phone the candidate's card is not visible. */}
          <h1 className="min-w-0 text-md wrap-anywhere lg:hidden">
            <bdi>{view.appliedcandidate.user.name}</bdi>
          </h1>
          <span className="text-sm text-ink-2 max-lg:ms-auto max-lg:text-end max-lg:text-xs">
            {t(section === 'basicInformation' ? 'evaluation.basic' : 'evaluation.human')}
          </span>
        </div>
      )}
      <div className="flex flex-wrap items-start gap-x-s4 gap-y-s3">
        <div className="grid min-w-0 flex-1 basis-64 gap-s1">
          <h2 className="wrap-anywhere max-lg:text-lg">
            <bdi>{job.title}</bdi>
          </h2>
          <Dots className="text-sm text-ink-2">
            {job.company.name}
            <TimeAgo at={application.applied_at} words={(date) => t('evaluation.applied', { date })} />
            {assignees.length > 0 && (
              <span>{t('evaluation.assigned_to', { names: assignees.map(({ name }) => name).join(', ') })}</span>
            )}
          </Dots>
        </div>
        <div className="flex items-center gap-s2 max-lg:w-full">
          <Button size="sm" aria-haspopup="dialog" onClick={onJob} className={resume ? SHARED_ROW : 'flex-none'}>
            <Icon of={Briefcase} size="sm" />
            <span className="truncate leading-normal">{t('evaluation.job_text')}</span>
          </Button>
          {!resume && <span className="text-sm text-ink-2">{t('evaluation.cv_none')}</span>}
          {resume?.is_pdf && (
            <Button size="sm" aria-pressed={showsCv} onClick={onToggleCv} className={SHARED_ROW}>
              <Icon of={showsCv ? EyeOff : Eye} size="sm" />
              <span className="truncate leading-normal">
                {t(showsCv ? 'evaluation.cv_hide' : 'evaluation.cv_show')}
              </span>
            </Button>
          )}
          {resume && (
            <a
              href={`/candidates/download/cv/${resume.id}`}
              download
              aria-label={t('evaluation.cv_download', { name: resume.name })}
              className={buttonClass({ size: 'sm' })}
            >
              <Icon of={Download} size="sm" />
              {/* The eye icon beside it makes clear which document this is, and three labelled buttons do not fit a
                phone's line. */}
              <span className={resume.is_pdf ? 'max-lg:sr-only' : undefined}>{t('evaluation.cv')}</span>
            </a>
          )}
        </div>
      </div>
      {application.withdrawn_at && <Banner tone="info">{t('evaluation.withdrawn')}</Banner>}
    </header>
  );
}
