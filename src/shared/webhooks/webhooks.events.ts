import { defineEvent } from '../kernel/define-event.ts';
import { Id } from '../kernel/ids.ts';
import { z } from '../kernel/schema.ts';
import { STOP_REASONS, WEBHOOK_EVENTS } from './webhooks.values.ts';

/** The host alone: the rest of an address may contain a password of the receiver. */
const ABOUT_WEBHOOK = { companyId: Id, webhook: z.object({ id: Id, host: z.string() }) };
type About = { webhook: { host: string } };
const TOLD = { ...ABOUT_WEBHOOK, events: z.array(z.enum(WEBHOOK_EVENTS)), withText: z.boolean() };

const told = ({ webhook, events }: About & { events: readonly string[] }) => ({
  to: `${webhook.host}: ${events.join(', ')}`,
});

export const webhookEvents = {
  'webhook.added': defineEvent(TOLD, {
    heardBy: ['webhook settings'],
    audit: { group: 'people', kind: 'webhook_added', shown: told },
  }),
  'webhook.changed': defineEvent(
    { ...TOLD, from: z.object({ host: z.string(), withText: z.boolean() }) },
    {
      heardBy: ['webhook settings'],
      audit: {
        group: 'people',
        kind: 'webhook_changed',
        shown: (data) => ({ from: data.from.host, ...told(data) }),
      },
    },
  ),
  'webhook.secret_exchanged': defineEvent(ABOUT_WEBHOOK, {
    heardBy: [],
    audit: { group: 'people', kind: 'webhook_secret', shown: ({ webhook }: About) => ({ to: webhook.host }) },
  }),
  'webhook.switched_on': defineEvent(ABOUT_WEBHOOK, {
    heardBy: ['webhook settings'],
    audit: { group: 'people', kind: 'webhook_on', shown: ({ webhook }: About) => ({ to: webhook.host }) },
  }),
  /** By an owner, or because its receiver is gone or has failed for days. */
  'webhook.switched_off': defineEvent(
    { ...ABOUT_WEBHOOK, why: z.enum(STOP_REASONS) },
    {
      heardBy: ['webhook settings'],
      audit: { group: 'people', kind: 'webhook_off', shown: ({ webhook }) => ({ from: webhook.host }) },
    },
  ),
  'webhook.deleted': defineEvent(ABOUT_WEBHOOK, {
    heardBy: ['webhook settings'],
    audit: { group: 'people', kind: 'webhook_deleted', shown: ({ webhook }: About) => ({ from: webhook.host }) },
  }),
} as const;
