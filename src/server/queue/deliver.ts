import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import nodemailer from 'nodemailer';
import type { Config } from '../config.ts';
import type { Deliver } from './mailer.ts';

/** SMTP when it is configured, otherwise `.eml` files in the data folder's outbox. */
export function createDelivery({
  smtpUrl,
  mailFrom,
  dataDir,
}: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>): Deliver {
  if (smtpUrl) {
    const transport = nodemailer.createTransport(smtpUrl, {
      connectionTimeout: 10_000,
      socketTimeout: 20_000,
    } as never);
    return async ({ to, subject, text }) => {
      await transport.sendMail({ from: mailFrom, to, subject, text });
    };
  }
  const outbox = path.join(dataDir, 'outbox');
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true });
  return async ({ id, to, subject, text }) => {
    const { message } = await composer.sendMail({ from: mailFrom, to, subject, text });
    await mkdir(outbox, { recursive: true });
    // Renamed into place, so that nobody reads half a mail.
    const file = path.join(outbox, `${String(id).padStart(8, '0')}.eml`);
    await writeFile(`${file}.part`, message as Buffer);
    await rename(`${file}.part`, file);
  };
}
