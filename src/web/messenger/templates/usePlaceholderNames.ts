import type { Placeholder } from '#shared/messenger/messenger.values.ts';
import { templatesTexts } from '#shared/messenger/templates.texts.ts';
import { useTexts } from '#web/lib/texts.ts';

const NAMES = {
  candidate: 'templates.gap_candidate',
  job: 'templates.gap_job',
  stage: 'templates.gap_stage',
  company: 'templates.gap_company',
  recruiter: 'templates.gap_recruiter',
  receipt: 'templates.gap_receipt',
  promised_day: 'templates.gap_promised_day',
} as const satisfies Record<Placeholder, string>;

/** What a placeholder stands for, in words. */
export function usePlaceholderNames(): (placeholder: Placeholder) => string {
  const t = useTexts(templatesTexts);
  return (placeholder) => t(NAMES[placeholder]);
}
