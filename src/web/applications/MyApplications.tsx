import type { ReactNode } from 'react';
import type { MyApplication } from '#shared/applications/my-applications.contract.ts';
import { stageMessage } from '#shared/applications/stages.texts.ts';
import { dashboardTexts } from '#shared/reference/dashboard.texts.ts';
import { timeTexts } from '#shared/reference/time.texts.ts';
import { dayInWords } from '#web/lib/relative-time.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useWords } from '#web/lib/words.ts';
import { useWritten } from '#web/lib/written.ts';
import { Badge, type BadgeTone } from '#web/ui/Badge.tsx';
import { Card } from '#web/ui/Card.tsx';
import { CompanyMark } from '#web/ui/CompanyMark.tsx';
import { Link } from '#web/ui/Link.tsx';

/** The columns that every employer has; those of their own are on the way. */
const STAGE_TONES: Record<NonNullable<MyApplication['fixed_stage']>, BadgeTone> = {
  new: 'info',
  hired: 'success',
  not_selected: 'neutral',
};

type MyApplicationsProps = {
  applications: readonly MyApplication[];
  /** What else can be done about one, such as writing to the employer. */
  actions?: (application: MyApplication) => ReactNode;
};

/** Every row leads to what is known about it: its receipt. */
export function MyApplications({ applications, actions }: MyApplicationsProps) {
  const t = useTexts(dashboardTexts);
  return (
    <Card as="section" title={t('dashboard.applications')}>
      <ul className="divide-y divide-line">
        {applications.map((application) => (
          <ApplicationRow key={application.id} application={application} actions={actions?.(application)} />
        ))}
      </ul>
    </Card>
  );
}

function ApplicationRow({ application, actions }: { application: MyApplication; actions: ReactNode }) {
  const t = useTexts(dashboardTexts);
  const time = useTexts(timeTexts);
  const written = useWritten();
  const { id, job, company, applied_at: appliedAt } = application;
  return (
    <li className="relative flex items-center gap-x-s3 px-s4 py-s3 hover:bg-wash">
      <CompanyMark name={company.name} size={40} />
      <div className="grid min-w-0 flex-1 gap-x-s3 gap-y-s2 md:grid-cols-[minmax(0,1fr)_auto] md:items-center">
        <div className="min-w-0">
          <p className="font-semibold wrap-anywhere">
            <Link to={`/application/${id}`} className="after:absolute after:inset-0 hover:text-accent">
              <bdi {...written(job.title)}>{job.title}</bdi>
            </Link>
          </p>
          <p className="truncate text-sm text-ink-2">
            <bdi>{company.name}</bdi>
          </p>
        </div>
        <p className="flex flex-wrap items-center gap-x-s3 gap-y-s1 text-sm text-ink-2">
          {t('dashboard.applied', { date: dayInWords(time, appliedAt) })}
          <span className="md:w-28">
            <Stage application={application} />
          </span>
          {/* Above the link that covers the row. */}
          {actions && <span className="relative">{actions}</span>}
        </p>
      </div>
    </li>
  );
}

function Stage({ application: { outcome, stage, fixed_stage: fixed } }: { application: MyApplication }) {
  const t = useTexts(dashboardTexts);
  const words = useWords();
  if (outcome === 'withdrawn') return <Badge>{t('dashboard.withdrawn')}</Badge>;
  return (
    <Badge tone={fixed ? STAGE_TONES[fixed] : 'accent'}>
      <bdi>{words(stageMessage(stage))}</bdi>
    </Badge>
  );
}
