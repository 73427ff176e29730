import type { SessionUser } from '#shared/identity/identity.contract.ts';
import { codePoints } from '#shared/kernel/code-points.ts';
import type { InputOf } from '#shared/kernel/endpoint.ts';
import { AppError } from '#shared/kernel/errors.ts';
import type { Locale } from '#shared/kernel/languages.ts';
import { rule } from '#shared/kernel/validation.texts.ts';
import type { messageCandidate, messageCandidates, takeMessageBack } from '#shared/messenger/messenger.contract.ts';
import { type BulkResult, MESSAGE, type TakeBackResult } from '#shared/messenger/messenger.values.ts';
import { messengerRefusal } from '#shared/messenger/messenger-refusals.texts.ts';
import { hiddenColumnsOf } from '../applications/applications.api.ts';
import type { Db } from '../db/database.ts';
import type { Throttle } from '../identity/throttle.ts';
import type { Events, Tx } from '../kernel/events.ts';
import type { InTransaction } from '../kernel/transactions.ts';
import { companyOf } from '../profiles/membership.ts';
import * as store from './company-messages.store.ts';
import { type MailChoice, mailChoiceOf } from './mails/mail-choices.store.ts';
import { deleteMessage, findByClientId, lockSent } from './messages.store.ts';
import { LIMITS } from './messenger.limits.ts';
import type { Filled, Filling } from './templates/filling.ts';
import { findTemplate } from './templates/templates.store.ts';
import type { Author, Outcome, Text, Writing } from './writing.ts';

type Parts = {
  db: Db;
  inTransaction: InTransaction;
  throttle: Throttle;
  writing: Writing;
  filling: Filling;
};
type Writer = { user: SessionUser; locale: Locale };
type Sender = { userId: number; name: string; locale: Locale };
type Letter = { body: string; clientId: string | null };

const clientIdOf = (clientId: string, applicationId: number) => `${clientId}:${applicationId}`;

/** When a guest gets an account, their conversations move into it. */
export function listenForClaims(events: Events): void {
  events.inTransaction('guest.moved', async ({ guestId, candidateId }, tx) => {
    await store.moveConversations(tx, guestId, candidateId);
    await store.addressToAccount(tx, candidateId);
  });
  events.inTransaction('guest.claimed', ({ candidateId }, tx) => store.addressToAccount(tx, candidateId));
}

