import { AppError } from '#shared/kernel/errors.ts';
import type { Locale } from '#shared/kernel/languages.ts';
import type { ChatMessage } from '#shared/messenger/conversations.contract.ts';
import { hiddenColumnsOf } from '../applications/applications.api.ts';
import { newLinkTo } from '../applications/links.ts';
import type { Db } from '../db/database.ts';
import type { Tx } from '../kernel/events.ts';
import type { Mailer } from '../queue/mailer.ts';
import { listRecipients } from './company-messages.store.ts';
import { findStage, type Party } from './conversations.store.ts';
import { mailChoiceOf } from './mails/mail-choices.store.ts';
import * as store from './messages.store.ts';
import { guestMessageMail } from './messenger.mails.ts';
import type { ReplyAddresses } from './replies/reply-addresses.ts';
import { showMessage } from './show-conversation.ts';
import { receiptAddress } from './templates/filling.ts';

/** A candidate without an account, who answers a mail. */
type Guest = { side: 'candidate'; userId: null };
export type Author = {
  party: Party | Guest;
  name: string;
  /** Where a guest's language is not known. */
  locale: Locale;
};
export type Text = {
  chatId: number;
  to: number | null;
  body: string;
  clientId: string | null;
  attachmentIds: number[];
};

/** Stored now, or before with the same client id; or the reason for a refusal. */
export type Outcome =
  | { result: 'written'; seenBy: { company: ChatMessage; candidate: ChatMessage }; sides: store.Written }
  | { result: 'written before'; sides: store.Written }
  | { result: 'not written' };

type Parts = { mailer: Mailer; publicUrl: string; replyAddresses: ReplyAddresses };

export function createWriting({ mailer, publicUrl, replyAddresses }: Parts) {
  async function write(tx: Tx, author: Author, text: Text, options: store.WriteOptions): Promise<Outcome> {
    const { party, name } = author;
    const { side, userId } = party;
    const companyId = party.side === 'company' ? party.companyId : null;
    const written = await store.write(tx, { ...text, side, userId, companyId }, options);
    if (!written) return { result: 'not written' };
    const { id, createdAt } = written;
    if (id === null || createdAt === null) return { result: 'written before', sides: written };
    const isFromCompany = side === 'company';
    const row: store.MessageRow = {
      id,
      conversationId: text.chatId,
      sender: side,
      body: text.body,
      clientId: text.clientId,
      createdAt,
      authorId: isFromCompany ? userId : null,
      author: isFromCompany ? name : null,
      attachments: text.attachmentIds.length > 0 ? await store.listAttachments(tx, id) : null,
    };
    const isHidden = written.isBlind && (await isHiddenNow(tx, written, text.chatId));
    const seenBy = {
      company: showMessage(row, isHidden ? { ...written, candidateId: null } : written),
      candidate: showMessage(row, written),
    };
    const { applicationIds, candidateUserId, isBlocked } = written;
    await tx.record({
      type: 'message.sent',
      companyId: written.companyId,
      candidateUserId: isBlocked ? null : candidateUserId,
      applicationIds: isFromCompany ? applicationIds : [],
      seenBy,
    });
    return { result: 'written', seenBy, sides: written };
  }

  /** Also writes to guests, and to a hidden candidate who has blocked the company, and then reads it at once. */
  async function writeDespiteBlock(
    tx: Tx,
    author: Author,
    text: Text,
    hits: store.WriteOptions['hits'],
  ): Promise<Outcome> {
    const { party } = author;
    const despiteBlock = party.side === 'company' && (await isHiddenNow(tx, party, text.chatId));
    const outcome = await write(tx, author, text, { hits, toGuests: true, despiteBlock });
    if (outcome.result !== 'written') return outcome;
    const { candidateUserId, id, isBlocked } = outcome.sides;
    if (isBlocked && candidateUserId !== null && id !== null) {
      await store.markReadSilently(tx, { chatId: text.chatId, userId: candidateUserId, id });
    }
    return outcome;
  }

  return {
    /** For candidates with an account. */
    write: (tx: Tx, author: Author, text: Text, hits: store.WriteOptions['hits']) =>
      write(tx, author, text, { hits, toGuests: false, despiteBlock: false }),

    /** For guests, who answered a mail. The caller has seen that it comes from their mailbox. */
    writeAsGuest: (tx: Tx, author: Author, text: Text, hits: store.WriteOptions['hits']) =>
      write(tx, author, text, { hits, toGuests: true, despiteBlock: false }),

    /**
     * Also writes to guests, who get the message by mail; message and mail are stored together or not at all. If the
     * candidate is hidden from the company, a block is not revealed either: the message is stored, and the candidate is
     * not notified.
     */
    async writeAndMail(tx: Tx, author: Author, text: Text, hits: store.WriteOptions['hits'] = []): Promise<Outcome> {
      const outcome = await writeDespiteBlock(tx, author, text, hits);
      if (outcome.result !== 'written') return outcome;
      const { companyId, candidateId, candidateUserId, jobId, isBlocked } = outcome.sides;
      if (!isBlocked && candidateUserId === null) {
        const [to] = await listRecipients(tx, { companyId, candidateId, jobId });
        if (!to) throw new AppError('not_found');
        await mailGuest(tx, to, text, to.locale ?? author.locale);
      }
      return outcome;
    },

    /** The same for a message that its sender mails in a mail of their own: nobody is mailed about it a second time. */
    async writeWithoutMail(tx: Tx, author: Author, text: Text): Promise<Outcome> {
      const outcome = await writeDespiteBlock(tx, author, text, []);
      if (outcome.result !== 'written') return outcome;
      const { candidateUserId, id, isBlocked } = outcome.sides;
      if (!isBlocked && candidateUserId !== null && id !== null) {
        await store.markMailed(tx, { chatId: text.chatId, userId: candidateUserId, id });
      }
      return outcome;
    },
  };

  async function mailGuest(
    tx: Tx,
    to: Awaited<ReturnType<typeof listRecipients>>[number],
    { chatId, body, attachmentIds }: Text,
    locale: Locale,
  ) {
    if (to.email === null) return;
    const choice = await mailChoiceOf(tx, to.email, 'messages');
    if (choice.isStopped) return;
    const secret = await newLinkTo(tx, to.applicationId);
    const { email, name, company, job } = to;
    const [files, stop] = [attachmentIds.length, choice.token];
    const text = withPrivateLink(
      body,
      receiptAddress(publicUrl, to.applicationId),
      `${publicUrl}/application/${secret}`,
    );
    const replyTo = await replyAddresses.of(tx, { conversationId: chatId, userId: null, email });
    const letter = { email, locale, name, company, job, body: text, files, publicUrl, secret, stop, replyTo };
    await mailer.write(tx, guestMessageMail(letter));
  }
}
export type Writing = ReturnType<typeof createWriting>;

/** The address of the receipt that a template has filled in opens for accounts only. */
function withPrivateLink(text: string, address: string, privateLink: string): string {
  return text.split(address).reduce((before, after) => before + (/^\d/.test(after) ? address : privateLink) + after);
}

/** Whether blind review hides the candidate of this conversation now. */
export async function isHiddenNow(db: Db, { companyId }: { companyId: number }, chatId: number): Promise<boolean> {
  const [groupId, hidden] = [await findStage(db, chatId), await hiddenColumnsOf(db, companyId)];
  return groupId !== null && hidden.has(groupId);
}
