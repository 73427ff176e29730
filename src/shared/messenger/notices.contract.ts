import { signedIn } from '../kernel/access.ts';
import { Done } from '../kernel/answers.ts';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { Id, IdInPath } from '../kernel/ids.ts';
import { z } from '../kernel/schema.ts';
import { CHOICE_KINDS, NOTICE_KINDS, NOTICE_MAILS } from './notices.values.ts';

/** Made when it is read, from what its reader may see then. */
export const Notice = z.object({
  id: Id,
  kind: z.enum(NOTICE_KINDS),
  application_id: Id,
  job_id: Id,
  job: z.string(),
  /** The name of the candidate, or what stands in its place while it is hidden. */
  candidate: z.string(),
  /** The person who mentioned or asked you. Empty if their account is gone, or if no person caused it. */
  author: z.string(),
  /** The beginning of a note; else empty. */
  text: z.string(),
  at: z.string(),
  read: z.boolean(),
});
export type Notice = z.output<typeof Notice>;

export const listNotices = defineEndpoint({
  method: 'GET',
  path: '/api/notices',
  summary: 'What you were told of in the last 90 days, newest first. What you may not see any more is left out.',
  access: signedIn,
  input: z.object({ before: IdInPath.optional().describe('Only those before the one with this id.') }),
  output: z.object({
    success: z.literal(true),
    notices: z.array(Notice),
    /** Send it as `before` for the next page. Null on the last one. */
    next: Id.nullable(),
    unread: z.number().int(),
  }),
});

export const readNotice = defineEndpoint({
  method: 'POST',
  path: '/api/notices/{id}/read',
  summary: 'You have read one of them.',
  access: signedIn,
  input: z.object({ id: IdInPath.describe('The id of the notice.') }),
  output: Done,
});

export const readAllNotices = defineEndpoint({
  method: 'POST',
  path: '/api/notices/read',
  summary: 'You have read all of them.',
  access: signedIn,
  input: z.object({}),
  output: Done,
});

const NoticeChoice = z.object({
  kind: z.enum(CHOICE_KINDS),
  /** Whether the bell shows it. */
  here: z.boolean(),
  /** Whether it is mailed at once, once a day together with the others, or never. */
  mail: z.enum(NOTICE_MAILS),
});
export type KindChoice = z.output<typeof NoticeChoice>;

const Choices = z.object({ success: z.literal(true), choices: z.array(NoticeChoice) });

export const listNoticeChoices = defineEndpoint({
  method: 'GET',
  path: '/api/notices/choices',
  summary: 'What you are told of, by the bell and by mail, for each kind that your role has.',
  access: signedIn,
  input: z.object({}),
  output: Choices,
});

export const chooseNotices = defineEndpoint({
  method: 'PUT',
  path: '/api/notices/choices',
  summary: 'Choose for one kind whether the bell shows it and how it is mailed.',
  access: signedIn,
  input: NoticeChoice,
  output: Choices,
  errors: ['not_found'],
});
