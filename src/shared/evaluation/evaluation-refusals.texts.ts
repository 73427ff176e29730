import { messagesOf } from '../kernel/messages.ts';

/** Refusals of the evaluation service. */
export const evaluationRefusalsTexts = {
  'refusal.evaluated_elsewhere':
    'You have saved this evaluation elsewhere in the meantime, perhaps in another tab. What you typed has not been saved.',
} as const;
export const evaluationRefusal = messagesOf(evaluationRefusalsTexts);
