/** What a webhook can be told of. Each name stands for one kind of thing that happened. */
export const WEBHOOK_EVENTS = [
  'application.submitted',
  'application.moved',
  'application.decided',
  'application.withdrawn',
  'application.scored',
  'scorecard.saved',
  'interview.offered',
  'interview.booked',
  'interview.moved',
  'interview.cancelled',
  'interview.held',
  'scorecard.handed_in',
  'message.received',
  'job.published',
  'job.closed',
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];
/** What an owner sends to see whether the address works. Nobody subscribes to it. */
export const TEST_EVENT = 'webhook.test';
export const DELIVERED_EVENTS = [...WEBHOOK_EVENTS, TEST_EVENT] as const;
export type DeliveredEvent = (typeof DELIVERED_EVENTS)[number];

export const WEBHOOK_ADDRESS = { min: 1, max: 2000 } as const;
export const WEBHOOKS_PER_COMPANY = 20;
/** The beginning of every secret, which the receiver's library expects. */
export const SECRET_PREFIX = 'whsec_';
/** For how long requests are signed with the previous secret as well. */
export const PREVIOUS_SECRET_HOURS = 24;

/** After an attempt that failed, the next one follows after so many seconds. The last one is given up. */
export const RETRY_SECONDS = [
  5,
  5 * 60,
  30 * 60,
  2 * 3600,
  5 * 3600,
  10 * 3600,
  14 * 3600,
  20 * 3600,
  24 * 3600,
] as const;
/** A webhook that has answered nothing but failures for so many days is switched off. */
export const FAILING_DAYS = 5;
/** How long deliveries stay in the log. */
export const LOG_DAYS = 30;
export const DELIVERIES_PER_PAGE = 20;
/** The most characters that are stored of an answer. */
export const STORED_ANSWER = 2000;

/** `owner`: switched off by hand. `failing`: it failed for days. `gone`: the receiver answered 410. */
export const STOP_REASONS = ['owner', 'failing', 'gone'] as const;
export const DELIVERY_STATES = ['waiting', 'sending', 'delivered', 'failed'] as const;

/** Why there was no answer, or why an answer was no success. */
export const ATTEMPT_ERRORS = [
  'status',
  'redirect',
  'timeout',
  'address',
  'name',
  'connection',
  'certificate',
] as const;
export type AttemptError = (typeof ATTEMPT_ERRORS)[number];
