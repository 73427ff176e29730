import { signedIn } from '../kernel/access.ts';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { Id } from '../kernel/ids.ts';
import { z } from '../kernel/schema.ts';
import { Notice } from './notices.contract.ts';

/** `most` limits the list per kind; the pages that it links to show everything. Of notices it has more. */
export const NEWS = { most: 3, notices: 50, days: 30, excerpt: 120 } as const;

const At = z.string();

/**
 * Reading the list marks nothing as seen. An entry stays new until its person opens the page that it leads to. Kinds that
 * the person does not want here are left out, and not counted.
 */
export const listNews = defineEndpoint({
  method: 'GET',
  path: '/api/news',
  summary:
    'What is new for you: unread messages; for a company the applications since you last opened the board of their job, the notes that mention you and messages of your rules that are held back; for a candidate what moved since you last opened your dashboard; for reviewers and admins what they were asked to evaluate.',
  access: signedIn,
  input: z.object({}),
  output: z.object({
    success: z.literal(true),
    /** How many entries are new: applications, notices, stage changes, and conversations with unread messages. */
    count: z.number().int(),
    /** How many of each kind; the lists hold the latest of them. */
    new_applications: z.number().int(),
    new_mentions: z.number().int(),
    new_held_messages: z.number().int(),
    new_assignments: z.number().int(),
    new_stages: z.number().int(),
    unread_conversations: z.number().int(),
    applications: z.array(
      z.object({ id: Id, name: z.string(), photo: z.string().nullable(), job_id: Id, job: z.string(), at: At }),
    ),
    /** Notes of colleagues that mention you. */
    mentions: z.array(Notice),
    /** Messages that a rule of yours should have sent, and that cannot go out. */
    held_messages: z.array(Notice),
    /** Applications that you were asked to evaluate. */
    assignments: z.array(Notice),
    /** For candidates: stage changes made by an employer. */
    stages: z.array(
      z.object({
        application_id: Id,
        job: z.string(),
        company: z.string(),
        logo_url: z.string().nullable(),
        stage: z.string(),
        closed: z.boolean(),
        at: At,
      }),
    ),
    conversations: z.array(
      z.object({
        id: Id,
        name: z.string(),
        picture: z.string().nullable(),
        unread: z.number().int(),
        /** The beginning of the latest message; empty if it is only a file. */
        text: z.string(),
        at: At,
      }),
    ),
  }),
});
export type WorkspaceNews = z.output<typeof listNews.output>;
