import { useState } from 'react';
import type { CompanyDashboard } from '#shared/board/dashboard.contract.ts';
import { companyDashboardTexts } from '#shared/board/dashboard.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { cx } from '#web/ui/cx.ts';
import { Link } from '#web/ui/Link.tsx';
import { Table } from '#web/ui/Table.tsx';
import { useColumnName } from '../useColumnName.ts';
import { useCloses } from './useCloses.ts';

/** The number of jobs that a phone shows at first, because what is below them would be screens away. */
const ON_A_PHONE = 3;

type FunnelProps = Pick<CompanyDashboard, 'stages' | 'jobs' | 'open_jobs' | 'applications'>;

/** How far the applications of each job came. Each job has a scale of its own: a popular one would hide the others. */
export function Funnel({ stages, jobs, open_jobs: openJobs, applications }: FunnelProps) {
  const t = useTexts(companyDashboardTexts);
  const nameOf = useColumnName();
  const closes = useCloses();
  const [isWhole, setWhole] = useState(false);
  const aside = `${t('desk.open_jobs', { count: openJobs })} · ${t('desk.applications', { count: applications })}`;
  return (
    <Card as="section" title={t('desk.funnel')} aside={aside}>
      {jobs.length === 0 && <p className="p-s4 text-sm text-ink-2">{t('desk.funnel_empty')}</p>}
      {jobs.length > 0 && (
        <div className="flex flex-col">
          <Table caption={t('desk.funnel')}>
            {/* On a phone: the job above its stages, each with its name, three beside each other. */}
            <thead className="max-md:sr-only">
              <tr>
                <th scope="col">{t('desk.job')}</th>
                {stages.map((stage) => (
                  <th key={stage.id} scope="col">
                    <bdi>{nameOf(stage)}</bdi>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className="max-md:block max-md:[&_tr:first-child>*]:border-t-0 max-md:[&_tr:first-child]:border-t-0">
              {jobs.map((job, row) => {
                const most = Math.max(1, ...job.stages.map(({ reached }) => reached));
                const ends = job.deadline === null ? null : closes(job.deadline);
                return (
                  <tr
                    key={job.id}
                    className={cx(
                      'max-md:grid max-md:grid-cols-3 max-md:pb-s2',
                      !isWhole && row >= ON_A_PHONE && 'max-md:hidden',
                    )}
                  >
                    <th scope="row" className="min-w-52 max-md:col-span-full">
                      <Link to={`/company/applications?job=${job.id}`} className="hover:text-accent hover:underline">
                        <bdi>{job.title}</bdi>
                      </Link>
                      <span className={cx('block text-xs font-normal', ends?.isSoon ? 'text-warning' : 'text-ink-2')}>
                        <bdi>{job.place ?? t('desk.remote')}</bdi>
                        {ends && ` · ${ends.words}`}
                      </span>
                    </th>
                    {job.stages.map(({ group_id: id, here, reached }, place) => (
                      <td key={id} className="max-md:px-s4! max-md:py-1.5!">
                        <bdi aria-hidden="true" className="block text-xs leading-tight text-ink-2 md:hidden">
                          {stages[place] && nameOf(stages[place])}
                        </bdi>
                        <FunnelCell
                          to={`/company/applications?job=${job.id}`}
                          {...{ here, reached, most, place }}
                          isOut={stages[place]?.fixed === 'not_selected'}
                        />
                      </td>
                    ))}
                  </tr>
                );
              })}
            </tbody>
          </Table>
          {jobs.length > ON_A_PHONE && (
            <div className="border-t border-line p-s3 md:hidden">
              <Button size="sm" wide aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
                {isWhole ? t('desk.funnel_fewer') : t('desk.funnel_all', { count: jobs.length })}
              </Button>
            </div>
          )}
          <p className="border-line px-s4 py-s3 text-sm text-ink-2 max-md:order-first max-md:border-b md:border-t">
            {t('desk.funnel_key')}
          </p>
        </div>
      )}
    </Card>
  );
}

type FunnelCellProps = { to: string; here: number; reached: number; most: number; place: number; isOut: boolean };

function FunnelCell({ to, here, reached, most, place, isOut }: FunnelCellProps) {
  const t = useTexts(companyDashboardTexts);
  const colour = isOut
    ? 'var(--line-strong)'
    : `color-mix(in oklab, var(--accent) ${30 + Math.min(5, place) * 14}%, var(--surface))`;
  return (
    <Link to={to} className="group relative grid min-h-6 gap-1.25 md:min-w-18 rounded-r1">
      <span className="sr-only">{t('desk.here_and_reached', { here, reached })}</span>
      <span aria-hidden="true" className="whitespace-nowrap">
        {reached === 0 ? (
          <span className="text-ink-2">–</span>
        ) : (
          <>
            <span className={here === 0 ? 'text-ink-2' : 'font-semibold group-hover:text-accent'}>{here}</span>
            <span className="ms-1 text-xs text-ink-2">/ {reached}</span>
          </>
        )}
      </span>
      <span aria-hidden="true" className="relative block h-1.5">
        <span
          className="absolute inset-y-0 start-0 rounded-r1 bg-line"
          style={{ inlineSize: `${(reached / most) * 100}%` }}
        />
        <span
          className="absolute inset-y-0 start-0 rounded-r1 forced-colors:bg-[Highlight]!"
          style={{ inlineSize: here === 0 ? 0 : `max(2px, ${(here / most) * 100}%)`, background: colour }}
        />
      </span>
    </Link>
  );
}
