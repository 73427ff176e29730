import { messagesOf } from '../kernel/messages.ts';

/** Why something about a kit or a scorecard is refused. */
export const kitsRefusalsTexts = {
  'refusal.kit_name_taken': 'Another kit has this name already.',
  'refusal.not_own_job': 'Please choose one of your jobs.',
  'refusal.too_many_kits': 'Your company has {max} kits already. Please delete one first.',
  'refusal.same_key': 'Each question and each criterion can be sent once.',
  'refusal.card_elsewhere': 'You have changed this scorecard on another device.',
  'refusal.no_recommendation': 'Please say whether you would hire this person.',
  'refusal.not_interviewer': 'Only the interviewers of this interview have a scorecard.',
  'refusal.not_begun': 'You can hand in your scorecard once the interview has begun.',
  'refusal.interview_off': 'This interview did not take place, so there is no scorecard to hand in.',
} as const;
export const kitsRefusal = messagesOf(kitsRefusalsTexts);