/** Sends messages to applicants from the board. */
export function createCompanyMessagesService({ db, inTransaction, throttle, writing, filling }: Parts) {
  /** Sends a message once, however often it is tried. False if one side has blocked the other. */
  async function sendIn(tx: Tx, recipient: store.Recipient, letter: Letter, by: Sender): Promise<boolean> {
    return (await sendBy(writing.writeAndMail, tx, recipient, letter, by)).result !== 'not written';
  }

  /**
   * The same for a message that the caller mails in a mail of their own. `silenced`: it is stored, and the candidate,
   * whom blind review hides and who has blocked the company, must not hear of it.
   */
  async function tellIn(
    tx: Tx,
    recipient: store.Recipient,
    letter: Letter,
    by: Sender,
  ): Promise<'told' | 'silenced' | 'blocked'> {
    const outcome = await sendBy(writing.writeWithoutMail, tx, recipient, letter, by);
    if (outcome.result === 'not written') return 'blocked';
    return outcome.sides.isBlocked ? 'silenced' : 'told';
  }

  async function sendBy(
    write: (tx: Tx, author: Author, text: Text) => Promise<Outcome>,
    tx: Tx,
    recipient: store.Recipient,
    { body, clientId }: Letter,
    by: Sender,
  ): Promise<Outcome> {
    const party = { side: 'company', userId: by.userId, companyId: recipient.companyId } as const;
    const author: Author = { party, name: by.name, locale: by.locale };
    const chatId = await store.openConversation(tx, recipient);
    const text = { chatId, to: null, body, clientId, attachmentIds: [] };
    const outcome = await write(tx, author, text);
    if (outcome.result === 'written before') {
      const sent = clientId === null ? undefined : await findByClientId(tx, by.userId, clientId);
      if (sent?.conversationId !== chatId || sent.body !== body) throw new AppError('conflict');
    }
    return outcome;
  }

  async function send(to: store.Recipient, letter: Letter, { user, locale }: Writer): Promise<boolean> {
    const { id: companyId } = companyOf(user);
    return inTransaction(async (tx) => {
      // The application may just have been claimed by an account, and then has another candidate.
      const recipient = await lockRecipient(tx, companyId, to.applicationId);
      if (!recipient) throw new AppError('not_found');
      return sendIn(tx, recipient, letter, { userId: user.id, name: user.name, locale });
    });
  }

  type Which = Pick<InputOf<typeof messageCandidates>, 'standard' | 'template_id'>;

  /** The template that replaces the message, in each recipient's language. */
  async function templateOf(companyId: number, { standard, template_id: id }: Which) {
    if (standard) return { body: '', standard, translations: {} };
    if (id === undefined) return null;
    const template = await findTemplate(db, companyId, id);
    if (template) return template;
    throw new AppError('invalid', { errors: { template_id: [messengerRefusal('refusal.template_gone')] } });
  }

  type Whom = Pick<InputOf<typeof messageCandidate>, 'candidate_id' | 'job_id' | 'application_id'>;

  /**
   * A hidden candidate is addressed only by the application: a response to their own id would reveal that they applied.
   */
  async function recipientOf(companyId: number, whom: Whom): Promise<store.Recipient | undefined> {
    const { candidate_id: candidateId, job_id: jobId, application_id: applicationId } = whom;
    if (applicationId !== undefined) {
      return (await store.listRecipients(db, { companyId, applicationIds: [applicationId] }))[0];
    }
    if (candidateId === undefined || jobId === undefined) {
      const field = candidateId === undefined ? 'candidate_id' : 'job_id';
      throw new AppError('invalid', { errors: { [field]: [rule('rule.required')] } });
    }
    const found = await store.listRecipients(db, { companyId, candidateId, jobId });
    const hidden = await hiddenColumnsOf(db, companyId);
    return found.find(({ groupId }) => !hidden.has(groupId));
  }

  return {
    /** For later modules, which write in a transaction of their own. They lock the recipient first. */
    sendIn,
    tellIn,
    lockRecipient,
    findRecipient,
    /** Whether an address wants mails about messages, and the token that stops them. */
    mailChoiceOf: (tx: Tx, email: string): Promise<MailChoice> => mailChoiceOf(tx, email, 'messages'),

    async write(writer: Writer, { message, client_id, ...whom }: InputOf<typeof messageCandidate>) {
      const { id: companyId } = companyOf(writer.user);
      const to = await recipientOf(companyId, whom);
      if (!to) throw new AppError('not_found');
      await throttle.take([
        [LIMITS.candidateMessages, String(companyId)],
        [LIMITS.messagesToOne, `${companyId}:${to.candidateId}`],
      ]);
      if (await send(to, { body: message, clientId: client_id ?? null }, writer)) return;
      const isOurs = await store.hasBlocked(db, companyId, to.candidateId);
      throw new AppError('conflict', { message: messengerRefusal(isOurs ? 'refusal.you_blocked' : 'refusal.blocked') });
    },

    /** The candidate has not seen the message yet, so it can be deleted. A mail that was sent cannot be taken back. */
    async takeBack(
      user: SessionUser,
      { application_id: applicationId, client_id }: InputOf<typeof takeMessageBack>,
    ): Promise<TakeBackResult> {
      const { id: companyId } = companyOf(user);
      // In a bulk message, each copy has a client id of its own.
      const clientIds = [client_id, clientIdOf(client_id, applicationId)];
      return inTransaction(async (tx) => {
        const sent = await lockSent(tx, { companyId, userId: user.id, applicationId, clientIds });
        if (!sent) throw new AppError('not_found');
        if (sent.isRead) return 'read';
        if (sent.isMailed) return 'mailed';
        await deleteMessage(tx, sent);
        const { conversationId, candidateUserId } = sent;
        const sides = { conversationId, companyId, candidateUserId };
        await tx.record({ type: 'message.taken_back', ...sides, applicationIds: [applicationId] });
        return 'taken_back';
      });
    },

    /** Sends to each applicant separately. Somebody who applied to a job twice gets one message. */
    async writeToMany(
      writer: Writer,
      { message, application_ids, fill, standard, template_id, client_id }: InputOf<typeof messageCandidates>,
    ): Promise<{ application_id: number; result: BulkResult }[]> {
      const { id: companyId } = companyOf(writer.user);
      const applicationIds = [...new Set(application_ids)];
      const found = await store.listRecipients(db, { companyId, applicationIds });
      await throttle.take([[LIMITS.manyMessages, String(companyId)]]);
      const hidden = await hiddenColumnsOf(db, companyId);
      const template = await templateOf(companyId, { standard, template_id });
      const bodyFor = (to: store.Recipient): Filled => {
        const text = template ? filling.textIn(template, to.locale ?? writer.locale) : message;
        const sender = { name: writer.user.name, locale: writer.locale };
        const filled = fill ? filling.fill(text, to, sender, hidden.has(to.groupId)) : { text, missing: [] };
        if (codePoints(filled.text) <= MESSAGE.max) return filled;
        throw new AppError('invalid', { errors: { message: [rule('rule.too_long', { max: MESSAGE.max })] } });
      };
      const bodies = found.map(bodyFor);
      const sent = new Map<string, BulkResult>();
      const conversationOf = ({ candidateId, jobId }: store.Recipient) => `${candidateId}:${jobId}`;
      for (const [index, to] of found.entries()) {
        const conversation = conversationOf(to);
        if (sent.has(conversation)) continue;
        // Both sides can read the client id, so it must not reveal the recipient.
        const clientId = client_id ? clientIdOf(client_id, to.applicationId) : null;
        const { text, missing } = bodies[index] as Filled;
        if (missing.length > 0) sent.set(conversation, 'incomplete');
        else sent.set(conversation, (await send(to, { body: text, clientId }, writer)) ? 'sent' : 'not_found');
      }
      return applicationIds.map((id) => {
        const to = found.find(({ applicationId }) => applicationId === id);
        return { application_id: id, result: (to && sent.get(conversationOf(to))) ?? 'not_found' };
      });
    },
  };
}
/** Locks the application against a concurrent claim. Undefined if the person was erased or disowned it. */
async function lockRecipient(tx: Tx, companyId: number, applicationId: number): Promise<store.Recipient | undefined> {
  await store.lockApplication(tx, applicationId);
  return findRecipient(tx, companyId, applicationId);
}
/** Undefined if the person was erased or disowned the application. */
async function findRecipient(db: Db, companyId: number, applicationId: number): Promise<store.Recipient | undefined> {
  const [recipient] = await store.listRecipients(db, { companyId, applicationIds: [applicationId] });
  return recipient;
}
export type CompanyMessagesService = ReturnType<typeof createCompanyMessagesService>;
