import type { JobCard } from '#shared/jobs/jobs.contract.ts';
import { jobsTexts } from '#shared/jobs/jobs.texts.ts';
import { PER_TEXTS } from '#shared/jobs/value-texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useWritten } from '#web/lib/written.ts';
import { CompanyMark } from '#web/ui/CompanyMark.tsx';
import { cx } from '#web/ui/cx.ts';
import { Dots } from '#web/ui/Dots.tsx';
import { Link } from '#web/ui/Link.tsx';
import { ClosingSoon } from './DaysLeft.tsx';
import { JobBadges } from './JobBadges.tsx';
import { Pay } from './Pay.tsx';
import { placeWords } from './place-words.ts';
import { SaveButton } from './saved/SaveButton.tsx';
import { TimeAgo } from './TimeAgo.tsx';

/** The whole row can be pressed, but only the title is the link: its ::after covers the row. */
const titleLink =
  'after:absolute after:inset-0 group-hover:text-accent focus-visible:shadow-none! focus-visible:after:shadow-focus-inset';

type JobRowProps = {
  job: JobCard;
  level?: 2 | 3;
  shortPlace?: boolean;
  /** On the company's own page, which names it once. */
  withoutCompany?: boolean;
};

/** A job in a list: an item of a CardList. */
export function JobRow({ job, level = 3, shortPlace, withoutCompany = false }: JobRowProps) {
  const written = useWritten();
  const t = useTexts(jobsTexts);
  const Heading = `h${level}` as const;
  return (
    <li>
      <article
        className={cx(
          'group relative grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-s4 gap-y-s1 px-s5 py-5 transition-colors hover:bg-sunken/45',
          'max-md:grid-cols-[auto_minmax(0,1fr)] max-md:gap-x-s3 max-md:p-s4',
          job.featured &&
            'before:absolute before:start-0 before:top-5 before:h-11 before:w-1 before:rounded-e-[4px] before:bg-saffron max-md:before:top-4 max-md:before:h-10',
        )}
      >
        {!withoutCompany && (
          <CompanyMark name={job.company.name} logo={job.company.logo_url} className="md:row-span-2 max-md:size-10!" />
        )}
        <div className={cx('min-w-0', withoutCompany && 'col-span-2')}>
          <Heading className="text-lg wrap-anywhere">
            <Link to={`/job/${job.slug}`} className={titleLink}>
              <bdi {...written(job.title)}>{job.title}</bdi>
            </Link>
          </Heading>
          <Dots className="text-ink-2">
            {!withoutCompany && job.company.name}
            {placeWords(t, job, shortPlace)}
          </Dots>
        </div>
        <div className="grid content-between justify-items-end gap-s2 text-end max-md:order-last max-md:col-span-2 max-md:mt-s2 max-md:flex max-md:flex-wrap max-md:items-center max-md:justify-between max-md:gap-y-0 max-md:text-start md:col-start-3 md:row-span-2 md:row-start-1">
          <p className="font-bold tabular-nums md:max-w-52">
            <Pay salary={job} />
            {/* An employer's own words say what the pay is for. */}
            {job.salary_mode !== 'custom' && (
              <span className="text-sm font-normal whitespace-nowrap text-ink-2 max-md:ms-1.5 md:block">
                {t(PER_TEXTS[job.salary_type.name])}
              </span>
            )}
          </p>
          <div className="flex items-center gap-s2 max-md:ms-auto">
            <TimeAgo at={job.published_at} className="inline-block text-sm text-ink-3 first-letter:uppercase" />
            <SaveButton job={job} className="relative -me-2 max-md:-my-2" />
          </div>
        </div>
        <p
          className={cx(
            'mt-1.5 flex flex-wrap gap-1.5 self-start max-md:col-span-2',
            withoutCompany ? 'md:col-span-2 md:col-start-1' : 'md:col-start-2',
          )}
        >
          <JobBadges job={job} />
          <ClosingSoon deadline={job.deadline} />
        </p>
      </article>
    </li>
  );
}
