import type { SessionUser } from '#shared/identity/identity.contract.ts';
import type { InputOf } from '#shared/kernel/endpoint.ts';
import { AppError } from '#shared/kernel/errors.ts';
import type { Attempt, Delivery, listDeliveries } from '#shared/webhooks/webhooks.contract.ts';
import { DELIVERIES_PER_PAGE } from '#shared/webhooks/webhooks.values.ts';
import { webhooksRefusal } from '#shared/webhooks/webhooks-refusals.texts.ts';
import type { Db } from '../db/database.ts';
import type { Throttle } from '../identity/throttle.ts';
import { assertOwner } from '../profiles/membership.ts';
import * as store from './deliveries.store.ts';
import { bodyOf, HEADERS, messageIdOf } from './requests.ts';
import { findDeliveryRecord } from './sending.store.ts';
import { LIMITS } from './webhooks.limits.ts';
import { findWebhook } from './webhooks.store.ts';

type Parts = { db: Db; throttle: Throttle; publicUrl: string; wake: (webhookId: number) => void };

/** The log of what webhooks were sent, and sending by hand. */
export function createDeliveriesService({ db, throttle, publicUrl, wake }: Parts) {
  async function find(user: SessionUser, id: number) {
    const delivery = await store.findDelivery(db, assertOwner(user).id, id);
    if (!delivery) throw new AppError('not_found');
    return delivery;
  }

  async function assertWebhook(user: SessionUser, id: number) {
    const webhook = await findWebhook(db, assertOwner(user).id, id);
    if (!webhook) throw new AppError('not_found');
    return webhook;
  }

  async function takeByHand(user: SessionUser, stopped: string | null): Promise<void> {
    if (stopped !== null) throw new AppError('conflict', { message: webhooksRefusal('refusal.webhook_off') });
    await throttle.take([[LIMITS.sentByHand, String(user.company?.id)]]);
  }

  return {
    async list(user: SessionUser, { id, ...wanted }: InputOf<typeof listDeliveries>) {
      await assertWebhook(user, id);
      const rows = await store.listDeliveries(db, id, wanted);
      const page = rows.slice(0, DELIVERIES_PER_PAGE);
      const next = rows.length > page.length ? String(page.at(-1)?.id) : null;
      return { deliveries: page.map(show), next };
    },

    async read(user: SessionUser, id: number) {
      const delivery = await find(user, id);
      const record = await findDeliveryRecord(db, id);
      const attempts = await store.listAttempts(db, id);
      const time = attempts[0]?.at ?? delivery.createdAt;
      return {
        delivery: show(delivery),
        headers: {
          ...HEADERS,
          'webhook-id': messageIdOf(id),
          'webhook-timestamp': String(Math.floor(time.getTime() / 1000)),
        },
        body: record ? bodyOf(record, publicUrl) : '',
        attempts: attempts.map(showAttempt),
      };
    },

    async sendAgain(user: SessionUser, id: number): Promise<Delivery> {
      const { stopped, webhookId } = await find(user, id);
      await takeByHand(user, stopped);
      if (!(await store.makeDue(db, id))) {
        throw new AppError('conflict', { message: webhooksRefusal('refusal.being_sent') });
      }
      wake(webhookId);
      return show(await find(user, id));
    },

    async sendTest(user: SessionUser, webhookId: number): Promise<Delivery> {
      const { stopped } = await assertWebhook(user, webhookId);
      await takeByHand(user, stopped);
      const id = await store.insertTest(db, webhookId);
      const delivery = show(await find(user, id));
      wake(webhookId);
      return delivery;
    },
  };
}
export type DeliveriesService = ReturnType<typeof createDeliveriesService>;

function show({ id, event, state, createdAt, attempts, dueAt, last }: store.DeliveryRow): Delivery {
  return {
    id,
    event,
    state,
    created_at: createdAt.toISOString(),
    attempts,
    next_at: state === 'waiting' && attempts > 0 && dueAt ? dueAt.toISOString() : null,
    last: last && { ...last, at: new Date(last.at).toISOString() },
  };
}

function showAttempt(row: Awaited<ReturnType<typeof store.listAttempts>>[number]): Attempt {
  const { at, address, status, error, durationMs, answer } = row;
  return { at: at.toISOString(), address, status, error, duration_ms: durationMs, answer };
}
