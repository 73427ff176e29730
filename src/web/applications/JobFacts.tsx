import type { JobDetails } from '#shared/jobs/jobs.contract.ts';
import { jobsTexts } from '#shared/jobs/jobs.texts.ts';
import { TYPE_TEXTS } from '#shared/jobs/value-texts.ts';
import { useTexts } from '#web/lib/texts.ts';

/** Company, place and type in one line, shown below the title of the job. */
export function JobFacts({ job }: { job: JobDetails }) {
  const t = useTexts(jobsTexts);
  const place = job.is_remote ? t('jobs.remote') : [job.locality, job.country?.name].filter(Boolean).join(', ');
  return (
    <p className="flex text-sm text-ink-2 *:not-first:before:mx-s2 *:not-first:before:content-['·']">
      {/* The dots are outside of the isolated texts, so that they follow the direction of the page. Each fact is
        truncated at its own end. */}
      <span className="flex min-w-0">
        <bdi className="truncate">{job.company_name}</bdi>
      </span>
      {place && (
        <span className="flex min-w-0">
          <bdi className="truncate">{place}</bdi>
        </span>
      )}
      <span className="max-md:hidden">
        <bdi>{t(TYPE_TEXTS[job.job_type.name])}</bdi>
      </span>
    </p>
  );
}
