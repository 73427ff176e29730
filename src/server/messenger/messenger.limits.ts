import { type Limit, MINUTE } from '../identity/throttle.ts';

export const LIMITS = {
  /** Per company; each message sends one mail, or up to a hundred. */
  candidateMessages: { name: 'candidate-messages', attempts: 300, seconds: 60 * MINUTE },
  /** Per company and candidate, so that no employer floods a mailbox. */
  messagesToOne: { name: 'messages-to-one', attempts: 30, seconds: 60 * MINUTE },
  manyMessages: { name: 'many-messages', attempts: 20, seconds: 60 * MINUTE },
  /** Per person in their conversations; more than anybody types. */
  messages: { name: 'messages', attempts: 120, seconds: MINUTE },
  conversationSearches: { name: 'conversation-searches', attempts: 60, seconds: MINUTE },
  /** Per person; every pause in typing sends a search. */
  searches: { name: 'searches', attempts: 120, seconds: MINUTE },
  typing: { name: 'typing', attempts: 60, seconds: MINUTE },
  /** Per person. */
  attachments: { name: 'attachments', attempts: 60, seconds: 60 * MINUTE },
  /** Answers to mails, per mailbox and per conversation. */
  repliesOfOne: { name: 'replies-of-one', attempts: 30, seconds: 60 * MINUTE },
  repliesToOne: { name: 'replies-to-one', attempts: 60, seconds: 60 * MINUTE },
  /** One mail a day tells somebody that theirs was not delivered, and not too many go out in all. */
  repliesAnswered: { name: 'replies-answered', attempts: 1, seconds: 24 * 60 * MINUTE },
  allRepliesAnswered: { name: 'all-replies-answered', attempts: 300, seconds: 60 * MINUTE },
} as const satisfies Record<string, Limit>;
