import { type CompanyDashboard, DASHBOARD } from '#shared/board/dashboard.contract.ts';
import { companyDashboardTexts } from '#shared/board/dashboard.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Card } from '#web/ui/Card.tsx';

/** The sites and campaigns that applications came from. */
export function Sources({ sources }: Pick<CompanyDashboard, 'sources'>) {
  const t = useTexts(companyDashboardTexts);
  const most = Math.max(1, ...sources.map(({ applications }) => applications));
  return (
    <Card as="section" title={t('desk.sources')} aside={t('desk.last_days', { days: DASHBOARD.days })} pad>
      {sources.length === 0 ? (
        <p className="text-sm text-ink-2">{t('desk.no_sources')}</p>
      ) : (
        <table className="w-full text-sm">
          <caption className="sr-only">{t('desk.sources')}</caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">{t('desk.source')}</th>
              <th scope="col">{t('desk.applications_column')}</th>
            </tr>
          </thead>
          <tbody>
            {sources.map(({ source, applications }) => (
              <tr key={source ?? ''}>
                <th scope="row" className="w-full py-1 text-start font-normal">
                  <bdi className="wrap-anywhere">{source ?? t('desk.no_source')}</bdi>
                  <span aria-hidden="true" className="mt-1 block h-1.5 rounded-r1 bg-wash">
                    <span
                      className={`block h-full rounded-r1 forced-colors:bg-[Highlight]! ${source === null ? 'bg-line-strong' : 'bg-accent'}`}
                      style={{ inlineSize: `${(applications / most) * 100}%` }}
                    />
                  </span>
                </th>
                <td className="py-1 ps-s4 text-end align-top font-semibold tabular-nums">{applications}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
}
