import type { Logger } from 'pino';
import type { Locale } from '#shared/kernel/languages.ts';
import type { Words } from '#shared/kernel/messages.ts';
import type { Db } from '../db/database.ts';
import type { Tx } from '../kernel/events.ts';
import type { Job, JobPayloads } from './job.ts';
import { type Mail, type MailCalendar, mailRow } from './mail.ts';
import * as store from './mailer.store.ts';
import type { Queue } from './queue.ts';

export type Delivery = {
  deliver(mail: {
    id: number;
    /** Distinguishes the mail from every other of this site, and is the same each time that it is sent. */
    key: string;
    to: string;
    sender: string;
    subject: string;
    text: string;
    html: string;
    headers: Record<string, string> | null;
    calendar: MailCalendar | null;
  }): Promise<void>;
  /**
   * How many mails are sent as one portion. After a crash those that already went out are sent again, so it is one
   * unless repeating does no harm.
   */
  atOnce: number;
};

/** A mail server that is down is asked once a minute for three days. */
const RETRY_SECONDS = 60;
const RETRIES = 3 * 24 * 60;
/** Longer than the timeouts of a connection to the mail server together. */
const EXPIRE_SECONDS = 75;

type Parts = {
  db: Db;
  queue: Queue;
  delivery: Delivery;
  wordsIn: (locale: Locale) => Words;
  settings: { latest(): { site_name: string; accent_light: string; accent_dark: string; sent_mail_days: number } };
  publicUrl: string;
  log: Pick<Logger, 'error'>;
};

/**
 * A mail is stored in the transaction that causes it, and sent afterwards. It is marked as sent only after the server
 * accepted it: a crash in between sends it twice rather than never. Both have the same Message-ID, by which mail
 * programs and servers recognise the second.
 */
export function createMailer({ db, queue, delivery, wordsIn, settings, publicUrl, log }: Parts) {
  const site = () => {
    const { site_name: name, accent_light: light, accent_dark: dark } = settings.latest();
    return { name, accent: { light, dark }, url: publicUrl };
  };
  /** The mail in the language of its reader. */
  const row = (mail: Mail) => mailRow(mail, wordsIn(mail.locale), site());

  async function send(payloads: readonly JobPayloads['mail.send'][]): Promise<void> {
    // A mail that is no longer there was about something that was undone or erased.
    const mails = await store.findUnsent(
      db,
      payloads.map(({ mailId }) => mailId),
    );
    for (const { id, writtenMs, recipient, sender, subject, body, html, headers, calendar } of mails) {
      const from = senderName(sender, settings.latest().site_name);
      // The time is part of it because ids begin again when somebody sets up the database anew.
      const key = `${id}.${writtenMs}`;
      await delivery
        .deliver({ id, key, to: recipient, sender: from, subject, text: body, html, headers, calendar })
        .catch((error) => Promise.reject(withoutAddress(error)));
    }
    await store.markSent(
      db,
      mails.map(({ id }) => id),
    );
  }

  return {
    row,
    async write(tx: Tx, ...mails: Mail[]): Promise<void> {
      const ids = await store.insertMails(tx, mails.map(row));
      const jobs = mails.map(({ held }, at) => ({
        payload: { mailId: ids[at] as number },
        startAfter: held?.seconds,
      }));
      await queue.addAll('mail.send', jobs, tx);
    },
    job: {
      retries: RETRIES,
      retryAfterSeconds: RETRY_SECONDS,
      expiresAfterSeconds: EXPIRE_SECONDS,
      portion: delivery.atOnce,
      runPortion: send,
      async giveUp({ mailId }) {
        log.error({ mailId }, 'a mail could not be sent for three days and is not tried again');
        await store.markFailed(db, mailId);
      },
      waitingBefore: async (tx) => (await store.listUnsent(tx)).map((mailId) => ({ mailId })),
    } satisfies Job<JobPayloads['mail.send']>,
    /** Deletes mails that were held because their cause could still be undone. */
    forgetHeld: (tx: Tx, cause: string) => store.deleteHeldMails(tx, cause),
    /** Deletes the mails to somebody that contain a secret of something removed, whether sent or not. */
    forgetWith: (tx: Tx, recipient: string, secret: string) => store.deleteMailsWith(tx, recipient, secret),
    /** Deletes the mails to somebody, and those that were sent to others about them. */
    forgetAbout: (tx: Tx, person: { email: string; names: readonly string[] }) => store.deleteMailsAbout(tx, person),
    deleteOld: () => store.deleteOldMails(db, settings.latest().sent_mail_days),
  };
}

/** What a mail server answers often repeats the address, and neither logs nor the queue may hold one. */
function withoutAddress(error: Error & { code?: string; responseCode?: number }): Error {
  const reason = error.responseCode ?? error.code;
  return reason === undefined ? error : new Error(`a mail could not be handed over: ${reason}`);
}

/** The company's name together with the site's, because the address is the site's. */
function senderName(company: string | null, site: string): string {
  return company === null ? site : `${company} via ${site}`;
}
export type Mailer = ReturnType<typeof createMailer>;
