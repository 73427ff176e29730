/** The longest text of a message, in characters: far more than anybody writes. */
export const MESSAGE = { max: 10_000 } as const;
/** The most candidates that can be written to at once. */
export const MOST_RECIPIENTS = 100;

export const MESSAGES_AT_ONCE = 50;
export const CONVERSATIONS_AT_ONCE = 20;
/** The longest text of a search in conversations, in characters. */
export const CONVERSATION_SEARCH = { max: 100 } as const;

/** The candidate, and the company as a team. */
export const SIDES = ['candidate', 'company'] as const;
export type Side = (typeof SIDES)[number];

/** What mails are about that somebody can stop, each kind for itself. */
export const MAILS_ABOUT = ['messages', 'stages'] as const;
export type MailsAbout = (typeof MAILS_ABOUT)[number];
/** What the link in a mail can stop: these, which guests get too, or what members are told of. */
export const STOPPED_BY_LINK = [...MAILS_ABOUT, 'notices'] as const;
export type StoppedByLink = (typeof STOPPED_BY_LINK)[number];

/**
 * A candidate is mailed about another stage after the delay, so that an undone move mails nothing, and at most once in
 * so many hours.
 */
export const STAGE_MAILS = { delayMinutes: 15, hoursBetween: 24 } as const;

export const ATTACHMENT = {
  maxBytes: 5 * 1024 * 1024,
  /** The most files per message. */
  most: 5,
  /** The limit for one person in one conversation, over all its messages, in bytes. */
  mostBytesInAll: 50 * 1024 * 1024,
  mediaTypes: [
    'application/pdf',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'image/png',
    'image/jpeg',
  ],
  accept: '.pdf,.docx,.png,.jpg,.jpeg',
} as const;

/** What happened when the author took a message back: it was deleted, or it stayed because it was read or mailed. */
export const TAKE_BACK_RESULTS = ['taken_back', 'read', 'mailed'] as const;
export type TakeBackResult = (typeof TAKE_BACK_RESULTS)[number];

/** What became of a message to one of several: `incomplete` means that a placeholder has no value for them. */
export const BULK_RESULTS = ['sent', 'not_found', 'incomplete'] as const;
export type BulkResult = (typeof BULK_RESULTS)[number];

export const TEMPLATE = { name: 80, most: 50 } as const;
/**
 * The templates that every company starts with. Their text comes from the catalogue, in every language, until somebody
 * edits them.
 */
export const STANDARD_TEMPLATES = ['received', 'still_reading', 'interview', 'offer', 'not_selected'] as const;
export type StandardTemplate = (typeof STANDARD_TEMPLATES)[number];
/** The placeholders of a template. */
export const PLACEHOLDERS = ['candidate', 'job', 'stage', 'company', 'recruiter', 'receipt', 'promised_day'] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];

/**
 * A client repeats the typing signal at this interval, in milliseconds. If none follows for the same time again, typing
 * has stopped.
 */
export const TYPING_MS = 3_000;
