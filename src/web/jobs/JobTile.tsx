import type { JobCard } from '#shared/jobs/jobs.contract.ts';
import { jobsTexts } from '#shared/jobs/jobs.texts.ts';
import { PER_TEXTS } from '#shared/jobs/value-texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useWritten } from '#web/lib/written.ts';
import { CompanyMark } from '#web/ui/CompanyMark.tsx';
import { cx } from '#web/ui/cx.ts';
import { Dots } from '#web/ui/Dots.tsx';
import { Link } from '#web/ui/Link.tsx';
import { DaysLeft } from './DaysLeft.tsx';
import { JobBadges } from './JobBadges.tsx';
import { Pay } from './Pay.tsx';
import { placeWords } from './place-words.ts';
import { SaveButton } from './saved/SaveButton.tsx';
import { TimeAgo } from './TimeAgo.tsx';

type JobTileProps = {
  job: JobCard;
  /** What the corner shows: how long ago it was posted, or how long it stays open. */
  corner?: 'posted' | 'left';
  /** Rendered inside another frame, such as the doorway. */
  bare?: boolean;
};

/** A job as a card of its own. */
export function JobTile({ job, corner = 'posted', bare }: JobTileProps) {
  const written = useWritten();
  const t = useTexts(jobsTexts);
  const cornerLook = 'inline-block text-sm text-ink-3 first-letter:uppercase';
  return (
    <article
      className={cx(
        'relative flex h-full flex-col gap-s3 p-5 transition-[border-color,box-shadow]',
        !bare && 'rounded-r3 border border-line bg-surface shadow-1 hover:border-line-strong hover:shadow-2',
        job.featured &&
          'before:absolute before:start-5 before:-top-px before:h-1 before:w-11 before:rounded-b-[4px] before:bg-saffron',
      )}
    >
      <div className="flex items-center justify-between gap-s3">
        <CompanyMark name={job.company.name} logo={job.company.logo_url} />
        {corner === 'left' && job.deadline ? (
          <DaysLeft deadline={job.deadline} className={cornerLook} />
        ) : (
          <TimeAgo at={job.published_at} className={cornerLook} />
        )}
      </div>
      <div className="min-w-0">
        <h3 className="wrap-anywhere">
          <Link
            to={`/job/${job.slug}`}
            className="after:absolute after:inset-0 after:rounded-r3 focus-visible:shadow-none! focus-visible:after:shadow-focus"
          >
            <bdi {...written(job.title)}>{job.title}</bdi>
          </Link>
        </h3>
        <Dots className="text-ink-2">
          {job.company.name}
          {placeWords(t, job, true)}
        </Dots>
      </div>
      <div className="flex items-center justify-between gap-s2">
        <p className="flex flex-wrap gap-1.5">
          <JobBadges job={job} brief />
        </p>
        <SaveButton job={job} className="relative -my-2.5 -me-2" />
      </div>
      <p className="mt-auto flex items-baseline justify-between gap-s3 border-t border-line pt-s3">
        <span className="font-bold tabular-nums">
          <Pay salary={job} />
        </span>
        {job.salary_mode !== 'custom' && (
          <span className="text-sm whitespace-nowrap text-ink-2">{t(PER_TEXTS[job.salary_type.name])}</span>
        )}
      </p>
    </article>
  );
}
