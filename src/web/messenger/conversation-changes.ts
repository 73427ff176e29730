import type { ChatMessage, Conversation } from '#shared/messenger/conversations.contract.ts';
import type { Side } from '#shared/messenger/messenger.values.ts';

/** The length of a message's preview in the list, in characters; about the same as the server's. */
const PREVIEW = 200;

/**
 * Updates a conversation for a new message. A message of the reader's own side, also a colleague's, marks everything as
 * read.
 */
export function withMessage(conversation: Conversation, message: ChatMessage, mySide: Side): Conversation {
  if (message.id <= (conversation.latest_message_id ?? 0)) return conversation;
  const isOurs = message.sender === mySide;
  return {
    ...conversation,
    latest_message: message.body.slice(0, PREVIEW),
    latest_message_id: message.id,
    latest_message_time: message.created_time,
    latest_message_attachments: message.attachments.length,
    last_message_from_me: isOurs,
    unread_count: isOurs ? 0 : conversation.unread_count + (message.id > conversation.my_read_up_to ? 1 : 0),
  };
}

export function withRead(conversation: Conversation, upTo: number): Conversation {
  if (upTo <= conversation.my_read_up_to) return conversation;
  const isAll = upTo >= (conversation.latest_message_id ?? 0);
  return { ...conversation, my_read_up_to: upTo, unread_count: isAll ? 0 : conversation.unread_count };
}

export function withSeen(
  conversation: Conversation,
  { delivered = 0, read = 0 }: { delivered?: number; read?: number },
): Conversation {
  const readUpTo = Math.max(conversation.read_up_to, read);
  const deliveredUpTo = Math.max(conversation.delivered_up_to, delivered, read);
  if (readUpTo === conversation.read_up_to && deliveredUpTo === conversation.delivered_up_to) return conversation;
  return { ...conversation, read_up_to: readUpTo, delivered_up_to: deliveredUpTo };
}

/** Merges the server's response with the events that arrived while it was loading. */
export function fresher(known: Conversation, answered: Conversation): Conversation {
  const { delivered_up_to: delivered, read_up_to: read, my_read_up_to: mine } = known;
  const isOlder = (answered.latest_message_id ?? 0) < (known.latest_message_id ?? 0);
  const latest = isOlder ? { ...answered, ...latestOf(known) } : answered;
  return withRead(withSeen(latest, { delivered, read }), mine);
}

function latestOf(conversation: Conversation) {
  const { latest_message, latest_message_id, latest_message_time, latest_message_humans_time } = conversation;
  const { latest_message_attachments, last_message_from_me, unread_count } = conversation;
  return {
    latest_message,
    latest_message_id,
    latest_message_time,
    latest_message_humans_time,
    latest_message_attachments,
    last_message_from_me,
    unread_count,
  };
}

/** Sorts conversations by their newest message. One without messages comes last. */
export function inOrder(conversations: readonly Conversation[]): Conversation[] {
  return [...conversations].sort((one, other) => (other.latest_message_id ?? 0) - (one.latest_message_id ?? 0));
}

/** The other side, as this reader sees it. */
export function otherSide({ candidate, company }: Conversation, mySide: Side) {
  return mySide === 'company'
    ? { id: candidate.id, picture: candidate.photo, ...candidate.user }
    : { id: company.id, picture: company.logo_url, ...company.user };
}
