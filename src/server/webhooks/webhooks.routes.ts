import { DONE, succeed } from '#shared/kernel/answers.ts';
import * as contract from '#shared/webhooks/webhooks.contract.ts';
import { route } from '../http/route.ts';
import type { DeliveriesService } from './deliveries.service.ts';
import type { WebhooksService } from './webhooks.service.ts';

type Services = { webhooks: WebhooksService; deliveries: DeliveriesService };

export function webhooksRoutes({ webhooks, deliveries }: Services) {
  return [
    route(contract.listWebhooks, async ({ user }) => succeed({ webhooks: await webhooks.list(user) })),
    route(contract.createWebhook, async ({ user, input }) => succeed(await webhooks.create(user, input))),
    route(contract.changeWebhook, async ({ user, input }) => succeed({ webhook: await webhooks.change(user, input) })),
    route(contract.switchWebhook, async ({ user, input }) => succeed({ webhook: await webhooks.switch(user, input) })),
    route(contract.exchangeSecret, async ({ user, input }) => succeed(await webhooks.exchangeSecret(user, input.id))),
    route(contract.deleteWebhook, async ({ user, input }) => {
      await webhooks.remove(user, input.id);
      return DONE;
    }),
    route(contract.testWebhook, async ({ user, input }) =>
      succeed({ delivery: await deliveries.sendTest(user, input.id) }),
    ),
    route(contract.listDeliveries, async ({ user, input }) => succeed(await deliveries.list(user, input))),
    route(contract.readDelivery, async ({ user, input }) => succeed(await deliveries.read(user, input.id))),
    route(contract.sendAgain, async ({ user, input }) =>
      succeed({ delivery: await deliveries.sendAgain(user, input.id) }),
    ),
  ];
}
