import { PUBLIC_STAGES } from '../applications/public-stages.ts';
import type { Access } from '../kernel/access.ts';
import { Done } from '../kernel/answers.ts';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { Id, IdInPath } from '../kernel/ids.ts';
import { z } from '../kernel/schema.ts';
import { ClientId, lineText, longText } from '../kernel/text.ts';
import { ATTACHMENT, CONVERSATION_SEARCH, MESSAGE, SIDES } from './messenger.values.ts';

/** A conversation has two sides, and nobody else can read it. */
export const oneOfTwoSides = {
  name: 'candidate or company member',
  visitors: false,
  roles: SIDES,
} as const satisfies Access;

const moment = z.string();

export const Attachment = z.object({
  id: Id,
  name: z.string(),
  bytes: z.number().int(),
  media_type: z.enum(ATTACHMENT.mediaTypes),
});
export type Attachment = z.output<typeof Attachment>;

export const ChatMessage = z.object({
  id: Id,
  chat_id: Id,
  sender: z.enum(SIDES),
  /** The ids of the two sides. Null for a candidate whom blind review hides. */
  from: Id.nullable(),
  to: Id.nullable(),
  /** The team member who wrote. Null if the candidate wrote it or the account was deleted. */
  author: z.object({ id: Id, name: z.string() }).nullable(),
  body: z.string(),
  created_time: moment,
  client_id: z.string().nullable(),
  attachments: z.array(Attachment),
});
export type ChatMessage = z.output<typeof ChatMessage>;

export const Conversation = z.object({
  id: Id,
  candidate: z.object({
    /** The value for `to`. Null while blind review hides them: then the conversation's id is enough. */
    id: Id.nullable(),
    photo: z.string().nullable(),
    user: z.object({ name: z.string(), username: z.string().nullable() }),
  }),
  company: z.object({
    id: Id,
    logo_url: z.string().nullable(),
    user: z.object({ name: z.string(), username: z.string() }),
  }),
  job: z.object({ id: Id, title: z.string(), slug: z.string() }),
  /** The newest application that it is about; null if that was deleted. */
  application_id: Id.nullable(),
  /** The name of its column. */
  application_status: z.string().nullable(),
  /** The stage of that column that candidates see. */
  public_stage: z.enum(PUBLIC_STAGES).nullable(),
  /** Its first words; empty if it has only attachments, or if there is no message yet. */
  latest_message: z.string(),
  latest_message_id: Id.nullable(),
  latest_message_time: moment.nullable(),
  /** The same as “5 minutes ago”, in the reader's language. */
  latest_message_humans_time: z.string().nullable(),
  latest_message_attachments: z.number().int(),
  last_message_from_me: z.boolean(),
  unread_count: z.number().int(),
  /** The last messages that the other side has received on a device, and has read. */
  delivered_up_to: z.number().int(),
  read_up_to: z.number().int(),
  /** The last message that I have read. */
  my_read_up_to: z.number().int(),
  /** The side that blocked the other: nothing can be sent any more. */
  blocked_by: z.enum(SIDES).nullable(),
  /** The candidate was erased: nothing can be sent any more. */
  is_closed: z.boolean(),
});
export type Conversation = z.output<typeof Conversation>;

const ConversationPage = z.object({
  success: z.literal(true),
  conversations: z.array(Conversation),
  /** `before` of the next page; null on the last one. */
  next: z.number().int().nullable(),
});

const allJobs = z.literal('').transform(() => undefined);
const yes = z.literal('1').transform(() => true as const);

export const listConversations = defineEndpoint({
  method: 'GET',
  path: '/get/users',
  summary:
    'My conversations, newest first, twenty at a time: of one job or of all, only unread ones, or those in which something is said.',
  access: oneOfTwoSides,
  input: z.object({
    job: z.union([IdInPath, allJobs]).optional().describe('Only conversations about this job; empty for all jobs.'),
    role: z
      .enum(SIDES)
      .optional()
      .describe('The side I am on. It is known from who I am; given, it has to be that one.'),
    unread: yes.optional().describe('Only those with something that I have not read.'),
    q: lineText({ max: CONVERSATION_SEARCH.max })
      .optional()
      .describe('Found in the name of the other side, in the title of the job, or in what was said.'),
    before: IdInPath.optional().describe('The `next` of the page before.'),
    chat_id: IdInPath.optional().describe('This one alone, wherever it stands in the list.'),
  }),
  output: ConversationPage,
  errors: ['not_found', 'too_many'],
});

