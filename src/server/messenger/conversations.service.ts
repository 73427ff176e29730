import type { SessionUser } from '#shared/identity/identity.contract.ts';
import type { InputOf } from '#shared/kernel/endpoint.ts';
import { AppError } from '#shared/kernel/errors.ts';
import type { Locale } from '#shared/kernel/languages.ts';
import type { Words } from '#shared/kernel/messages.ts';
import type * as contract from '#shared/messenger/conversations.contract.ts';
import type { ChatMessage, Conversation } from '#shared/messenger/conversations.contract.ts';
import { CONVERSATIONS_AT_ONCE } from '#shared/messenger/messenger.values.ts';
import { messengerRefusal } from '#shared/messenger/messenger-refusals.texts.ts';
import { messengerRule } from '#shared/messenger/messenger-rules.texts.ts';
import { hiddenColumnsOf } from '../applications/applications.api.ts';
import type { Db } from '../db/database.ts';
import { isOverLimit, type RateLimits, rateLimits, type Throttle } from '../identity/throttle.ts';
import type { Tx } from '../kernel/events.ts';
import type { InTransaction } from '../kernel/transactions.ts';
import { companyOf } from '../profiles/membership.ts';
import { lockApplication, openConversation } from './company-messages.store.ts';
import * as store from './conversations.store.ts';
import * as messages from './messages.store.ts';
import { LIMITS } from './messenger.limits.ts';
import type { Presence } from './messenger.realtime.ts';
import { endOf, nobody } from './refusals.ts';
import { isHiddenFrom, type Reader, showConversation, showMessage } from './show-conversation.ts';
import { type Author, isHiddenNow, type Outcome, type Text, type Writing } from './writing.ts';

type Parts = {
  db: Db;
  inTransaction: InTransaction;
  presence: Presence;
  writing: Writing;
  throttle: Throttle;
};
type Writer = { user: SessionUser; locale: Locale };

export function partyOf(user: SessionUser): store.Party {
  const { id: userId, role } = user;
  return role === 'company'
    ? { side: 'company', userId, companyId: companyOf(user).id }
    : { side: 'candidate', userId };
}

