import type { Words } from '#shared/kernel/messages.ts';
import type { Locale } from '#shared/reference/languages.ts';
import type { Db } from '../db/database.ts';
import type { Tx } from '../kernel/events.ts';
import { type Mail, mailRow } from './mail.ts';
import * as store from './mailer.store.ts';

export type Delivery = {
  deliver(mail: {
    id: number;
    to: string;
    sender: string;
    subject: string;
    text: string;
    html: string;
    headers: Record<string, string> | null;
  }): Promise<void>;
  /**
   * How many mails are claimed together. After a crash those that already went out are sent again, so it is one unless
   * repeating does no harm.
   */
  atOnce: number;
};

/**
 * A mail is stored in the transaction that causes it, and sent afterwards. It is marked as sent only after the server
 * accepted it: a crash in between sends it twice rather than never.
 */
type Parts = {
  db: Db;
  delivery: Delivery;
  wordsIn: (locale: Locale) => Words;
  settings: { latest(): { site_name: string; accent_light: string; accent_dark: string; sent_mail_days: number } };
  publicUrl: string;
};

export function createMailer({ db, delivery: { deliver, atOnce }, wordsIn, settings, publicUrl }: Parts) {
  const site = () => {
    const { site_name: name, accent_light: light, accent_dark: dark } = settings.latest();
    return { name, accent: { light, dark }, url: publicUrl };
  };
  /** The mail in the language of its reader. */
  const row = (mail: Mail) => mailRow(mail, wordsIn(mail.locale), site());
  return {
    row,
    async write(tx: Tx, ...mails: Mail[]): Promise<void> {
      await store.insertMails(tx, mails.map(row));
      await tx.record({ type: 'mail.written', count: mails.length });
    },
    /** Deletes mails that were held because their cause could still be undone. */
    forgetHeld: (tx: Tx, cause: string) => store.deleteHeldMails(tx, cause),
    /** Throws if a mail could not be sent, so that the queue retries later. */
    async sendUnsent(): Promise<void> {
      let sent: number[] = [];
      for (;;) {
        const mails = await store.claimUnsent(db, sent, atOnce);
        if (mails.length === 0) return;
        sent = [];
        try {
          for (const { id, recipient, sender, subject, body, html, headers } of mails) {
            const from = senderName(sender, settings.latest().site_name);
            await deliver({ id, to: recipient, sender: from, subject, text: body, html, headers });
            sent.push(id);
          }
        } catch (error) {
          await store.markSent(db, sent);
          throw error;
        }
      }
    },
    /** Only for a process that is the only sender: mails of a killed process need not wait until its claim expires. */
    takeOver: () => store.releaseClaims(db),
    deleteOld: () => store.deleteOldMails(db, settings.latest().sent_mail_days),
  };
}
/** The company's name together with the site's, because the address is the site's. */
function senderName(company: string | null, site: string): string {
  return company === null ? site : `${company} via ${site}`;
}
export type Mailer = ReturnType<typeof createMailer>;
