import { CircleX, Clock, Pencil } from 'lucide-react';
import type { CompanyDashboard, TO_SETTLE } from '#shared/board/dashboard.contract.ts';
import { companyDashboardTexts } from '#shared/board/dashboard.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Card } from '#web/ui/Card.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Link } from '#web/ui/Link.tsx';
import { useCloses } from './useCloses.ts';

const ICONS = { closing: Clock, rejected: CircleX, draft: Pencil } as const satisfies Record<
  (typeof TO_SETTLE)[number],
  unknown
>;

/** Jobs that somebody should look after. */
export function ToSettle({ to_settle: things }: Pick<CompanyDashboard, 'to_settle'>) {
  const t = useTexts(companyDashboardTexts);
  const closes = useCloses();
  const titleOf = ({ kind, job, deadline }: CompanyDashboard['to_settle'][number]) =>
    kind === 'closing'
      ? t('desk.closing', { job: job.title, closes: closes(deadline ?? '').words })
      : t(`desk.${kind}`, { job: job.title });
  return (
    <Card as="section" title={t('desk.to_settle')}>
      <ul className="divide-y divide-line">
        {things.map((thing) => (
          <li key={thing.job.id} className="relative flex items-start gap-s3 px-s4 py-2.5 hover:bg-paper">
            <Icon of={ICONS[thing.kind]} size="sm" className="mt-1 flex-none text-ink-2" />
            <div className="min-w-0">
              <p className="text-sm font-semibold wrap-anywhere">
                <Link
                  to={`/company/jobs/${thing.job.id}`}
                  className="before:absolute before:inset-0 before:content-['']"
                >
                  <bdi>{titleOf(thing)}</bdi>
                </Link>
              </p>
              <p className="text-sm text-ink-2">{t(`desk.${thing.kind}_text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
