import { X } from 'lucide-react';
import { jobsTexts } from '#shared/jobs/jobs.texts.ts';
import type { SavedJob } from '#shared/jobs/saved-jobs.contract.ts';
import { savedJobsTexts } from '#shared/jobs/saved-jobs.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useWritten } from '#web/lib/written.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { CompanyMark } from '#web/ui/CompanyMark.tsx';
import { Dots } from '#web/ui/Dots.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Link } from '#web/ui/Link.tsx';
import { DaysLeft } from '../DaysLeft.tsx';
import { placeWords } from '../place-words.ts';
import { TimeAgo } from '../TimeAgo.tsx';

/** A saved job. The reader knows it already, so the row mainly says how long it stays open. */
export function SavedJobRow({ saved, onRemove }: { saved: SavedJob; onRemove: () => void }) {
  const { job, open, saved_at: savedAt } = saved;
  const t = useTexts(savedJobsTexts);
  const tJobs = useTexts(jobsTexts);
  const written = useWritten();
  return (
    <li className="flex items-start gap-s4 px-s5 py-s4 max-md:gap-s3 max-md:p-s4">
      <CompanyMark name={job.company.name} logo={job.company.logo_url} className="max-md:size-10!" />
      <div className="grid min-w-0 flex-1 gap-s1">
        <h3 className="text-md wrap-anywhere">
          <Link to={`/job/${job.slug}`} className="hover:text-accent">
            <bdi {...written(job.title)}>{job.title}</bdi>
          </Link>
        </h3>
        <Dots className="text-sm text-ink-2">
          {job.company.name}
          {placeWords(tJobs, job)}
        </Dots>
        <p className="mt-s1 flex flex-wrap items-center gap-x-s3 gap-y-s1 text-sm text-ink-2">
          {!open && <Badge>{t('saved.closed')}</Badge>}
          {open && (job.deadline ? <DaysLeft deadline={job.deadline} warns /> : t('saved.no_deadline'))}
          <TimeAgo at={savedAt} words={(ago) => t('saved.saved_ago', { ago })} className="text-ink-3" />
        </p>
      </div>
      <Button
        variant="quiet"
        size="sm"
        onClick={onRemove}
        aria-label={t('saved.remove_named', { title: job.title })}
        className="-me-s2 max-md:px-s2"
      >
        <Icon of={X} size="sm" />
        <span className="max-md:sr-only">{t('saved.remove')}</span>
      </Button>
    </li>
  );
}
