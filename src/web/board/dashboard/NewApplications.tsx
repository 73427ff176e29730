import type { CompanyDashboard } from '#shared/board/dashboard.contract.ts';
import { companyDashboardTexts } from '#shared/board/dashboard.texts.ts';
import { TimeAgo } from '#web/jobs/TimeAgo.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Dots } from '#web/ui/Dots.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Grade } from '#web/ui/ScoreLine.tsx';

/** The latest applications; each opens on the board. */
export function NewApplications({ newest }: Pick<CompanyDashboard, 'newest'>) {
  const t = useTexts(companyDashboardTexts);
  const board = (
    <Link to="/company/applications" className="link">
      {t('desk.open_board')}
    </Link>
  );
  return (
    <Card as="section" title={t('desk.new_applications')} aside={board}>
      {newest.length === 0 && <p className="p-s4 text-sm text-ink-2">{t('desk.no_applications')}</p>}
      <ul className="divide-y divide-line">
        {newest.map(({ id, name, photo, profession, job, score, applied_at: at }) => (
          <li key={id} className="relative flex items-center gap-s3 px-s4 py-2.5 hover:bg-paper">
            <Avatar name={name} photo={photo} size={36} />
            <div className="min-w-0 flex-1">
              <p className="text-sm font-semibold wrap-anywhere">
                <Link
                  to={`/company/applications?job=${job.id}&application=${id}`}
                  className="before:absolute before:inset-0 before:content-['']"
                >
                  <bdi>{name}</bdi>
                </Link>
              </p>
              <Dots className="text-sm wrap-anywhere text-ink-2">
                {profession}
                {t('desk.for_job', { job: job.title })}
              </Dots>
            </div>
            <div className="grid flex-none justify-items-end gap-x-s4 text-sm md:flex md:items-center">
              {score ? <Grade {...score} /> : <span className="text-ink-2">{t('desk.under_review')}</span>}
              <TimeAgo at={at} className="text-end whitespace-nowrap text-ink-2 md:min-w-28" />
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
