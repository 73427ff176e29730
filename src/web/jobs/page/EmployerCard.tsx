import type { JobDetails } from '#shared/jobs/jobs.contract.ts';
import { jobsTexts } from '#shared/jobs/jobs.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useWritten } from '#web/lib/written.ts';
import { Card } from '#web/ui/Card.tsx';
import { CompanyMark } from '#web/ui/CompanyMark.tsx';
import { Link } from '#web/ui/Link.tsx';

export function EmployerCard({ company }: { company: JobDetails['company'] }) {
  const written = useWritten();
  const t = useTexts(jobsTexts);
  return (
    <Card as="section" pad aria-label={t('jobs.employer')} className="grid gap-s3">
      <div className="flex items-center gap-s3">
        <CompanyMark name={company.name} logo={company.logo_url} size={40} />
        <p className="min-w-0">
          <b dir="auto">{company.name}</b>
          <span className="block text-sm text-ink-2">{t('jobs.open_jobs', { count: company.open_jobs })}</span>
        </p>
      </div>
      {company.about && (
        <p {...written(company.about)} data-passage="" className="text-sm text-ink-2 wrap-anywhere">
          {company.about}
        </p>
      )}
      <Link to={`/employer/${company.username}`} className="link justify-self-start text-sm">
        {t('jobs.employer_profile')}
      </Link>
    </Card>
  );
}
