import type { Events } from '../../kernel/events.ts';
import { giveAllToAccount } from './alerts.store.ts';

/** What follows from accounts that come and go. */
export function listenForAccounts(events: Events): void {
  // Registering proves whose the e-mail is: what it gets already is seen and changed in the account.
  events.inTransaction('user.registered', async ({ userId, role, email }, tx) => {
    if (role === 'candidate') await giveAllToAccount(tx, email, userId);
  });
}
