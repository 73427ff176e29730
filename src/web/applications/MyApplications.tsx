import type { MyApplication } from '#shared/applications/my-applications.contract.ts';
import { dashboardTexts } from '#shared/reference/dashboard.texts.ts';
import { timeTexts } from '#shared/reference/time.texts.ts';
import { dayInWords } from '#web/lib/relative-time.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Card } from '#web/ui/Card.tsx';
import { CompanyMark } from '#web/ui/CompanyMark.tsx';
import { Link } from '#web/ui/Link.tsx';

export function MyApplications({ applications }: { applications: readonly MyApplication[] }) {
  const t = useTexts(dashboardTexts);
  const time = useTexts(timeTexts);
  return (
    <Card as="section" title={t('dashboard.applications')}>
      <ul className="divide-y divide-line">
        {applications.map(({ id, job, company, stage, outcome, applied_at: appliedAt }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-s3 gap-y-s2 px-s4 py-s3">
            <CompanyMark name={company.name} size={40} />
            <div className="min-w-0 flex-1 basis-48">
              <p className="truncate font-semibold">
                {job.open ? (
                  <Link to={`/job/${job.slug}`} className="hover:text-accent hover:underline">
                    <bdi>{job.title}</bdi>
                  </Link>
                ) : (
                  <bdi>{job.title}</bdi>
                )}
              </p>
              <p className="truncate text-sm text-ink-2">{company.name}</p>
            </div>
            <span className="text-sm text-ink-2">{t('dashboard.applied', { date: dayInWords(time, appliedAt) })}</span>
            <Badge tone={outcome === 'withdrawn' ? 'neutral' : 'accent'}>
              {outcome === 'withdrawn' ? t('dashboard.withdrawn') : stage}
            </Badge>
          </li>
        ))}
      </ul>
    </Card>
  );
}
