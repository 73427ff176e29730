import { identityMail } from '#shared/identity/identity-mails.texts.ts';
import type { Tx } from '../../kernel/events.ts';
import { insertLink } from './linked-providers.store.ts';
import type { Providers } from './providers.ts';
import type { SecurityNotice } from './security-notice.ts';
import { takeStep } from './steps.store.ts';

type Link = Parameters<typeof insertLink>[1];
type Parts = { providers: Providers; notice: SecurityNotice };

/** Connects accounts with providers. */
export function createJoining({ providers, notice }: Parts) {
  /** False if either side is connected already. */
  async function join(tx: Tx, link: Link): Promise<boolean> {
    if (!(await insertLink(tx, link))) return false;
    const { userId, provider } = link;
    const label = providers.labelOf(provider);
    await tx.record({ type: 'provider.linked', actorId: userId, userId, provider: label });
    await notice(tx, userId, identityMail('mail.provider_linked', { provider: label }));
    return true;
  }

  return {
    join,
    /**
     * Somebody came back from a provider with the address of this account, and now signs in to it in the same browser:
     * that proves both. Null if nothing waits here for them.
     */
    async joinWaiting(tx: Tx, userId: number, browser: string): Promise<string | null> {
      const waiting = await takeStep(tx, browser, 'join');
      if (waiting?.userId !== userId) return null;
      return (await join(tx, { userId, ...waiting.data })) ? waiting.data.provider : null;
    },
  };
}
export type Joining = ReturnType<typeof createJoining>;
