import type { ReceiptView } from '#shared/applications/receipt.contract.ts';
import { receiptTexts } from '#shared/applications/receipt.texts.ts';
import type { JobCard } from '#shared/jobs/jobs.contract.ts';
import { jobsTexts } from '#shared/jobs/jobs.texts.ts';
import { timeTexts } from '#shared/reference/time.texts.ts';
import { Pay } from '#web/jobs/Pay.tsx';
import { placeWords } from '#web/jobs/place-words.ts';
import { dayInWords } from '#web/lib/relative-time.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useWritten } from '#web/lib/written.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Card } from '#web/ui/Card.tsx';
import { CompanyMark } from '#web/ui/CompanyMark.tsx';
import { Dots } from '#web/ui/Dots.tsx';
import { Link } from '#web/ui/Link.tsx';

/** For candidates who were not selected: similar jobs, and after a rejection by score when they can apply again. */
export function ReceiptNext({ application }: { application: ReceiptView }) {
  const t = useTexts(receiptTexts);
  const time = useTexts(timeTexts);
  const { outcome, public_stage: stage, apply_again_from: from, similar } = application;
  const isByScore = outcome === 'failed';
  if (!isByScore && (stage !== 'closed' || outcome === 'withdrawn')) return null;
  const words = isByScore ? 'receipt.next_closed' : 'receipt.next_similar';
  return (
    <Card as="section" pad aria-labelledby="next" className="grid justify-items-start gap-s3">
      <h2 id="next">{t('receipt.next')}</h2>
      <p className="text-ink-2">
        {from === null ? t(words) : t('receipt.next_again', { date: dayInWords(time, from) })}
      </p>
      {similar.length > 0 && (
        <ul className="w-full divide-y divide-line border-y border-line">
          {similar.map((job) => (
            <SimilarJob key={job.id} job={job} />
          ))}
        </ul>
      )}
      <ButtonLink to="/jobs">{t('receipt.next_jobs')}</ButtonLink>
    </Card>
  );
}

function SimilarJob({ job }: { job: JobCard }) {
  const t = useTexts(jobsTexts);
  const written = useWritten();
  return (
    <li className="relative flex items-start gap-s3 py-s3 hover:bg-paper">
      <CompanyMark name={job.company.name} logo={job.company.logo_url} size={36} />
      <div className="grid min-w-0 flex-1 gap-0.5 text-sm">
        <p className="text-md font-semibold wrap-anywhere">
          <Link to={`/job/${job.slug}`} className="after:absolute after:inset-0 hover:text-accent">
            <bdi {...written(job.title)}>{job.title}</bdi>
          </Link>
        </p>
        <Dots className="text-ink-2">
          {job.company.name}
          {placeWords(t, job, true)}
          <Pay salary={job} />
        </Dots>
      </div>
    </li>
  );
}