/** Conversations: what each side reads and writes, and what they are notified of. */
export function createConversationsService({ db, presence, writing, throttle, inTransaction }: Parts) {
  /** The reader, with the columns whose candidates are hidden from them. */
  async function readerOf(party: store.Party, isBlind = true): Promise<Reader> {
    const isAsked = isBlind && party.side === 'company';
    return { side: party.side, hidden: isAsked ? await hiddenColumnsOf(db, party.companyId) : new Set() };
  }

  async function find(party: store.Party, id: number): Promise<store.ConversationRow> {
    const row = await store.findConversation(db, party, id);
    if (!row) throw nobody();
    return row;
  }

  async function show(party: store.Party, id: number, words: Words): Promise<Conversation> {
    const [row, reader] = await Promise.all([find(party, id), readerOf(party)]);
    return showConversation(row, reader, words, Date.now());
  }

  /** Why nothing was written into a conversation. */
  const refusalOf = (row: store.ConversationRow, { side }: store.Party, isHidden: boolean) =>
    endOf(row, side, isHidden) ??
    new AppError('invalid', { errors: { attachment_ids: [messengerRefusal('refusal.attachment_gone')] } });

  /** The stored message with this client id, if it is the same message: then only the response was lost. */
  async function sentBefore(user: SessionUser, { chatId, clientId, body }: Text): Promise<messages.MessageRow | null> {
    const sent = clientId === null ? undefined : await messages.findByClientId(db, user.id, clientId);
    if (!sent) return null;
    if (sent.conversationId !== chatId || sent.body !== body) throw new AppError('conflict');
    return sent;
  }

  /**
   * The conversation, with its candidate's id unless it is hidden from the party. A different counterpart is refused as
   * unknown.
   */
  async function findKnown(party: store.Party, { chatId, to }: Text) {
    const [row, reader] = await Promise.all([find(party, chatId), readerOf(party)]);
    const candidateId = isHiddenFrom(reader, row.groupId) ? null : row.candidateId;
    if (to !== null && to !== (party.side === 'company' ? candidateId : row.companyId)) throw nobody();
    return { row, isHidden: candidateId === null, sides: { companyId: row.companyId, candidateId } };
  }

  /**
   * While the candidate is hidden, read times are not passed on: the company could match them with a person who is
   * online.
   */
  async function hidesReadReceipts(
    tx: Tx,
    party: store.Party,
    about: { companyId: number; isBlind: boolean },
    chatId: number,
  ) {
    return party.side === 'candidate' && about.isBlind && (await isHiddenNow(tx, about, chatId));
  }

  async function counted<T>(limits: RateLimits, act: (hits: RateLimits['hits']) => Promise<T>): Promise<T> {
    try {
      return await act(limits.hits);
    } catch (error) {
      throw isOverLimit(error) ? (await limits.refusal(db)).error : error;
    }
  }

  /** Guests also get a mail, which is stored in the same transaction. */
  async function write(author: Author, text: Text, limits: RateLimits): Promise<Outcome> {
    const outcome = await counted(limits, (hits) => inTransaction((tx) => writing.write(tx, author, text, hits)));
    if (outcome.result !== 'not written' || author.party.side === 'candidate') return outcome;
    const { companyId, candidateId, candidateUserId, applicationId } = (await findKnown(author.party, text)).row;
    const mails = rateLimits(candidateUserId === null ? [[LIMITS.messagesToOne, `${companyId}:${candidateId}`]] : []);
    return counted(mails, (hits) =>
      inTransaction(async (tx) => {
        if (applicationId !== null) await lockApplication(tx, applicationId);
        return writing.writeAndMail(tx, author, { ...text, to: null }, hits);
      }),
    );
  }

  return {
    async list(
      user: SessionUser,
      { chat_id, role, ...filters }: InputOf<typeof contract.listConversations>,
      words: Words,
    ): Promise<{ conversations: Conversation[]; next: number | null }> {
      const party = partyOf(user);
      if (role !== undefined && role !== party.side) throw new AppError('forbidden');
      if (chat_id !== undefined) return { conversations: [await show(party, chat_id, words)], next: null };
      // A search reads all messages of the conversations, so it is rate limited.
      if (filters.q) await throttle.take([[LIMITS.conversationSearches, String(user.id)]]);
      const hidden = filters.q ? (await readerOf(party)).hidden : [];
      const rows = await store.listConversations(db, party, { ...filters, hiddenGroups: [...hidden] });
      const reader = await readerOf(
        party,
        rows.some(({ isBlind }) => isBlind),
      );
      const shown = rows.slice(0, CONVERSATIONS_AT_ONCE);
      const now = Date.now();
      return {
        conversations: shown.map((row) => showConversation(row, reader, words, now)),
        next: rows.length > shown.length ? (shown.at(-1)?.lastMessageId ?? null) : null,
      };
    },

    /** The newest conversations whose messages match. The caller applies the rate limit. */
    async find(user: SessionUser, { q, most }: { q: string; most: number }, words: Words): Promise<Conversation[]> {
      const party = partyOf(user);
      const reader = await readerOf(party);
      const rows = await store.listConversations(db, party, { q, most, hiddenGroups: [...reader.hidden] });
      return rows.slice(0, most).map((row) => showConversation(row, reader, words, Date.now()));
    },

    jobs: (user: SessionUser) => store.listJobs(db, partyOf(user)),
    unread: (user: SessionUser) => store.countUnread(db, partyOf(user)),

    async messages(
      user: SessionUser,
      { username, chat_id, before, after }: InputOf<typeof contract.listMessages>,
      words: Words,
    ) {
      const party = partyOf(user);
      const reader = await readerOf(party);
      const id = chat_id ?? (await store.findConversationWith(db, party, username, [...reader.hidden]));
      if (id === undefined) throw nobody();
      const row = await find(party, id);
      const conversation = showConversation(row, reader, words, Date.now());
      const known = party.side === 'company' ? conversation.candidate.user.username : row.companyUsername;
      // Hidden candidates are found only by the conversation's id: a matching username would reveal who they are.
      if (known === null ? chat_id === undefined : known !== username) throw nobody();
      const { rows, hasMore } = await messages.listMessages(db, id, { before, after });
      const sides = { companyId: row.companyId, candidateId: conversation.candidate.id };
      return { messages: rows.map((one) => showMessage(one, sides)), has_more: hasMore, conversation };
    },

    async send({ user, locale }: Writer, input: InputOf<typeof contract.sendMessage>): Promise<ChatMessage> {
      const party = partyOf(user);
      const { chat_id: chatId, to, message: body, client_id: clientId = null, attachment_ids = [] } = input;
      if (body === '' && attachment_ids.length === 0) {
        throw new AppError('invalid', { errors: { message: [messengerRule('rule.message_required')] } });
      }
      const text: Text = { chatId, to, body, clientId, attachmentIds: [...new Set(attachment_ids)] };
      const limits = rateLimits([[LIMITS.messages, String(user.id)]], messengerRefusal('refusal.too_many_messages'));
      const outcome = await write({ party, name: user.name, locale }, text, limits);
      if (outcome.result === 'written') return outcome.seenBy[party.side];
      const { row, sides, isHidden } = await findKnown(party, text);
      const sent = await sentBefore(user, text);
      if (!sent) throw refusalOf(row, party, isHidden);
      return showMessage(sent, sides);
    },

    async read(user: SessionUser, { chat_id, up_to }: InputOf<typeof contract.readMessages>): Promise<number> {
      const party = partyOf(user);
      const marked = await inTransaction(async (tx) => {
        const result = await store.markRead(tx, party, chat_id, up_to);
        if (!result) return null;
        const isHidden = await hidesReadReceipts(tx, party, result, chat_id);
        const read = { conversationId: chat_id, side: party.side, userId: user.id, isHidden };
        await tx.record({ type: 'messages.read', ...result, ...read });
        return result;
      });
      if (!marked) throw nobody();
      return store.countUnread(db, party);
    },

    async receive(user: SessionUser, { up_to }: InputOf<typeof contract.receiveMessages>): Promise<void> {
      const party = partyOf(user);
      await inTransaction(async (tx) => {
        for (const { id: conversationId, ...marked } of await store.markDelivered(tx, party, up_to)) {
          const isHidden = await hidesReadReceipts(tx, party, marked, conversationId);
          await tx.record({ type: 'messages.delivered', ...marked, conversationId, side: party.side, isHidden });
        }
      });
    },

    async typing(user: SessionUser, { chat_id }: InputOf<typeof contract.tellTyping>): Promise<void> {
      const party = partyOf(user);
      const sides = await store.findSides(db, party, chat_id);
      if (!sides) throw nobody();
      await throttle.take([[LIMITS.typing, String(user.id)]]);
      if (sides.isBlocked) return;
      if (party.side === 'candidate' && (await isHiddenNow(db, sides, chat_id))) return;
      presence.tellTyping(sides, { conversationId: chat_id, side: party.side, userId: user.id, name: user.name });
    },

    /**
     * Whether the other side is online: the candidate, or anybody of the team. Not revealed if one has blocked the
     * other.
     */
    async isOnline(user: SessionUser, { chat_id }: InputOf<typeof contract.findPresence>): Promise<boolean> {
      const party = partyOf(user);
      const sides = await store.findSides(db, party, chat_id);
      if (!sides) throw nobody();
      if (sides.isBlocked) return false;
      if (party.side === 'candidate') return presence.isCompanyHere(sides.companyId);
      if (await isHiddenNow(db, sides, chat_id)) return false;
      return sides.candidateUserId !== null && presence.isCandidateHere(sides.candidateUserId);
    },

    async open(user: SessionUser, { application_id }: InputOf<typeof contract.openConversation>, words: Words) {
      const party = partyOf(user);
      const parties = await store.findParties(db, party, application_id);
      if (!parties) throw new AppError('not_found');
      return show(party, await openConversation(db, parties), words);
    },

    async block(
      user: SessionUser,
      { chat_id, blocked }: InputOf<typeof contract.blockConversation>,
      words: Words,
    ): Promise<Conversation> {
      const party = partyOf(user);
      const sides = await store.findSides(db, party, chat_id);
      if (!sides) throw nobody();
      const { companyId, candidateUserId } = sides;
      if (party.side === 'company' && (await isHiddenNow(db, sides, chat_id))) {
        throw new AppError('conflict', { message: messengerRefusal('refusal.hidden_block') });
      }
      await inTransaction(async (tx) => {
        await store.setBlock(tx, sides, party.side, blocked);
        await tx.record({ type: 'conversation.changed', conversationId: chat_id, companyId, candidateUserId });
      });
      return show(party, chat_id, words);
    },
  };
}
export type ConversationsService = ReturnType<typeof createConversationsService>;
