import { type CompanyDashboard, DASHBOARD } from '#shared/board/dashboard.contract.ts';
import { companyDashboardTexts } from '#shared/board/dashboard.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Card } from '#web/ui/Card.tsx';
import { cx } from '#web/ui/cx.ts';
import { useColumnName } from '../useColumnName.ts';

type TimeInStageProps = Pick<CompanyDashboard, 'stages' | 'times'>;

/** A whole number of days that all bars fit into, and that divides well. */
function scaleOf(times: CompanyDashboard['times']): number {
  const most = Math.max(1, ...times.map(({ upper }) => upper));
  return [2, 4, 6, 10, 20, 30, 40, 60, 90].find((days) => days >= most) ?? Math.ceil(most / 30) * 30;
}

const inWhole = (days: number) => (days < 10 ? days : Math.round(days));

/** How long applications stay where: the middle half as a bar, the median as a dot, all on one scale. */
export function TimeInStage({ stages, times }: TimeInStageProps) {
  const t = useTexts(companyDashboardTexts);
  const nameOf = useColumnName();
  const scale = scaleOf(times);
  const at = (days: number) => `${Math.min(100, (days / scale) * 100)}%`;
  const longest = times.reduce((a, b) => (b.median > a.median ? b : a), times[0] ?? { group_id: 0, median: 0 });
  const stageOf = (id: number) => stages.find((stage) => stage.id === id);
  return (
    <Card as="section" title={t('desk.time_in_stage')} aside={t('desk.last_days', { days: DASHBOARD.days })} pad>
      {times.length === 0 ? (
        <p className="text-sm text-ink-2">{t('desk.no_times')}</p>
      ) : (
        <>
          <table className="w-full text-sm">
            <caption className="sr-only">{t('desk.time_in_stage')}</caption>
            <thead className="sr-only">
              <tr>
                <th scope="col">{t('desk.stage')}</th>
                <th scope="col">{t('desk.middle_half')}</th>
                <th scope="col">{t('desk.median')}</th>
              </tr>
            </thead>
            <tbody>
              {times.map(({ group_id: id, median, lower, upper }) => {
                const isLate = times.length > 1 && id === longest.group_id;
                return (
                  <tr key={id}>
                    <th scope="row" className="max-w-28 truncate pe-s3 text-start font-normal">
                      <bdi>{nameOf(stageOf(id))}</bdi>
                    </th>
                    <td className="w-full">
                      <span aria-hidden="true" className="relative block h-8.5">
                        <span className="absolute inset-x-0 top-1/2 h-px bg-line" />
                        <span
                          className={cx(
                            'absolute top-1/2 h-2 -translate-y-1/2 rounded-round border',
                            isLate ? 'border-warning/40 bg-warning-soft' : 'border-accent/40 bg-accent-soft',
                          )}
                          style={{ insetInlineStart: at(lower), inlineSize: at(upper - lower) }}
                        />
                        <span
                          className={cx(
                            'absolute top-1/2 size-3 -translate-y-1/2 rounded-round ring-2 ring-surface',
                            isLate ? 'bg-warning' : 'bg-accent',
                          )}
                          style={{ insetInlineStart: `calc(${at(median)} - 6px)` }}
                        />
                      </span>
                      <span className="sr-only">{t('desk.from_to', { from: lower, to: upper })}</span>
                    </td>
                    <td className="ps-s3 text-end font-semibold whitespace-nowrap tabular-nums">
                      {t('desk.days_short', { days: inWhole(median) })}
                    </td>
                  </tr>
                );
              })}
              <tr className="text-xs text-ink-2 tabular-nums">
                <td />
                <td>
                  <span aria-hidden="true" className="flex justify-between">
                    <span>0</span>
                    <span>{scale / 2}</span>
                    <span>{t('desk.days_short', { days: scale })}</span>
                  </span>
                </td>
                <td />
              </tr>
            </tbody>
          </table>
          <p className="mt-s3 text-sm text-ink-2">
            {t('desk.time_key')}{' '}
            {times.length > 1 && (
              <strong className="text-ink">{t('desk.longest', { stage: nameOf(stageOf(longest.group_id)) })}</strong>
            )}
          </p>
        </>
      )}
    </Card>
  );
}
