import { createHash } from 'node:crypto';
import { codePoints } from '#shared/kernel/code-points.ts';
import { AppError, isAppError } from '#shared/kernel/errors.ts';
import type { Locale } from '#shared/kernel/languages.ts';
import type { Message } from '#shared/kernel/messages.ts';
import { longText } from '#shared/kernel/text.ts';
import { ATTACHMENT, MESSAGE } from '#shared/messenger/messenger.values.ts';
import { messengerRefusal } from '#shared/messenger/messenger-refusals.texts.ts';
import { replyMail } from '#shared/messenger/reply-mails.texts.ts';
import { newLinkTo } from '../../applications/links.ts';
import type { Config, Inbound } from '../../config.ts';
import type { Db } from '../../db/database.ts';
import type { FileParserPool } from '../../documents/file-parser-pool.ts';
import type { FileStore, StoredFile } from '../../files/file-store.ts';
import { insertFile } from '../../files/files.api.ts';
import type { Throttle } from '../../identity/throttle.ts';
import type { Tx } from '../../kernel/events.ts';
import type { InTransaction } from '../../kernel/transactions.ts';
import type { Mailer } from '../../queue/mailer.ts';
import type { AttachmentsService, Prepared } from '../attachments/attachments.service.ts';
import { bytesOf, insertAttachment } from '../attachments/attachments.store.ts';
import { lockApplication } from '../company-messages.store.ts';
import { LIMITS } from '../messenger.limits.ts';
import { endOf } from '../refusals.ts';
import { type Author, isHiddenNow, type Outcome, type Text, type Writing } from '../writing.ts';
import { withoutPrivateLinks } from './own-words.ts';
import type { IncomingMail } from './read-mail.ts';
import { readUntrustedMail } from './read-untrusted-mail.ts';
import { type Answer, answerMail } from './replies.mails.ts';
import * as store from './reply-addresses.store.ts';
import { tokenIn } from './reply-addresses.ts';

/** A mail to more of our addresses than this is no answer of a person. */
const MOST_RECIPIENTS = 5;
/** Whoever has no address here, or no known language, is answered in this one. */
const FALLBACK: Locale = 'en';
const Body = longText({ max: MESSAGE.max });
/** The ids that this site gives its own mails. */
const OWN_ID = /^<\d+\.\d+@([^@>]+)>$/;

type Parts = {
  db: Db;
  config: Config;
  inTransaction: InTransaction;
  throttle: Throttle;
  mailer: Mailer;
  writing: Writing;
  attachments: AttachmentsService;
  files: FileStore;
  fileParserPool: FileParserPool;
  publicUrl: string;
};
type Reply = { mail: IncomingMail; from: string; clientId: string };
type Stored = Prepared & { stored: StoredFile };

