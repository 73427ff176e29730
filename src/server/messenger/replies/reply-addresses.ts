import type { Inbound } from '../../config.ts';
import type { Db } from '../../db/database.ts';
import type { Events } from '../../kernel/events.ts';
import { type Addressee, endAddressesOf, replyTokenOf } from './reply-addresses.store.ts';

/** Who has another e-mail, or has left a team, cannot answer mails that were sent before. */
export function endReplyAddresses(events: Events): void {
  events.inTransaction('email.changed', ({ from }, tx) => endAddressesOf(tx, { email: from }));
  events.inTransaction('member.left', ({ userId }, tx) => endAddressesOf(tx, { userId }));
}

/** The addresses to which mails about a conversation are answered. */
export function createReplyAddresses(inbound: Inbound | null) {
  return {
    isOn: inbound !== null,
    /** For the header `Reply-To`; null if mails cannot be answered. */
    async of(tx: Db, reader: Addressee): Promise<string | null> {
      return inbound && `reply+${await replyTokenOf(tx, reader)}@${inbound.domain}`;
    },
  };
}
export type ReplyAddresses = ReturnType<typeof createReplyAddresses>;

/** The token in an address of ours, whatever case a mail program has made of it. Null for any other address. */
export function tokenIn(address: string, domain: string): string | null {
  const [local = '', host = ''] = address.toLowerCase().split('@');
  return host === domain ? (/^reply\+([a-z\d]{1,58})$/.exec(local)?.[1] ?? null) : null;
}
