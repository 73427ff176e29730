/** Far more than anybody writes; what is longer is no message. */
export const MESSAGE = { max: 10_000 } as const;
/** So many candidates can be written to at once. */
export const MOST_RECIPIENTS = 100;

export const MESSAGES_AT_ONCE = 50;
export const CONVERSATIONS_AT_ONCE = 30;
/** What is searched for in one's conversations. */
export const CONVERSATION_SEARCH = { max: 100 } as const;

/** The candidate, and the company as a team. */
export const SIDES = ['candidate', 'company'] as const;
export type Side = (typeof SIDES)[number];

export const ATTACHMENT = {
  maxBytes: 5 * 1024 * 1024,
  /** With one message. */
  most: 5,
  mediaTypes: [
    'application/pdf',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'image/png',
    'image/jpeg',
  ],
  accept: '.pdf,.docx,.png,.jpg,.jpeg',
} as const;

export const TEMPLATE = { name: 80, most: 50 } as const;
/** What a template leaves open, and what is put there. */
export const PLACEHOLDERS = ['candidate', 'job', 'stage'] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];

/** Somebody who goes on typing says so this often; who has not said so for as long again has stopped. */
export const TYPING_MS = 3_000;
