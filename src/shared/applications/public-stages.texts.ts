import { textsOf } from '../kernel/texts.ts';

/** The texts for stages that candidates read. */
export const publicStagesTexts = textsOf('receipt', {
  'public_stage.received': 'Received',
  'public_stage.in_review': 'In review',
  'public_stage.interview': 'Interview',
  'public_stage.offer': 'Offer',
  'public_stage.hired': 'Hired',
  'public_stage.closed': 'Closed',
});
