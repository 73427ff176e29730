import { Check } from 'lucide-react';
import { mineTexts } from '#shared/applications/mine.texts.ts';
import type { RecommendedJobs as Recommended, RecommendedJob } from '#shared/applications/recommendations.contract.ts';
import { jobsTexts } from '#shared/jobs/jobs.texts.ts';
import { PER_TEXTS, TYPE_TEXTS } from '#shared/jobs/value-texts.ts';
import { Pay } from '#web/jobs/Pay.tsx';
import { placeWords } from '#web/jobs/place-words.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useWritten } from '#web/lib/written.ts';
import { Card } from '#web/ui/Card.tsx';
import { CompanyMark } from '#web/ui/CompanyMark.tsx';
import { Dots } from '#web/ui/Dots.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Link } from '#web/ui/Link.tsx';

/** Recommended jobs, each with the reason; or what to do to get some. */
export function RecommendedJobs({ jobs, knows_you: knowsYou }: Pick<Recommended, 'jobs' | 'knows_you'>) {
  const t = useTexts(mineTexts);
  return (
    <Card as="section" title={t('mine.recommended')}>
      {jobs.length === 0 ? (
        <p className="p-s4 text-sm text-ink-2">
          {t(knowsYou ? 'mine.nothing_suits' : 'mine.nothing_known')}{' '}
          <Link to={knowsYou ? '/jobs' : '/user/profile'} className="link">
            {t(knowsYou ? 'mine.all_jobs' : 'mine.fill_profile')}
          </Link>
        </p>
      ) : (
        <ul className="divide-y divide-line">
          {jobs.map((recommended) => (
            <RecommendedRow key={recommended.job.id} {...recommended} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function RecommendedRow({ job, reason }: RecommendedJob) {
  const t = useTexts(jobsTexts);
  const written = useWritten();
  return (
    <li className="relative flex items-start gap-s3 p-s4 hover:bg-paper">
      <CompanyMark name={job.company.name} logo={job.company.logo_url} size={36} />
      <div className="grid min-w-0 flex-1 gap-0.5 text-sm">
        <p className="text-md font-semibold wrap-anywhere">
          <Link to={`/job/${job.slug}`} className="after:absolute after:inset-0 hover:text-accent">
            <bdi {...written(job.title)}>{job.title}</bdi>
          </Link>
        </p>
        <p className="text-ink-2 wrap-anywhere">
          <bdi>{job.company.name}</bdi>
        </p>
        <Dots className="text-ink-2">
          {placeWords(t, job, true)}
          {t(TYPE_TEXTS[job.job_type.name])}
          <span>
            <Pay salary={job} />
            {job.salary_mode === 'range' && job.salary_type.name !== 'Monthly' && (
              <> {t(PER_TEXTS[job.salary_type.name])}</>
            )}
          </span>
        </Dots>
        <p className="mt-1 flex items-start gap-s2 text-accent-strong">
          <Icon of={Check} size="sm" className="mt-0.5 flex-none" />
          <span className="min-w-0 wrap-anywhere">{reason}</span>
        </p>
      </div>
    </li>
  );
}
