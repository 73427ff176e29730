import { dictionary } from '#shared/webhooks/webhooks.dictionary.ts';
import type { Throttle } from '../identity/throttle.ts';
import type { Module } from '../module.ts';
import type { Plumbing } from '../plumbing.ts';
import { createDeliveriesService } from './deliveries.service.ts';
import { listenForChanges } from './outbox.ts';
import { webhooksErasure } from './privacy.ts';
import { createSending } from './sending.ts';
import { createSwitchingOff } from './switching-off.ts';
import { openapi } from './webhooks.openapi.ts';
import { webhooksRoutes } from './webhooks.routes.ts';
import { createWebhooksService } from './webhooks.service.ts';

export function webhooksModule(needs: Plumbing & { throttle: Throttle }) {
  const sending = createSending({ ...needs, switchOff: createSwitchingOff(needs) });
  const { wake } = sending;
  listenForChanges({ ...needs, wake });
  const webhooks = createWebhooksService({ ...needs, wake });
  const deliveries = createDeliveriesService({ ...needs, wake });
  return {
    dictionary,
    openapi,
    routes: webhooksRoutes({ webhooks, deliveries }),
    erases: webhooksErasure,
    jobs: { 'webhooks.deliver': sending.job },
    schedules: [{ name: 'forgotten-webhooks', every: '* * * * *', run: sending.resumeForgotten }],
    sweeps: [webhooks.deleteOld],
    start: sending.start,
    stop: sending.stop,
  } satisfies Module;
}