export const syncConversations = defineEndpoint({
  method: 'GET',
  path: '/sync/user-list',
  summary: 'The first of my conversations, as they are now.',
  access: oneOfTwoSides,
  input: z.object({}),
  output: ConversationPage,
});

export const loadUnreadCount = defineEndpoint({
  method: 'GET',
  path: '/load-unread-count',
  summary: 'How many messages I have not read.',
  access: oneOfTwoSides,
  input: z.object({}),
  output: z.object({ success: z.literal(true), unread: z.number().int() }),
});

export const listMessages = defineEndpoint({
  method: 'GET',
  path: '/get/messages/{username}',
  summary:
    'The messages of a conversation, oldest first, fifty at a time: the newest ones, those before a message, or those after it. The username is that of the other side; without a chat id it means the newest conversation with them.',
  access: oneOfTwoSides,
  input: z.object({
    username: z.string().max(250).describe('Of the other side.'),
    chat_id: IdInPath.optional().describe('The conversation; without it, the newest with them.'),
    before: IdInPath.optional().describe('Only messages before this one.'),
    after: z
      .string()
      .regex(/^\d{1,15}$/)
      .transform(Number)
      .optional()
      .describe('Only messages after this one, from the oldest on.'),
  }),
  output: z.object({
    success: z.literal(true),
    messages: z.array(ChatMessage),
    /** Whether there are more in the requested direction. */
    has_more: z.boolean(),
    conversation: Conversation,
  }),
});

export const listConversationJobs = defineEndpoint({
  method: 'GET',
  path: '/messages/jobs',
  summary: 'The jobs that I have conversations about, newest first.',
  access: oneOfTwoSides,
  input: z.object({}),
  output: z.object({ success: z.literal(true), jobs: z.array(z.object({ id: Id, title: z.string() })) }),
});

export const findPresence = defineEndpoint({
  method: 'GET',
  path: '/messages/presence',
  summary: 'Whether somebody of the other side of a conversation is here.',
  access: oneOfTwoSides,
  input: z.object({ chat_id: IdInPath.describe('The conversation.') }),
  output: z.object({ success: z.literal(true), is_online: z.boolean() }),
  errors: ['not_found'],
});

export const sendMessage = defineEndpoint({
  method: 'POST',
  path: '/send/message',
  summary:
    'Write into a conversation. Sent twice with one client id, it is stored once, and answered with what was stored.',
  access: oneOfTwoSides,
  scope: 'messages:write',
  input: z.object({
    /** May be empty only with attachments. */
    message: longText({ max: MESSAGE.max }),
    to: Id.nullable().describe('The id of the other side; null where blind review hides it.'),
    chat_id: Id,
    client_id: ClientId.optional(),
    attachment_ids: z.array(Id).max(ATTACHMENT.most).optional(),
  }),
  output: z.object({ success: z.literal(true), message: ChatMessage }),
  errors: ['not_found', 'conflict', 'too_many'],
});

export const readMessages = defineEndpoint({
  method: 'POST',
  path: '/messages/read',
  summary: 'I have read a conversation up to this message. Answers how many messages are unread in all.',
  access: oneOfTwoSides,
  input: z.object({ chat_id: Id, up_to: Id }),
  output: z.object({ success: z.literal(true), unread: z.number().int() }),
  errors: ['not_found'],
});

export const receiveMessages = defineEndpoint({
  method: 'POST',
  path: '/messages/delivered',
  summary: 'Everything that was written to me up to this message is on a device of mine.',
  access: oneOfTwoSides,
  input: z.object({ up_to: Id }),
  output: Done,
});

export const tellTyping = defineEndpoint({
  method: 'POST',
  path: '/messages/typing',
  summary: 'I am typing. The others in the conversation are told, and nothing is stored.',
  access: oneOfTwoSides,
  input: z.object({ chat_id: Id }),
  output: Done,
  errors: ['not_found', 'too_many'],
});

export const openConversation = defineEndpoint({
  method: 'POST',
  path: '/messages/open',
  summary: 'The conversation about an application, new or not: for its candidate, and for the members of its company.',
  access: oneOfTwoSides,
  input: z.object({ application_id: Id }),
  output: z.object({ success: z.literal(true), conversation: Conversation }),
  errors: ['not_found'],
});

export const blockConversation = defineEndpoint({
  method: 'POST',
  path: '/messages/block',
  summary:
    'Block the other side of a conversation, or take that back: neither can write to the other, about any job, until whoever blocked takes it back.',
  access: oneOfTwoSides,
  input: z.object({ chat_id: Id, blocked: z.boolean() }),
  output: z.object({ success: z.literal(true), conversation: Conversation }),
  errors: ['not_found', 'conflict'],
});
