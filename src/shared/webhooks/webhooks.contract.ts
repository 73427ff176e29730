import { companyMember } from '../kernel/access.ts';
import { Done } from '../kernel/answers.ts';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { Id, IdInPath } from '../kernel/ids.ts';
import { z } from '../kernel/schema.ts';
import { lineText } from '../kernel/text.ts';
import {
  ATTEMPT_ERRORS,
  DELIVERED_EVENTS,
  DELIVERY_STATES,
  STOP_REASONS,
  WEBHOOK_ADDRESS,
  WEBHOOK_EVENTS,
} from './webhooks.values.ts';
import { webhooksRule } from './webhooks-rules.texts.ts';

const Webhook = z.object({
  id: Id,
  /** As it is called: international names are in their ASCII form. */
  address: z.string(),
  events: z.array(z.enum(WEBHOOK_EVENTS)),
  /** Whether requests contain what people wrote: messages, and reasons of decisions. */
  with_text: z.boolean(),
  /** Null while it is on. */
  stopped: z.enum(STOP_REASONS).nullable(),
  stopped_at: z.string().nullable(),
  /** The first failure after the last success; null while it works. */
  failing_since: z.string().nullable(),
  /** Until when requests are signed with the previous secret as well. */
  previous_secret_until: z.string().nullable(),
  created_at: z.string(),
  /** Its deliveries of the last 24 hours. */
  today: z.object({
    delivered: z.number().int(),
    waiting: z.number().int(),
    failed: z.number().int(),
  }),
});
export type Webhook = z.output<typeof Webhook>;

const Delivery = z.object({
  id: Id,
  event: z.enum(DELIVERED_EVENTS),
  state: z.enum(DELIVERY_STATES),
  created_at: z.string(),
  attempts: z.number().int(),
  /** When it is tried next, while it is waiting. It also waits for earlier events of the same application. */
  next_at: z.string().nullable(),
  /** The last attempt; null before the first. */
  last: z
    .object({
      at: z.string(),
      status: z.number().int().nullable(),
      error: z.enum(ATTEMPT_ERRORS).nullable(),
      duration_ms: z.number().int(),
    })
    .nullable(),
});
export type Delivery = z.output<typeof Delivery>;

const Attempt = z.object({
  at: z.string(),
  address: z.string(),
  status: z.number().int().nullable(),
  error: z.enum(ATTEMPT_ERRORS).nullable(),
  duration_ms: z.number().int(),
  /** The beginning of what was answered. */
  answer: z.string().nullable(),
});
export type Attempt = z.output<typeof Attempt>;

const Fields = {
  address: lineText(WEBHOOK_ADDRESS),
  events: z
    .array(z.enum(WEBHOOK_EVENTS))
    .min(1, webhooksRule('rule.no_events'))
    .max(WEBHOOK_EVENTS.length)
    .refine((events) => new Set(events).size === events.length, { error: webhooksRule('rule.event_twice') }),
  with_text: z.boolean(),
};
const OfWebhook = { id: IdInPath.describe('The id of the webhook.') };
const OfDelivery = { id: IdInPath.describe('The id of the delivery.') };
const WithSecret = z.object({ success: z.literal(true), secret: z.string(), webhook: Webhook });

export const listWebhooks = defineEndpoint({
  method: 'GET',
  path: '/webhooks',
  summary: 'The webhooks of your company, oldest first.',
  access: companyMember,
  input: z.object({}),
  output: z.object({ success: z.literal(true), webhooks: z.array(Webhook) }),
});

export const createWebhook = defineEndpoint({
  method: 'POST',
  path: '/webhooks',
  summary: 'Add a webhook. Only this answer contains its secret.',
  access: companyMember,
  asksProof: true,
  input: z.object(Fields),
  output: WithSecret,
});

export const changeWebhook = defineEndpoint({
  method: 'PUT',
  path: '/webhooks/{id}',
  summary: 'Change the address of a webhook, and what it is told.',
  access: companyMember,
  asksProof: true,
  input: z.object({ ...OfWebhook, ...Fields }),
  output: z.object({ success: z.literal(true), webhook: Webhook }),
});

export const switchWebhook = defineEndpoint({
  method: 'POST',
  path: '/webhooks/{id}/switch',
  summary: 'Switch a webhook on or off. While it is off, events are not queued for it.',
  access: companyMember,
  input: z.object({ ...OfWebhook, on: z.boolean() }),
  output: z.object({ success: z.literal(true), webhook: Webhook }),
});

export const exchangeSecret = defineEndpoint({
  method: 'POST',
  path: '/webhooks/{id}/secret',
  summary: 'Exchange the secret of a webhook. For a day, requests are signed with the previous one as well.',
  access: companyMember,
  asksProof: true,
  input: z.object(OfWebhook),
  output: WithSecret,
});

export const deleteWebhook = defineEndpoint({
  method: 'DELETE',
  path: '/webhooks/{id}',
  summary: 'Delete a webhook with its log. What is still waiting is not sent any more.',
  access: companyMember,
  input: z.object(OfWebhook),
  output: Done,
});

export const testWebhook = defineEndpoint({
  method: 'POST',
  path: '/webhooks/{id}/test',
  summary: 'Send a test to a webhook that is on. Its delivery is in the log.',
  access: companyMember,
  input: z.object(OfWebhook),
  output: z.object({ success: z.literal(true), delivery: Delivery }),
  errors: ['conflict', 'too_many'],
});

export const listDeliveries = defineEndpoint({
  method: 'GET',
  path: '/webhooks/{id}/deliveries',
  summary: 'What a webhook was sent during the last 30 days, newest first.',
  access: companyMember,
  input: z.object({
    ...OfWebhook,
    state: z.enum(['waiting', 'delivered', 'failed']).optional().describe('Only deliveries in this state.'),
    event: z.enum(DELIVERED_EVENTS).optional().describe('Only deliveries of this event.'),
    before: IdInPath.optional().describe('Only deliveries before this one: `next` of the previous page.'),
  }),
  output: z.object({ success: z.literal(true), deliveries: z.array(Delivery), next: z.string().nullable() }),
});

export const readDelivery = defineEndpoint({
  method: 'GET',
  path: '/webhook-deliveries/{id}',
  summary: 'One delivery: what is sent, and every attempt with the beginning of its answer.',
  access: companyMember,
  input: z.object(OfDelivery),
  output: z.object({
    success: z.literal(true),
    delivery: Delivery,
    /** The headers without the signature. */
    headers: z.record(z.string(), z.string()),
    /** As it is sent now: it is made anew from the record with every attempt. */
    body: z.string(),
    attempts: z.array(Attempt),
  }),
});

export const sendAgain = defineEndpoint({
  method: 'POST',
  path: '/webhook-deliveries/{id}/again',
  summary: 'Send a delivery again, or now if it is waiting for its next attempt. Its `webhook-id` stays the same.',
  access: companyMember,
  input: z.object(OfDelivery),
  output: z.object({ success: z.literal(true), delivery: Delivery }),
  errors: ['conflict', 'too_many'],
});
