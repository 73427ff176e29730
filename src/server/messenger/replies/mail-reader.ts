import type { RawMail } from '../../documents/document.ts';
import { readOneDocument } from '../../documents/reader-process.ts';
import { Unreadable } from '../../documents/unreadable.ts';
import { type IncomingMail, readMail } from './read-mail.ts';

/** The entry point of the child process that reads a mail that is large or has HTML. */
readOneDocument(async ({ content }: RawMail): Promise<IncomingMail> => {
  const mail = await readMail(Buffer.from(content));
  if (!mail) throw new Unreadable('broken');
  return mail;
});
