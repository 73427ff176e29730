import { z } from './schema.ts';

/**
 * The events that the server sends to open pages. Each module adds its events here; `type` is the Socket.IO event name.
 */
export const RealtimeEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('TeamChanged'), companyId: z.number() }),
  /** Cards came, went, moved or were scored. Only ids are sent: each page fetches what its reader may see. */
  z.object({ type: z.literal('BoardCardsChanged'), ids: z.array(z.number()), by: z.number().nullable() }),
  z.object({ type: z.literal('BoardCardsMessaged'), ids: z.array(z.number()) }),
  /** Columns were added, renamed, moved or deleted, or all cards of one were ranked anew. */
  z.object({ type: z.literal('BoardChanged'), by: z.number().nullable() }),
  /** For candidates: some of their applications changed. Only ids, as above. */
  z.object({ type: z.literal('MyApplicationsChanged'), ids: z.array(z.number()) }),
  /** Interviews were planned, booked, moved, cancelled or held. Only ids, as above. */
  z.object({ type: z.literal('InterviewsChanged'), ids: z.array(z.number()), application_ids: z.array(z.number()) }),
  /** Sent to all open pages of a person: they have opened what was new. */
  z.object({ type: z.literal('NewsSeen') }),
  /** Sent to all open pages of a person: they were told of something, or no longer are. */
  z.object({ type: z.literal('NoticesChanged') }),
  /** A message, for both of its sides. */
  z.object({ type: z.literal('ChatMessage'), chatMessage: z.unknown() }),
  /**
   * A side has read a conversation, or received it on a device; the reader's own pages then count unread messages
   * again.
   */
  z.object({
    type: z.literal('ChatRead'),
    chat_id: z.number(),
    side: z.enum(['candidate', 'company']),
    /** Null for the other side, which does not learn which member it was. */
    user_id: z.number().nullable(),
    up_to: z.number(),
  }),
  z.object({
    type: z.literal('ChatDelivered'),
    chat_id: z.number(),
    side: z.enum(['candidate', 'company']),
    up_to: z.number(),
  }),
  z.object({
    type: z.literal('ChatTyping'),
    chat_id: z.number(),
    side: z.enum(['candidate', 'company']),
    /** Null for the other side, which does not learn which member it was. */
    user_id: z.number().nullable(),
    /** A colleague's name. */
    name: z.string().nullable(),
  }),
  /** The last message was taken back before it was read. */
  z.object({ type: z.literal('ChatTakenBack'), chat_id: z.number() }),
  /** The conversation was blocked or unblocked, or its candidate was erased. */
  z.object({ type: z.literal('ChatChanged'), chat_id: z.number() }),
  /** For reviewers and admins: applications arrived, disappeared or were evaluated. Each page fetches its own queue. */
  z.object({ type: z.literal('EvaluationsChanged') }),
  /** For admins: how many jobs and edits wait for approval. */
  z.object({ type: z.literal('ApprovalsChanged'), waiting: z.number() }),
  /** For reviewers and admins. Only the keys are sent: each page fetches the values its reader may see. */
  z.object({ type: z.literal('SettingsChanged'), keys: z.array(z.string()) }),
]);
export type RealtimeEvent = z.output<typeof RealtimeEvent>;
