import { textsOf } from '../kernel/texts.ts';

/** Navigation badges for screen readers. */
export const waitingTexts = textsOf('site', {
  'waiting.evaluations_one': '{count} application to evaluate',
  'waiting.evaluations_other': '{count} applications to evaluate',
  'waiting.approvals_one': '{count} job waiting for approval',
  'waiting.approvals_other': '{count} jobs waiting for approval',
});
