import { textsOf } from '../kernel/texts.ts';

/** The numbers beside the links of the navigation, for those who listen. */
export const waitingTexts = textsOf('site', {
  'waiting.evaluations_one': '{count} application nobody has evaluated yet',
  'waiting.evaluations_other': '{count} applications nobody has evaluated yet',
  'waiting.approvals_one': '{count} job waiting for approval',
  'waiting.approvals_other': '{count} jobs waiting for approval',
});
