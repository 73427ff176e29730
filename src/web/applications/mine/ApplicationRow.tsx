import type { ReactNode } from 'react';
import { isNews } from '#shared/applications/headline.ts';
import { mineTexts } from '#shared/applications/mine.texts.ts';
import type { MyApplication } from '#shared/applications/my-applications.contract.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useWritten } from '#web/lib/written.ts';
import { CompanyMark } from '#web/ui/CompanyMark.tsx';
import { Dots } from '#web/ui/Dots.tsx';
import { Link } from '#web/ui/Link.tsx';
import { ChangedAt } from './ChangedAt.tsx';
import { NewMark } from './NewMark.tsx';
import { endedForGood, NextStep } from './NextStep.tsx';
import { StageBar } from './StageBar.tsx';

type ApplicationRowProps = {
  application: MyApplication;
  /** The time of the person's last visit. */
  since: string | null;
  /** An employer's message about the application; it is shown instead of other next steps. */
  message?: ReactNode;
  /** Further facts and actions, on pages that have room for them. */
  children?: ReactNode;
};

/** One of the person's own applications: its stage and what comes next. The title links to its receipt. */
export function ApplicationRow({ application, since, message, children }: ApplicationRowProps) {
  const t = useTexts(mineTexts);
  const written = useWritten();
  const { id, job, company } = application;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-s3 p-s4">
      <div className="flex items-start gap-s3">
        <CompanyMark name={company.name} logo={company.logo_url} size={40} />
        <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-s4 gap-y-0.5">
          <div className="min-w-0">
            <p className="font-semibold wrap-anywhere">
              <Link to={`/application/${id}`} className="hover:text-accent">
                <bdi {...written(job.title)}>{job.title}</bdi>
              </Link>
            </p>
            <Dots className="text-sm text-ink-2">
              {company.name}
              {job.is_remote ? t('mine.remote') : job.locality}
            </Dots>
          </div>
          <p className="flex items-center gap-s2">
            {isNews(application, since) && <NewMark />}
            <ChangedAt application={application} />
          </p>
        </div>
      </div>
      {/* How an application that has ended came to its end is on its receipt. */}
      {(application.state === 'in_progress' || application.stage === 'hired') && <StageBar {...application} />}
      {/* The facts below link to what was assessed. */}
      {message ?? (!(children && endedForGood(application)) && <NextStep application={application} />)}
      {children}
    </li>
  );
}
