import { messagesOf } from '../kernel/messages.ts';

/** Refusals of closing a job. */
export const closingRefusalsTexts = {
  'refusal.undecided': 'Somebody has come since, or was moved. Please look at the groups again.',
  'refusal.no_message': 'Choose a message, or say why they are left open.',
  'refusal.decided_twice': 'Each group can be decided on once.',
  'refusal.closing_over': 'The job has been opened again. Write to them from their application.',
} as const;
export const closingRefusal = messagesOf(closingRefusalsTexts);
