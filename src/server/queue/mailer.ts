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
    subject: string;
    text: string;
    headers: Record<string, string> | null;
  }): Promise<void>;
  /** How many are claimed together. A crash sends those again that went out: one, unless a repetition does no harm. */
  atOnce: number;
};

/**
 * Mail is a row first, written in the transaction that causes it, and sent afterwards.
 * It is marked as sent after the server took it: a crash in between sends it twice rather than never.
 */
type Parts = {
  db: Db;
  delivery: Delivery;
  wordsIn: (locale: Locale) => Words;
  settings: { latest(): { site_name: string; sent_mail_days: number } };
};

export function createMailer({ db, delivery: { deliver, atOnce }, wordsIn, settings }: Parts) {
  /** In words, as it is stored: for whoever stores it together with something else. */
  const row = (mail: Mail) => mailRow(mail, wordsIn(mail.locale), settings.latest().site_name);
  return {
    row,
    async write(tx: Tx, ...mails: Mail[]): Promise<void> {
      await store.insertMails(tx, mails.map(row));
      await tx.tell({ type: 'MailWritten' });
    },
    /** Throws when a mail could not be sent, so that the queue tries again later. */
    async sendUnsent(): Promise<void> {
      let sent: number[] = [];
      for (;;) {
        const mails = await store.claimUnsent(db, sent, atOnce);
        if (mails.length === 0) return;
        sent = [];
        try {
          for (const { id, recipient, subject, body, headers } of mails) {
            await deliver({ id, to: recipient, subject, text: body, headers });
            sent.push(id);
          }
        } catch (error) {
          await store.markSent(db, sent);
          throw error;
        }
      }
    },
    /** Nobody else sends: what a killed process left half sent need not wait until its claim runs out. */
    takeOver: () => store.releaseClaims(db),
    deleteOld: () => store.deleteOldMails(db, settings.latest().sent_mail_days),
  };
}
export type Mailer = ReturnType<typeof createMailer>;
