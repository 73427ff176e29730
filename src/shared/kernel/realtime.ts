import { z } from './schema.ts';

/** What the server tells open pages. Each noun adds its events here; `type` is the name that sockets carry. */
export const RealtimeEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('TeamChanged'), companyId: z.number() }),
  /** Cards came, went, moved or were scored. Only ids: whoever is told asks for what they may see. */
  z.object({ type: z.literal('BoardCardsChanged'), ids: z.array(z.number()), by: z.number().nullable() }),
  /** Columns were added, renamed, put elsewhere or deleted, or all cards of one were ranked anew. */
  z.object({ type: z.literal('BoardChanged'), by: z.number().nullable() }),
  /** For the candidate: applications of theirs stand elsewhere. Ids only, as above. */
  z.object({ type: z.literal('MyApplicationsChanged'), ids: z.array(z.number()) }),
  /** A message, for both of its sides. */
  z.object({ type: z.literal('ChatMessage'), chatMessage: z.unknown() }),
  /** A side has read a conversation, or has it on a device; whose unread messages those were counts them anew. */
  z.object({
    type: z.literal('ChatRead'),
    chat_id: z.number(),
    side: z.enum(['candidate', 'company']),
    /** Null for the other side: who of it is none of the reader's business. */
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
    /** Null for the other side: who of it is none of the reader's business. */
    user_id: z.number().nullable(),
    /** Of a colleague. */
    name: z.string().nullable(),
  }),
  /** Blocked, opened again, or its candidate is gone. */
  z.object({ type: z.literal('ChatChanged'), chat_id: z.number() }),
  /** For reviewers and admins: how many applications nobody has evaluated yet. */
  z.object({ type: z.literal('EvaluationsChanged'), waiting: z.number() }),
  /** For admins: how many jobs and edits wait for approval. */
  z.object({ type: z.literal('ApprovalsChanged'), waiting: z.number() }),
  /** For reviewers and admins. Which, not what: whoever may see a value asks for it. */
  z.object({ type: z.literal('SettingsChanged'), keys: z.array(z.string()) }),
]);
export type RealtimeEvent = z.output<typeof RealtimeEvent>;
