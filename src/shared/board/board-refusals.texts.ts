import { messagesOf } from '../kernel/messages.ts';

/** Refusals of the board services. */
export const boardRefusalsTexts = {
  'refusal.column_gone': 'This column has been deleted in the meantime. The card stays where it was.',
  'refusal.named_twice': 'Every column and every card can be named only once.',
  'refusal.fixed_column': 'New, Hired and Not selected are part of every board: they cannot be renamed or deleted.',
  'refusal.column_holds_cards_one': 'This column holds {count} application. Please choose where it should go.',
  'refusal.column_holds_cards_other': 'This column holds {count} applications. Please choose where they should go.',
  'refusal.columns_changed': 'The columns have changed in the meantime. Please try again.',
} as const;

export const boardRefusal = messagesOf(boardRefusalsTexts);
