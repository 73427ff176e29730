import type { Message } from '#shared/kernel/messages.ts';
import type { Tx } from '../../kernel/events.ts';
import type { Mailer } from '../../queue/mailer.ts';
import { findPerson } from '../person-export.store.ts';
import { securityMail } from './sign-in.mails.ts';

/** Tells people by mail what has changed about the ways in which they sign in. */
export function createSecurityNotice({ mailer, publicUrl }: { mailer: Mailer; publicUrl: string }) {
  return async (tx: Tx, userId: number, what: Message): Promise<void> => {
    const person = await findPerson(tx, userId);
    if (!person?.email) return;
    const { email, name } = person;
    await mailer.write(tx, securityMail({ email, name, locale: person.locale ?? 'en', publicUrl, what }));
  };
}
export type SecurityNotice = ReturnType<typeof createSecurityNotice>;
