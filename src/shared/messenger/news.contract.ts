import { defineEndpoint } from '../kernel/endpoint.ts';
import { Id } from '../kernel/ids.ts';
import { z } from '../kernel/schema.ts';
import { oneOfTwoSides } from './conversations.contract.ts';

/** `most` limits the list per kind; the pages that it links to show everything. Mentions have no page of their own. */
export const NEWS = { most: 3, mentions: 50, days: 30, excerpt: 120 } as const;

const At = z.string();

/**
 * Reading the list marks nothing as seen. An entry stays new until its person opens
 * the page that it leads to.
 */
export const listNews = defineEndpoint({
  method: 'GET',
  path: '/api/news',
  summary:
    'What is new for you: unread messages; for a company the applications since you last opened the board of their job and the notes that mention you; for a candidate what moved since you last opened your dashboard.',
  access: oneOfTwoSides,
  input: z.object({}),
  output: z.object({
    success: z.literal(true),
    /** How many entries are new: applications, mentions, stage changes, and conversations with unread messages. */
    count: z.number().int(),
    /** How many of each kind; the lists hold the latest of them. */
    new_applications: z.number().int(),
    new_mentions: z.number().int(),
    new_stages: z.number().int(),
    unread_conversations: z.number().int(),
    applications: z.array(
      z.object({ id: Id, name: z.string(), photo: z.string().nullable(), job_id: Id, job: z.string(), at: At }),
    ),
    /** Notes of colleagues that mention you. */
    mentions: z.array(
      z.object({
        id: Id,
        application_id: Id,
        author: z.string(),
        candidate: z.string(),
        job_id: Id,
        job: z.string(),
        /** The beginning of the note. */
        text: z.string(),
        at: At,
      }),
    ),
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
