import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '../config.ts';
import { mailFile } from './mail-file.ts';
import type { Delivery } from './mailer.ts';

/** SMTP when it is configured, otherwise `.eml` files in the data folder's outbox. */
export function createDelivery({
  smtpUrl,
  mailFrom,
  dataDir,
}: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>): Delivery {
  return smtpUrl ? bySmtp(smtpUrl, mailFrom) : byFiles(path.join(dataDir, 'outbox'), mailFrom);
}

function bySmtp(smtpUrl: string, from: string): Delivery {
  const open = async () => {
    // Loaded with the first mail: whoever has no mail server never needs it.
    const { default: nodemailer } = await import('nodemailer');
    return nodemailer.createTransport(smtpUrl, { connectionTimeout: 10_000, socketTimeout: 20_000 } as never);
  };
  let transport: ReturnType<typeof open> | undefined;
  return {
    atOnce: 1,
    async deliver({ to, subject, text }) {
      transport ??= open();
      await (await transport).sendMail({ from, to, subject, text });
    },
  };
}

function byFiles(outbox: string, from: string): Delivery {
  // Not handed to another thread: for a file this small, the handing over costs five times the writing.
  const write = (file: string, content: string) => {
    // Renamed into place, so that nobody reads half a mail.
    writeFileSync(`${file}.part`, content);
    renameSync(`${file}.part`, file);
  };
  return {
    // Written again, a file is the same file.
    atOnce: 50,
    async deliver({ id, to, subject, text }) {
      const file = path.join(outbox, `${String(id).padStart(8, '0')}.eml`);
      const content = mailFile({ id, from, to, subject, text, date: new Date() });
      try {
        write(file, content);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
        mkdirSync(outbox, { recursive: true });
        write(file, content);
      }
    },
  };
}
