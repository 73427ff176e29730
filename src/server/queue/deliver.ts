import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isMailbox } from '#shared/identity/mailbox.ts';
import type { Config } from '../config.ts';
import type { MailCalendar } from './mail.ts';
import type { Delivery } from './mailer.ts';

/** SMTP when it is configured, otherwise `.eml` files in the data folder's outbox. */
export function createDelivery({
  smtpUrl,
  mailFrom,
  dataDir,
}: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>): Delivery {
  const { deliver, atOnce } = smtpUrl ? bySmtp(smtpUrl, mailFrom) : byFiles(path.join(dataDir, 'outbox'), mailFrom);
  return {
    atOnce,
    async deliver(mail) {
      if (!isMailbox(mail.to)) throw new Error('a mail goes to one mailbox');
      await deliver(mail);
    },
  };
}

type Message = {
  key: string;
  /** The name shown in front of the site's address. */
  sender: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  calendar: MailCalendar | null;
};

/** Connects with the first mail, so that loading nodemailer does not slow down the start. */
function opensOnce(options: object, mailFrom: string) {
  const address = /<([^>]+)>/.exec(mailFrom)?.[1] ?? mailFrom;
  const open = async () => (await import('nodemailer')).default.createTransport(options);
  let transport: ReturnType<typeof open> | undefined;
  const domain = address.split('@').at(-1);
  return async ({ key, to, sender, html, calendar, ...message }: Message) => {
    transport ??= open();
    // Passed as an object, because a string would be parsed as a list of recipients.
    return (await transport).sendMail({
      ...message,
      messageId: `<${key}@${domain}>`,
      ...(html !== '' && { html }),
      // As an alternative of the text, which is how mail programs recognise an invitation, and as a file for the others.
      ...(calendar && { icalEvent: { ...calendar, filename: 'invite.ics' } }),
      from: { name: sender, address },
      to: { name: '', address: to },
    });
  };
}

function bySmtp(smtpUrl: string, from: string): Delivery {
  const send = opensOnce({ url: smtpUrl, connectionTimeout: 10_000, socketTimeout: 20_000 }, from);
  return {
    atOnce: 1,
    async deliver({ id: _, headers, ...mail }) {
      await send({ ...mail, headers: headers ?? {} });
    },
  };
}

function byFiles(outbox: string, from: string): Delivery {
  const compose = opensOnce({ streamTransport: true, buffer: true, newline: 'windows' }, from);
  // Written synchronously: for a file this small, the thread pool would cost five times as much as the write.
  const write = (file: string, content: Buffer) => {
    // Renamed into place, so that nobody reads half a mail.
    writeFileSync(`${file}.part`, content);
    renameSync(`${file}.part`, file);
  };
  return {
    // Writing a file again does no harm, so many can be claimed at once.
    atOnce: 50,
    async deliver({ id, headers, ...mail }) {
      const file = path.join(outbox, `${String(id).padStart(8, '0')}.eml`);
      const { message } = (await compose({ ...mail, headers: headers ?? {} })) as unknown as {
        message: Buffer;
      };
      try {
        write(file, message);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
        mkdirSync(outbox, { recursive: true });
        write(file, message);
      }
    },
  };
}
