import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isMailbox } from '#shared/identity/mailbox.ts';
import type { Config } from '../config.ts';
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

type Message = { from: string; to: string; subject: string; text: string; headers: Record<string, string> };

/** Opened with the first mail: nodemailer is nothing that a start waits for. */
function opensOnce(options: object) {
  const open = async () => (await import('nodemailer')).default.createTransport(options);
  let transport: ReturnType<typeof open> | undefined;
  return async ({ to, ...message }: Message) => {
    transport ??= open();
    // Not as text, which would be read as a list of recipients.
    return (await transport).sendMail({ ...message, to: { name: '', address: to } });
  };
}

function bySmtp(smtpUrl: string, from: string): Delivery {
  const send = opensOnce({ url: smtpUrl, connectionTimeout: 10_000, socketTimeout: 20_000 });
  return {
    atOnce: 1,
    async deliver({ to, subject, text, headers }) {
      await send({ from, to, subject, text, headers: headers ?? {} });
    },
  };
}

function byFiles(outbox: string, from: string): Delivery {
  const compose = opensOnce({ streamTransport: true, buffer: true, newline: 'windows' });
  // Not handed to another thread: for a file this small, the handing over costs five times the writing.
  const write = (file: string, content: Buffer) => {
    // Renamed into place, so that nobody reads half a mail.
    writeFileSync(`${file}.part`, content);
    renameSync(`${file}.part`, file);
  };
  return {
    // Written again, a file is the same file.
    atOnce: 50,
    async deliver({ id, to, subject, text, headers }) {
      const file = path.join(outbox, `${String(id).padStart(8, '0')}.eml`);
      const { message } = (await compose({ from, to, subject, text, headers: headers ?? {} })) as unknown as {
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
