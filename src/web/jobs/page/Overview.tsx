import {
  Briefcase,
  ChartNoAxesColumnIncreasing,
  GraduationCap,
  type LucideIcon,
  MailCheck,
  MapPin,
  UsersRound,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { JobDetails } from '#shared/jobs/jobs.contract.ts';
import { jobsTexts } from '#shared/jobs/jobs.texts.ts';
import { EDUCATION_TEXTS, experienceWithYears, type JobsTranslate, TYPE_TEXTS } from '#shared/jobs/value-texts.ts';
import { daysUntil } from '#web/lib/relative-time.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Card } from '#web/ui/Card.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { ProgressBar } from '#web/ui/ProgressBar.tsx';
import { placeWords } from '../place-words.ts';
import { TimeAgo } from '../TimeAgo.tsx';

export function daysRemaining(t: JobsTranslate, count: number): string {
  return count === 0 ? t('jobs.last_day_to_apply') : t('jobs.days_remaining', { count });
}

/** The facts of a job. The days come counted from the server, and only while the deadline is active. */
export function Overview({ job }: { job: JobDetails }) {
  const t = useTexts(jobsTexts);
  const posted = job.published_at ?? job.created_at;
  const left = job.deadline_active ? job.days_remaining : null;
  return (
    <Card as="section" aria-labelledby="overview" className="px-s5 pt-s5 pb-s2">
      <h2 id="overview" className="sr-only">
        {t('jobs.overview')}
      </h2>
      <div className="grid gap-s2 border-b border-line pb-s3">
        <p className="flex flex-wrap items-baseline justify-between gap-x-s3">
          {left !== null && <b>{daysRemaining(t, left)}</b>}
          <TimeAgo at={posted} words={(ago) => t('jobs.posted_ago', { ago })} className="text-sm text-ink-2" />
        </p>
        {left !== null && job.deadline && (
          <ProgressBar
            label={t('jobs.time_used')}
            valueText={daysRemaining(t, left)}
            percent={usedPercent(daysUntil(job.deadline, Date.parse(posted)), left)}
          />
        )}
      </div>
      <dl className="max-md:grid max-md:grid-cols-2 max-md:gap-x-s4">
        <Fact icon={Briefcase} name={t('jobs.type')}>
          {t(TYPE_TEXTS[job.job_type.name])}
        </Fact>
        {job.education && (
          <Fact icon={GraduationCap} name={t('jobs.education')}>
            {t(EDUCATION_TEXTS[job.education.name])}
          </Fact>
        )}
        {job.experience && (
          <Fact icon={ChartNoAxesColumnIncreasing} name={t('jobs.experience')}>
            {experienceWithYears(t, job.experience.name)}
          </Fact>
        )}
        <Fact icon={UsersRound} name={t('jobs.vacancies')}>
          {job.vacancies}
        </Fact>
        <Fact icon={MailCheck} name={t('jobs.answer')}>
          {t('jobs.answer_within', { count: job.answer_days })}
        </Fact>
        <Fact icon={MapPin} name={t('jobs.location')}>
          {placeWords(t, job)}
        </Fact>
      </dl>
    </Card>
  );
}

function usedPercent(whole: number, left: number): number {
  return whole <= 0 ? 100 : ((whole - left) / whole) * 100;
}

function Fact({ icon, name, children }: { icon: LucideIcon; name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[auto_1fr] items-center gap-s3 border-t border-line py-2.75 first:border-t-0 max-md:grid-cols-1 max-md:content-start max-md:gap-0 max-md:last:odd:col-span-2 max-md:nth-2:border-t-0">
      <dt className="flex items-center gap-s3 text-ink-2 max-md:gap-s2 max-md:text-sm">
        <Icon of={icon} className="text-ink-3" />
        {name}
      </dt>
      <dd className="text-end font-semibold max-md:ps-7 max-md:text-start">
        <bdi>{children}</bdi>
      </dd>
    </div>
  );
}
