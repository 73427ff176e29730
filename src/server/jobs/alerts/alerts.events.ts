import type { Events } from '../../kernel/events.ts';
import { giveAllToAccount } from './alerts.store.ts';

/** Moves alerts to an account when it is registered. */
export function listenForAccounts(events: Events): void {
  // Registering proves who owns the e-mail, so the confirmed alerts of this e-mail now belong to the account.
  events.inTransaction('user.registered', async ({ userId, role, email }, tx) => {
    if (role === 'candidate') await giveAllToAccount(tx, email, userId);
  });
}
