import type { Tx } from '../kernel/events.ts';
import { listOwnerMailboxes } from '../profiles/profiles.api.ts';
import type { Mailer } from '../queue/mailer.ts';
import { switchedOffMail } from './webhooks.mails.ts';
import { stopWebhook } from './webhooks.store.ts';

/** Switches a webhook off because its receiver is gone or has failed for days, and tells the owners. */
export function createSwitchingOff({ mailer, publicUrl }: { mailer: Mailer; publicUrl: string }) {
  return async (tx: Tx, webhookId: number, why: 'failing' | 'gone'): Promise<void> => {
    const stopped = await stopWebhook(tx, webhookId, why);
    // Another attempt has switched it off a moment ago.
    if (!stopped) return;
    const { companyId, address } = stopped;
    const { host } = new URL(address);
    await tx.record({
      type: 'webhook.switched_off',
      companyId,
      actorId: null,
      webhook: { id: webhookId, host },
      why,
    });
    const link = `${publicUrl}/company/developers`;
    const owners = await listOwnerMailboxes(tx, companyId);
    for (const owner of owners) await mailer.write(tx, switchedOffMail({ ...owner, host, why, link }));
  };
}
export type SwitchOff = ReturnType<typeof createSwitchingOff>;
