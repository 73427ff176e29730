import type { Salary } from '#shared/jobs/jobs.contract.ts';
import { jobsTexts } from '#shared/jobs/jobs.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { payLine } from './amounts.ts';

/** Figures run from left to right in every language; an employer's own words run as they are written. */
export function Pay({ salary }: { salary: Salary }) {
  const t = useTexts(jobsTexts);
  const { text, isAmount } = payLine(t, salary);
  return <bdi dir={isAmount ? 'ltr' : 'auto'}>{text}</bdi>;
}
