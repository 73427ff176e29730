import type { SessionUser } from '#shared/identity/identity.contract.ts';
import type { InputOf } from '#shared/kernel/endpoint.ts';
import { AppError } from '#shared/kernel/errors.ts';
import type { Message } from '#shared/kernel/messages.ts';
import type { changeWebhook, createWebhook, Webhook } from '#shared/webhooks/webhooks.contract.ts';
import { WEBHOOK_ADDRESS, WEBHOOKS_PER_COMPANY } from '#shared/webhooks/webhooks.values.ts';
import { webhooksRefusal } from '#shared/webhooks/webhooks-refusals.texts.ts';
import type { Db } from '../db/database.ts';
import type { Outgoing } from '../http/outgoing.ts';
import type { Tx } from '../kernel/events.ts';
import type { InTransaction } from '../kernel/transactions.ts';
import { assertOwner } from '../profiles/membership.ts';
import { newWebhookSecret } from './signature.ts';
import * as store from './webhooks.store.ts';

type Parts = { db: Db; inTransaction: InTransaction; outgoing: Outgoing; wake: (webhookId: number) => void };
type Fields = InputOf<typeof createWebhook>;

const REFUSALS: Record<Exclude<ReturnType<Outgoing['read']>, URL>, Message> = {
  unreadable: webhooksRefusal('refusal.address_unreadable'),
  too_long: webhooksRefusal('refusal.address_too_long', { max: WEBHOOK_ADDRESS.max }),
  scheme: webhooksRefusal('refusal.address_scheme'),
  credentials: webhooksRefusal('refusal.address_credentials'),
  port: webhooksRefusal('refusal.address_port'),
  private: webhooksRefusal('refusal.address_private'),
};

/** Addresses that owners of a company have entered, which are told what happens in it. */
export function createWebhooksService({ db, inTransaction, outgoing, wake }: Parts) {
  function readFields({ address, events, with_text }: Fields): store.Fields {
    const url = outgoing.read(address);
    if (typeof url === 'string') throw new AppError('invalid', { errors: { address: [REFUSALS[url]] } });
    return { address: url.href, events, withText: with_text };
  }

  async function find(from: Db, companyId: number, id: number): Promise<store.WebhookRow> {
    const webhook = await store.findWebhook(from, companyId, id);
    if (!webhook) throw new AppError('not_found');
    return webhook;
  }

  /** Changes a webhook of the user's company, and answers with what it is then. */
  function change(
    user: SessionUser,
    id: number,
    act: (tx: Tx, webhook: store.WebhookRow, about: About) => Promise<void>,
  ): Promise<Webhook> {
    const companyId = assertOwner(user).id;
    return inTransaction(async (tx) => {
      const webhook = await find(tx, companyId, id);
      await act(tx, webhook, { companyId, actorId: user.id, webhook: { id, host: hostOf(webhook.address) } });
      return show(await find(tx, companyId, id));
    });
  }
  type About = { companyId: number; actorId: number; webhook: { id: number; host: string } };

  return {
    async list(user: SessionUser): Promise<Webhook[]> {
      return (await store.listWebhooks(db, assertOwner(user).id)).map(show);
    },

    async create(user: SessionUser, input: InputOf<typeof createWebhook>) {
      const companyId = assertOwner(user).id;
      const fields = readFields(input);
      const secret = newWebhookSecret();
      return inTransaction(async (tx) => {
        await store.lockCompany(tx, companyId);
        if ((await store.countWebhooks(tx, companyId)) >= WEBHOOKS_PER_COMPANY) {
          const message = webhooksRefusal('refusal.too_many_webhooks', { max: WEBHOOKS_PER_COMPANY });
          throw new AppError('invalid', { errors: { address: [message] } });
        }
        const id = await store.insertWebhook(tx, { ...fields, companyId, secret });
        const { events, withText } = fields;
        const webhook = { id, host: hostOf(fields.address) };
        await tx.record({ type: 'webhook.added', companyId, actorId: user.id, webhook, events, withText });
        return { secret, webhook: show(await find(tx, companyId, id)) };
      });
    },

    async change(user: SessionUser, { id, ...input }: InputOf<typeof changeWebhook>): Promise<Webhook> {
      assertOwner(user);
      const fields = readFields(input);
      const { events, withText } = fields;
      return change(user, id, async (tx, before, about) => {
        await store.updateWebhook(tx, id, fields);
        const webhook = { id, host: hostOf(fields.address) };
        const from = { host: about.webhook.host, withText: before.withText };
        await tx.record({ type: 'webhook.changed', ...about, webhook, from, events, withText });
      });
    },

    async switch(user: SessionUser, { id, on }: { id: number; on: boolean }): Promise<Webhook> {
      const changed = await change(user, id, async (tx, { stopped }, about) => {
        if (on === (stopped === null)) return;
        if (on) {
          await store.startWebhook(tx, id);
          await tx.record({ type: 'webhook.switched_on', ...about });
        } else {
          await store.stopWebhook(tx, id, 'owner');
          await tx.record({ type: 'webhook.switched_off', ...about, why: 'owner' });
        }
      });
      if (on) wake(id);
      return changed;
    },

    async exchangeSecret(user: SessionUser, id: number) {
      const secret = newWebhookSecret();
      const webhook = await change(user, id, async (tx, _, about) => {
        await store.exchangeSecret(tx, id, secret);
        await tx.record({ type: 'webhook.secret_exchanged', ...about });
      });
      return { secret, webhook };
    },

    async remove(user: SessionUser, id: number): Promise<void> {
      const companyId = assertOwner(user).id;
      await inTransaction(async (tx) => {
        const { address } = await find(tx, companyId, id);
        await store.deleteWebhook(tx, id);
        const webhook = { id, host: hostOf(address) };
        await tx.record({ type: 'webhook.deleted', companyId, actorId: user.id, webhook });
      });
    },

    deleteOld: () => store.deleteOldDeliveries(db),
  };
}
export type WebhooksService = ReturnType<typeof createWebhooksService>;

const hostOf = (address: string) => new URL(address).host;

function show(row: store.WebhookRow): Webhook {
  const { id, address, events, withText, stopped, delivered, waiting, failed } = row;
  const isExchanging = row.previousSecretUntil !== null && row.previousSecretUntil.getTime() > Date.now();
  return {
    id,
    address,
    events,
    with_text: withText,
    stopped,
    stopped_at: row.stoppedAt?.toISOString() ?? null,
    failing_since: row.failingSince?.toISOString() ?? null,
    previous_secret_until: isExchanging ? (row.previousSecretUntil?.toISOString() ?? null) : null,
    created_at: row.createdAt.toISOString(),
    today: { delivered, waiting, failed },
  };
}
