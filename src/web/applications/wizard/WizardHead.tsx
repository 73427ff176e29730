import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { wizardTexts } from '#shared/applications/wizard/wizard.texts.ts';
import type { JobDetails } from '#shared/jobs/jobs.contract.ts';
import { useTexts } from '#web/lib/texts.ts';
import { CompanyMark } from '#web/ui/CompanyMark.tsx';
import { cx } from '#web/ui/cx.ts';
import { IconButton } from '#web/ui/IconButton.tsx';
import { JobFacts } from '../JobFacts.tsx';

type WizardHeadProps = {
  job: JobDetails;
  onClose: () => void;
  locked?: boolean;
  /** Shown before the close button. */
  aside?: ReactNode;
  /** Below everything, over the whole width. */
  children?: ReactNode;
  className?: string;
};

/** Names the job and has the close button. Stays in view. */
export function WizardHead({ job, onClose, locked, aside, children, className }: WizardHeadProps) {
  const t = useTexts(wizardTexts);
  return (
    <header
      className={cx(
        'sticky top-0 z-3 flex min-h-18 flex-wrap items-center gap-x-s4 gap-y-s2 border-b border-line bg-surface px-s5 py-s2 max-md:min-h-16 max-md:gap-x-s3 max-md:px-s4',
        className,
      )}
    >
      <CompanyMark name={job.company.name} logo={job.company.logo_url} size={44} className="max-md:size-10!" />
      <div className="min-w-0 flex-1">
        <h1 className="text-lg max-md:line-clamp-2 max-md:text-md max-md:leading-tight">
          <bdi>{t('wizard.apply_for', { title: job.title })}</bdi>
        </h1>
        <JobFacts job={job} />
      </div>
      {aside}
      <IconButton icon={X} label={t('wizard.close')} onClick={onClose} disabled={locked} className="max-md:-me-s3" />
      {children}
    </header>
  );
}
