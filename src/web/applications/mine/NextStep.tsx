import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { mineTexts } from '#shared/applications/mine.texts.ts';
import type { MyApplication } from '#shared/applications/my-applications.contract.ts';
import { timeTexts } from '#shared/reference/time.texts.ts';
import { longDayInWords } from '#web/lib/relative-time.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { Link } from '#web/ui/Link.tsx';
import { applyAddress } from '../apply-address.ts';

/** One line under an application: what comes next, and a link to it. */
export function NextLine({ icon, children, links }: { icon?: LucideIcon; children: ReactNode; links: ReactNode }) {
  return (
    <div className="relative flex flex-wrap items-center gap-x-s4 gap-y-s1 rounded-r2 bg-wash px-s3 py-2 text-sm">
      {icon && <Icon of={icon} size="sm" className="flex-none text-ink-2 -me-s2" />}
      <p className="min-w-0 flex-1 basis-40 wrap-anywhere">{children}</p>
      <span className="flex gap-s4">{links}</span>
    </div>
  );
}

export function NextLink({ to, about, children }: { to: string; about: string; children: ReactNode }) {
  return (
    <Link to={to} className="link inline-flex items-center pointer-coarse:min-h-11">
      {children}
      <span className="sr-only"> {about}</span>
    </Link>
  );
}

/** Whether an application was not selected and nothing is left to do but to read why. */
export function endedForGood(application: MyApplication): boolean {
  const { outcome, stage, unanswered, apply_again_from: from, may_apply_again: mayApply } = application;
  const isNotSelected = outcome !== 'withdrawn' && (outcome === 'failed' || stage === 'closed');
  return isNotSelected && unanswered === 0 && from === null && !mayApply;
}

/** What the candidate has to do about the application; null if they only have to wait. */
export function NextStep({ application }: { application: MyApplication }) {
  const t = useTexts(mineTexts);
  const time = useTexts(timeTexts);
  const { id, job, company, outcome, stage, unanswered, may_apply_again: mayApply } = application;
  const receipt = (
    <NextLink to={`/application/${id}`} about={job.title}>
      {t('mine.see_receipt')}
    </NextLink>
  );
  const again = (
    <NextLink to={applyAddress(job.slug)} about={job.title}>
      {t('mine.apply_again')}
    </NextLink>
  );
  if (outcome === 'withdrawn') return mayApply ? <NextLine links={again}>{t('mine.next_withdrawn')}</NextLine> : null;
  if (unanswered > 0) {
    const answer = (
      <NextLink to={`/application/${id}`} about={job.title}>
        {t('mine.answer')}
      </NextLink>
    );
    return <NextLine links={answer}>{t('mine.next_questions', { count: unanswered, company: company.name })}</NextLine>;
  }
  if (stage === 'hired') return <NextLine links={receipt}>{t('mine.next_hired', { company: company.name })}</NextLine>;
  if (outcome !== 'failed' && stage !== 'closed') return null;
  const from = application.apply_again_from;
  const words = mayApply
    ? t('mine.next_again_now')
    : from === null
      ? t('mine.next_assessed')
      : t('mine.next_again', { day: longDayInWords(time, from) });
  return (
    <NextLine
      links={
        <>
          {mayApply && again}
          {receipt}
        </>
      }
    >
      {words}
    </NextLine>
  );
}
