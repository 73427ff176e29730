import type { OwnJobRow } from '#shared/jobs/job-editor.contract.ts';
import { jobEditorTexts } from '#shared/jobs/job-editor.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { CardList } from '#web/ui/Card.tsx';
import { Dots } from '#web/ui/Dots.tsx';
import { TimeAgo } from '../TimeAgo.tsx';
import { useJobWords } from '../useJobWords.ts';
import type { JobClosing } from './job-closing.ts';
import { OwnJobActions } from './OwnJobActions.tsx';
import { OwnJobStatus } from './OwnJobStatus.tsx';
import { OwnJobApplications, OwnJobEdit, OwnJobPastDeadline, OwnJobReason, OwnJobTitle } from './OwnJobTable.tsx';

type OwnJobCardsProps = { jobs: OwnJobRow[]; closing: JobClosing; onChanged: () => void };

/** The list on phones. */
export function OwnJobCards({ jobs, closing, onChanged }: OwnJobCardsProps) {
  const t = useTexts(jobEditorTexts);
  const words = useJobWords();
  return (
    <CardList aria-label={t('own_jobs.list')} className="md:hidden">
      {jobs.map((job) => (
        <li key={job.id} className="grid grid-cols-[minmax(0,1fr)_auto] gap-s2 py-s3 ps-s4 pe-s2">
          <div className="grid min-w-0 gap-s2 font-semibold">
            <div>
              <OwnJobTitle job={job} />
            </div>
            <div className="grid gap-s1 text-sm font-normal text-ink-2">
              <p className="flex flex-wrap items-center gap-x-s2 gap-y-s1">
                <OwnJobStatus job={job} />
                {job.applications > 0 && (
                  <OwnJobApplications job={job}>
                    <span className="link">{t('own_jobs.applications_count', { count: job.applications })}</span>
                    {job.new_applications > 0 && (
                      <Badge pill tone="accent">
                        {t('own_jobs.new_count', { count: job.new_applications })}
                      </Badge>
                    )}
                  </OwnJobApplications>
                )}
              </p>
              <OwnJobReason job={job} />
              <Dots>
                {job.deadline && (
                  <span className="inline-block first-letter:uppercase">
                    {t('own_jobs.closes', { date: words.day(job.deadline) })}
                    <OwnJobPastDeadline job={job} />
                  </span>
                )}
                {job.published_at && (
                  <TimeAgo at={job.published_at} words={(ago) => t('own_jobs.posted_on', { date: ago })} />
                )}
              </Dots>
            </div>
            <OwnJobEdit job={job} className="justify-self-start" />
          </div>
          <OwnJobActions job={job} closing={closing} onChanged={onChanged} />
        </li>
      ))}
    </CardList>
  );
}
