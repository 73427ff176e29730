import type { SessionUser } from '#shared/identity/identity.contract.ts';
import { codePoints } from '#shared/kernel/code-points.ts';
import type { InputOf } from '#shared/kernel/endpoint.ts';
import { AppError } from '#shared/kernel/errors.ts';
import type { Words } from '#shared/kernel/messages.ts';
import { rule } from '#shared/kernel/validation.texts.ts';
import type { messageCandidate, messageCandidates } from '#shared/messenger/messenger.contract.ts';
import { MESSAGE } from '#shared/messenger/messenger.values.ts';
import { messengerRefusal } from '#shared/messenger/messenger-refusals.texts.ts';
import { fillTemplate } from '#shared/messenger/templates.rules.ts';
import { templateMessage } from '#shared/messenger/templates.texts.ts';
import type { Locale } from '#shared/reference/languages.ts';
import { hiddenColumnsOf } from '../board/blind.store.ts';
import type { Db } from '../db/database.ts';
import { LIMITS, type Throttle } from '../identity/throttle.ts';
import type { Events } from '../kernel/events.ts';
import type { InTransaction } from '../kernel/transactions.ts';
import { companyOf } from '../profiles/membership.ts';
import * as store from './letters.store.ts';
import { findByClientId } from './messages.store.ts';
import type { Author, Writing } from './writing.ts';

type Parts = { db: Db; inTransaction: InTransaction; throttle: Throttle; writing: Writing };
type Writer = { user: SessionUser; locale: Locale };
type Letter = { body: string; clientId: string | null };

/** What somebody said as a guest, and what was said to them, follows them into their account. */
export function listenForClaims(events: Events): void {
  events.inTransaction('GuestMoved', async ({ guestId, candidateId }, tx) => {
    await store.moveConversations(tx, guestId, candidateId);
    await store.addressToAccount(tx, candidateId);
  });
  events.inTransaction('GuestClaimed', ({ candidateId }, tx) => store.addressToAccount(tx, candidateId));
}

/** Writing to applicants from the board. */
export function createLettersService({ db, inTransaction, throttle, writing }: Parts) {
  /** Sent once, however often the browser tries. False: one of both has blocked the other. */
  async function send(to: store.Recipient, { body, clientId }: Letter, { user, locale }: Writer): Promise<boolean> {
    const { id: companyId } = companyOf(user);
    const author: Author = { party: { side: 'company', userId: user.id, companyId }, name: user.name, locale };
    return inTransaction(async (tx) => {
      await store.lockApplication(tx, to.applicationId);
      // Claimed a moment ago, it is another candidate's.
      const [recipient] = await store.listRecipients(tx, { companyId, applicationIds: [to.applicationId] });
      if (!recipient) throw new AppError('not_found');
      const chatId = await store.openConversation(tx, recipient);
      const text = { chatId, to: null, body, clientId, attachmentIds: [] };
      const { result } = await writing.writeAndMail(tx, author, text);
      if (result === 'written before') {
        const sent = clientId === null ? undefined : await findByClientId(tx, user.id, clientId);
        if (sent?.conversationId !== chatId || sent.body !== body) throw new AppError('conflict');
      } else if (result === 'written') {
        await tx.tell({ type: 'CardsChanged', companyId, applicationIds: [to.applicationId], actorId: user.id });
      }
      return result !== 'not written';
    });
  }

  type Whom = Pick<InputOf<typeof messageCandidate>, 'candidate_id' | 'job_id' | 'application_id'>;

  /** Who is hidden is known by the application alone: an answer to their own id would tell that they applied. */
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
    async write(writer: Writer, { message, client_id, ...whom }: InputOf<typeof messageCandidate>) {
      const { id: companyId } = companyOf(writer.user);
      const to = await recipientOf(companyId, whom);
      if (!to) throw new AppError('not_found');
      await throttle.take([
        [LIMITS.candidateMessages, String(companyId)],
        [LIMITS.messagesToOne, `${companyId}:${to.candidateId}`],
      ]);
      if (await send(to, { body: message, clientId: client_id ?? null }, writer)) return;
      throw new AppError('conflict', { message: messengerRefusal('refusal.blocked') });
    },

    /** One after the other, each for itself. Whoever applied to a job twice reads it once. */
    async writeToMany(
      writer: Writer,
      { message, application_ids, fill, client_id }: InputOf<typeof messageCandidates>,
      words: Words,
    ): Promise<{ application_id: number; result: 'sent' | 'not_found' }[]> {
      const { id: companyId } = companyOf(writer.user);
      const applicationIds = [...new Set(application_ids)];
      const found = await store.listRecipients(db, { companyId, applicationIds });
      await throttle.take([[LIMITS.manyMessages, String(companyId)]]);
      const hidden = await hiddenColumnsOf(db, companyId);
      const bodyFor = ({ name, job, groupId }: store.Recipient) => {
        // The team reads it too: whom it may not know is not named in it.
        const candidate = hidden.has(groupId) ? words(templateMessage('templates.applicant')) : name;
        const body = fill ? fillTemplate(message, { candidate, job }) : message;
        if (codePoints(body) <= MESSAGE.max) return body;
        throw new AppError('invalid', { errors: { message: [rule('rule.too_long', { max: MESSAGE.max })] } });
      };
      const bodies = found.map(bodyFor);
      const sent = new Map<string, boolean>();
      const conversationOf = ({ candidateId, jobId }: store.Recipient) => `${candidateId}:${jobId}`;
      for (const [index, to] of found.entries()) {
        const conversation = conversationOf(to);
        if (sent.has(conversation)) continue;
        // Everybody who reads the message is given it: it tells nothing of whom it is for.
        const clientId = client_id ? `${client_id}:${to.applicationId}` : null;
        sent.set(conversation, await send(to, { body: bodies[index] ?? message, clientId }, writer));
      }
      return applicationIds.map((id) => {
        const to = found.find(({ applicationId }) => applicationId === id);
        return { application_id: id, result: to && sent.get(conversationOf(to)) ? 'sent' : 'not_found' };
      });
    },
  };
}
export type LettersService = ReturnType<typeof createLettersService>;
