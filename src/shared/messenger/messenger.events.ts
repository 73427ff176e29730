import { definePassingEvent } from '../kernel/define-event.ts';
import { Id } from '../kernel/ids.ts';
import { z } from '../kernel/schema.ts';
import type { ChatMessage } from './conversations.contract.ts';
import { SIDES } from './messenger.values.ts';

/** A guest has no account to notify. */
const SIDES_OF_IT = { companyId: Id, candidateUserId: Id.nullable() };
const MARKED = {
  ...SIDES_OF_IT,
  conversationId: Id,
  side: z.enum(SIDES),
  upTo: z.number().int(),
  /** True if blind review hides the candidate who has read it: the company is not notified. */
  isHidden: z.boolean(),
};
const Message = z.custom<ChatMessage>();

/** The messages themselves are stored, with their authors and times: the history does not repeat them. */
export const passingMessengerEvents = {
  'message.sent': definePassingEvent(
    {
      ...SIDES_OF_IT,
      /** The applications whose cards show whether the company has written. Empty if the candidate has. */
      applicationIds: z.array(Id),
      /** The message as each side sees it. */
      seenBy: z.object({ company: Message, candidate: Message }),
    },
    { heardBy: ['conversations', 'messages to candidates', 'webhooks'] },
  ),
  /** The author took it back before the other side had read it. */
  'message.taken_back': definePassingEvent(
    { ...SIDES_OF_IT, conversationId: Id, applicationIds: z.array(Id) },
    { heardBy: ['conversations', 'messages to candidates'] },
  ),
  'messages.read': definePassingEvent({ ...MARKED, userId: Id }, { heardBy: ['conversations'] }),
  /** Messages reached a device of the other side. */
  'messages.delivered': definePassingEvent(MARKED, { heardBy: ['conversations'] }),
  /** A conversation was blocked or unblocked, or its candidate was erased. */
  'conversation.changed': definePassingEvent({ ...SIDES_OF_IT, conversationId: Id }, { heardBy: ['conversations'] }),
  /** Somebody opened a page that their notifications lead to. */
  'news.seen': definePassingEvent({ userId: Id }, { heardBy: ['conversations'] }),
  /** Somebody was told of something, or no longer is. */
  'notices.changed': definePassingEvent({ userId: Id }, { heardBy: ['conversations'] }),
} as const;
