import { messagesOf } from '../kernel/messages.ts';

/** Refusals of the draft service. */
export const draftsRefusalsTexts = {
  'refusal.too_many_drafts': 'You already have {max} drafts. Please send or discard one of them first.',
  'refusal.other_job': 'This draft belongs to another job.',
  'refusal.saved_elsewhere': 'This draft was saved elsewhere in the meantime. Nothing was overwritten.',
  'refusal.draft_too_large':
    'This draft is too large to save: more than {kilobytes} kB. Please shorten some of the texts.',
} as const;

export const draftsRefusal = messagesOf(draftsRefusalsTexts);
