import type { Readable } from 'node:stream';
import type { Logger } from 'pino';
import type { SMTPServer, SMTPServerDataStream, SMTPServerSession } from 'smtp-server';
import { createUploadBudget } from '../../http/upload-budget.ts';
import { MOST_BYTES } from './read-mail.ts';
import type { RepliesService } from './replies.service.ts';
import { tokenIn } from './reply-addresses.ts';

const MEGABYTE = 1024 * 1024;
/** A mail server in front is one address, so only the sum is limited: what all mails may hold in memory at once. */
const BUDGET = { bytes: 128 * MEGABYTE, bytesEach: 128 * MEGABYTE };
const MOST_CONNECTIONS = 20;
const SILENCE_MS = 30_000;
/** However little a sender sends at a time, a connection ends after this. */
const LONGEST_CONNECTION_MS = 5 * 60_000;
const CLOSE_MS = 500;

type Parts = { replies: RepliesService; domain: string; port: number; host: string; log: Pick<Logger, 'warn'> };

/** A refusal in the words of SMTP: 4xx asks the sender to try again, 5xx tells it not to. */
class SmtpRefusal extends Error {
  readonly responseCode: number;
  constructor(responseCode: number, message: string) {
    super(message);
    this.responseCode = responseCode;
  }
}
const refusals = {
  noRelay: () => new SmtpRefusal(550, 'no such address here'),
  tooLarge: () => new SmtpRefusal(552, 'the mail is too large'),
  unreadable: () => new SmtpRefusal(554, 'the mail cannot be read'),
  busy: () => new SmtpRefusal(452, 'too many mails at once, please try again later'),
  failed: () => new SmtpRefusal(451, 'please try again later'),
};

/** Takes answers to mails by SMTP. A mail is accepted only after what it brought is committed. */
export function createSmtpReceiver({ replies, domain, port, host, log }: Parts) {
  const budget = createUploadBudget(BUDGET);
  const running = new Set<Promise<void>>();
  let server: SMTPServer | null = null;

  async function take(stream: SMTPServerDataStream, { envelope, remoteAddress }: SMTPServerSession): Promise<void> {
    const share = budget.open(remoteAddress);
    try {
      const raw = await readAll(stream, (bytes) => share.take(bytes));
      const recipients = envelope.rcptTo.map(({ address }) => address);
      // The sender of a bounce is empty: nobody waits for an answer to it.
      if (envelope.mailFrom === false || envelope.mailFrom.address === '') return;
      if ((await replies.take(raw, { recipients })) === 'unreadable') throw refusals.unreadable();
    } catch (error) {
      if (error instanceof SmtpRefusal) throw error;
      log.warn({ err: error }, 'a mail could not be taken; its sender is asked to try again');
      throw refusals.failed();
    } finally {
      share.giveBack();
    }
  }

  return {
    async start(): Promise<void> {
      // Loaded only where it is configured.
      const { SMTPServer } = await import('smtp-server');
      const opened = new SMTPServer({
        name: domain,
        banner: 'ready',
        size: MOST_BYTES,
        authOptional: true,
        // A mail server in front speaks TLS and checks senders.
        disabledCommands: ['AUTH', 'STARTTLS'],
        disableReverseLookup: true,
        logger: false,
        maxClients: MOST_CONNECTIONS,
        socketTimeout: SILENCE_MS,
        closeTimeout: CLOSE_MS,
        onConnect({ id }, callback) {
          const end = () => [...opened.connections].find((one) => one.id === id)?.close();
          setTimeout(end, LONGEST_CONNECTION_MS).unref();
          callback();
        },
        onRcptTo: ({ address }, _, callback) => callback(tokenIn(address, domain) === null ? refusals.noRelay() : null),
        onData(stream, session, callback) {
          const taking = take(stream, session).then(
            () => callback(null, 'taken'),
            (error) => callback(error),
          );
          running.add(taking);
          void taking.finally(() => running.delete(taking));
        },
      });
      server = opened;
      // A connection that breaks off is nothing to report.
      opened.on('error', () => {});
      await new Promise<void>((resolve, reject) => {
        opened.server.once('error', reject);
        opened.listen(port, host, () => {
          opened.server.off('error', reject);
          resolve();
        });
      });
    },

    /** Takes no more mails, and finishes those that are being taken. */
    async stop(): Promise<void> {
      if (!server) return;
      const closing = new Promise<void>((resolve) => server?.close(resolve));
      await Promise.all(running);
      await closing;
    },
  };
}

/** What is too much is read to its end and not kept: the sender hears nothing before. */
async function readAll(stream: Readable & { sizeExceeded?: boolean }, count: (bytes: number) => void): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  let refusal: SmtpRefusal | null = null;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    if (refusal) continue;
    bytes += chunk.length;
    try {
      if (bytes > MOST_BYTES) throw refusals.tooLarge();
      count(chunk.length);
      chunks.push(chunk);
    } catch (error) {
      refusal = error instanceof SmtpRefusal ? error : refusals.busy();
      chunks.length = 0;
    }
  }
  if (refusal) throw refusal;
  return Buffer.concat(chunks);
}