/** Brings the answers to mails into their conversations. */
export function createRepliesService(parts: Parts, inbound: Inbound) {
  const { db, config, inTransaction, throttle, mailer, writing, attachments, files, fileParserPool, publicUrl } = parts;
  const ownDomain = /@([^@>]+)>?$/.exec(config.mailFrom)?.[1]?.toLowerCase();
  const ownAddress = (/<([^>]+)>/.exec(config.mailFrom)?.[1] ?? config.mailFrom).toLowerCase();

  const isOwn = ({ from, messageId }: IncomingMail) =>
    from === ownAddress ||
    tokenIn(from ?? '', inbound.domain) !== null ||
    OWN_ID.exec(messageId ?? '')?.[1]?.toLowerCase() === ownDomain;

  /** Tells somebody once a day that theirs was not delivered, so that nobody can have us write to others. */
  async function refuse({ mail, from }: Reply, locale: Locale, answer: Answer | ((tx: Tx) => Promise<Answer>)) {
    const isFree = await throttle.tryTake([
      [LIMITS.repliesAnswered, from],
      [LIMITS.allRepliesAnswered, 'all'],
    ]);
    if (!isFree) return;
    await inTransaction(async (tx) => {
      const said = typeof answer === 'function' ? await answer(tx) : answer;
      await mailer.write(tx, answerMail({ to: from, locale, publicUrl, inReplyTo: mail.messageId, ...said }));
    });
  }

  async function aboutOf(tx: Tx, { job, chatId, applicationId, userId }: store.Reader) {
    if (userId !== null) return { job, link: `${publicUrl}/user/messages/${chatId}`, isGuest: false };
    const secret = applicationId === null ? null : await newLinkTo(tx, applicationId);
    return { job, link: secret === null ? publicUrl : `${publicUrl}/application/${secret}`, isGuest: true };
  }

  /** Why a text cannot be sent; null if it can. */
  function faultOf({ text, files: attached }: IncomingMail): Message | null {
    if (text === '' && attached.length === 0) return replyMail('mail.reply_empty');
    if (codePoints(text) > MESSAGE.max) return replyMail('mail.reply_too_long', { max: MESSAGE.max });
    return Body.safeParse(text).success ? null : replyMail('mail.reply_unsafe');
  }

  /** The files that can be sent, and the names of the others. */
  async function prepare({ files: attached }: IncomingMail, { email, userId }: store.Reader) {
    const good: Prepared[] = [];
    const bad: string[] = [];
    for (const file of attached) {
      const prepared =
        good.length < ATTACHMENT.most ? await attachments.prepare(file, { address: email, userId }) : null;
      if (prepared) good.push(prepared);
      // A mail with hundreds of files needs no list of them.
      else if (bad.length < MOST_NAMED) bad.push(file.name);
    }
    return { good, bad };
  }

  async function write(tx: Tx, reader: store.Reader, text: Text): Promise<Outcome> {
    const { side, userId, companyId, name } = reader;
    const locale = reader.locale ?? FALLBACK;
    if (side === 'company' && userId !== null) {
      return writing.writeAndMail(tx, { party: { side, userId, companyId }, name, locale }, text);
    }
    const author: Author = { party: { side: 'candidate', userId } as Author['party'], name, locale };
    return userId === null ? writing.writeAsGuest(tx, author, text, []) : writing.write(tx, author, text, []);
  }

  /** Writes the message with its files, and what is said about those that are missing, or nothing of all. */
  async function deliver(reply: Reply, reader: store.Reader, stored: readonly Stored[], bad: string[]) {
    return inTransaction(async (tx) => {
      const { chatId, userId, email, side, applicationId } = reader;
      // It may just have been claimed by an account. Locked before the conversation, as everywhere.
      if (side === 'company' && applicationId !== null) await lockApplication(tx, applicationId);
      if (await store.lockAndFind(tx, chatId, reply.clientId)) return 'delivered before';
      const attachmentIds: number[] = [];
      let bytes = await bytesOf(tx, chatId, userId);
      for (const one of stored) {
        const fileId = await insertFile(tx, one.stored, one.name, one.mediaType);
        attachmentIds.push(await insertAttachment(tx, { conversationId: chatId, fileId, uploadedBy: userId }));
        bytes += one.content.length;
      }
      if (stored.length > 0 && bytes > ATTACHMENT.mostBytesInAll) throw full();
      const body = Body.parse(withoutPrivateLinks(reply.mail.text, publicUrl));
      const { result } = await write(tx, reader, { chatId, to: null, body, clientId: reply.clientId, attachmentIds });
      if (result === 'not written') throw await endFor(reader);
      if (result === 'written' && bad.length > 0) {
        const locale = reader.locale ?? FALLBACK;
        const about = await aboutOf(tx, reader);
        const answer = {
          to: email,
          locale,
          publicUrl,
          inReplyTo: reply.mail.messageId,
          kind: 'files',
          files: bad,
        } as const;
        await mailer.write(tx, answerMail({ ...answer, ...about }));
      }
      return 'delivered';
    });
  }

  async function endFor(reader: store.Reader): Promise<AppError> {
    const isHidden = reader.side === 'company' && (await isHiddenNow(db, reader, reader.chatId));
    return (
      endOf(reader, reader.side, isHidden) ?? new AppError('conflict', { message: messengerRefusal('refusal.blocked') })
    );
  }

  async function place(reply: Reply, token: string): Promise<void> {
    const reader = await store.findReader(db, token);
    // Another sender learns nothing about the address, not even that it exists.
    if (!reader || reader.email !== reply.from) return refuse(reply, FALLBACK, { kind: 'unknown' });
    const locale = reader.locale ?? FALLBACK;
    const explain = (why: Message) =>
      refuse(reply, locale, async (tx) => ({ kind: 'refused', why, ...(await aboutOf(tx, reader)) }));
    const isFree = await throttle.tryTake([
      [LIMITS.repliesOfOne, reader.email],
      [LIMITS.repliesToOne, String(reader.chatId)],
    ]);
    if (!isFree) return explain(replyMail('mail.reply_too_many'));
    const fault = faultOf(reply.mail);
    if (fault) return explain(fault);
    const end = endOf(reader, reader.side, reader.side === 'company' && (await isHiddenNow(db, reader, reader.chatId)));
    if (end) return explain(saidBy(end));
    const { good, bad } = await prepare(reply.mail, reader);
    if (reply.mail.text === '' && good.length === 0) {
      return refuse(reply, locale, async (tx) => ({ kind: 'files only', files: bad, ...(await aboutOf(tx, reader)) }));
    }
    // The files are stored before their rows, as everywhere; those without a row are removed by the sweep.
    const stored: Stored[] = [];
    for (const one of good) stored.push({ ...one, stored: await files.put(one.content) });
    try {
      const result = await deliver(reply, reader, stored, bad);
      if (result === 'delivered before') await removeAll(stored);
    } catch (error) {
      if (!isAppError(error)) throw error;
      await removeAll(stored);
      if (error.code !== 'conflict' && error.code !== 'invalid') throw error;
      await explain(saidBy(error));
    }
  }

  async function removeAll(stored: readonly Stored[]): Promise<void> {
    for (const one of stored) await files.remove(one.stored.key);
  }

  return {
    /**
     * Takes a mail completely: when it returns, the message or the answer is stored. Machines' mails end here in
     * silence. Throws when it should be sent again later.
     */
    async take(raw: Buffer, envelope?: { recipients: readonly string[] }): Promise<'taken' | 'unreadable'> {
      const mail = await readUntrustedMail(fileParserPool, raw);
      if (!mail) return 'unreadable';
      if (mail.from === null || mail.isAutomatic || isOwn(mail)) return 'taken';
      const addresses = envelope?.recipients ?? mail.recipients;
      const tokens = new Set(addresses.flatMap((one) => tokenIn(one, inbound.domain) ?? []));
      if (tokens.size > MOST_RECIPIENTS) return 'taken';
      for (const token of tokens) {
        const id = createHash('sha256')
          .update(`${token}\n`)
          .update(mail.messageId ?? raw);
        const clientId = `mail:${id.digest('base64url').slice(0, 32)}`;
        await place({ mail, from: mail.from, clientId }, token);
      }
      return 'taken';
    },
  };
}
export type RepliesService = ReturnType<typeof createRepliesService>;

/** The words of a refusal, which are put into the reader's language later. */
const saidBy = ({ message }: AppError) => message as Message;

/** How many refused files are named. */
const MOST_NAMED = 10;

const full = () =>
  new AppError('invalid', {
    message: messengerRefusal('refusal.attachments_full', { megabytes: ATTACHMENT.mostBytesInAll / 1024 / 1024 }),
  });
