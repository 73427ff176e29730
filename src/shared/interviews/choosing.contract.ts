import { applicantsOwn, candidateOnly } from '../kernel/access.ts';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { z } from '../kernel/schema.ts';
import { longText } from '../kernel/text.ts';
import { GOOD_TIMES, INTERVIEW_KINDS, INTERVIEW_STATES, WORD_MAX } from './interviews.values.ts';
import { Moment, TimeZone } from './times.ts';

/** An interview as its candidate sees it. */
export const InterviewForCandidate = z.object({
  job: z.object({ title: z.string(), slug: z.string() }),
  company: z.object({ name: z.string(), username: z.string(), logo_url: z.string().nullable() }),
  /** The receipt of the application, for links; null for a guest, whose receipt has a secret of its own. */
  application_id: z.number().int().nullable(),
  kind: z.enum(INTERVIEW_KINDS),
  minutes: z.number().int(),
  interviewers: z.array(z.string()),
  instructions: z.string(),
  /** Shown once a time is booked; before that only for interviews on site. */
  place: z.string(),
  state: z.enum(INTERVIEW_STATES),
  starts_at: z.string().nullable(),
  /** All times that were offered, in their order. One that has passed or that somebody else has taken cannot be chosen. */
  slots: z.array(z.object({ starts_at: z.string(), free: z.boolean() })),
  choose_until: z.string().nullable(),
  /** The time zone in which they chose a time; before that the company's, which their device's replaces on the page. */
  zone: z.string(),
  /** They can still move it, and up to when. */
  can_move: z.boolean(),
  move_until: z.string().nullable(),
  can_cancel: z.boolean(),
  /** The application has ended, so that no time can be chosen. What is booked stays until somebody cancels it. */
  ended: z.boolean(),
  email: z.string(),
});
export type InterviewForCandidate = z.output<typeof InterviewForCandidate>;

const Link = z
  .string()
  .min(1)
  .max(200)
  .describe('The secret of the link in the mail; for the candidate who is signed in, also the id of the interview.');
const Answer = z.object({ success: z.literal(true), interview: InterviewForCandidate });

export const openInterview = defineEndpoint({
  method: 'GET',
  path: '/api/interview/{link}',
  summary: 'An interview, as its candidate sees it.',
  access: applicantsOwn,
  input: z.object({ link: Link }),
  output: Answer,
});

export const chooseTime = defineEndpoint({
  method: 'POST',
  path: '/api/interview/{link}/choose',
  summary: 'Choose a time, or move the interview to another offered time.',
  access: applicantsOwn,
  input: z.object({ link: Link, starts_at: Moment, zone: TimeZone.optional() }),
  output: Answer,
  errors: ['conflict', 'too_many'],
});

export const noTimeSuits = defineEndpoint({
  method: 'POST',
  path: '/api/interview/{link}/none',
  summary: 'Say that no offered time suits, and which would.',
  access: applicantsOwn,
  input: z.object({
    link: Link,
    good_times: z.array(z.enum(GOOD_TIMES)).max(GOOD_TIMES.length).default([]),
    word: longText({ max: WORD_MAX }).default(''),
    zone: TimeZone.optional(),
  }),
  output: Answer,
  errors: ['conflict', 'too_many'],
});

export const cancelByCandidate = defineEndpoint({
  method: 'POST',
  path: '/api/interview/{link}/cancel',
  summary: 'Cancel the interview. The application stays.',
  access: applicantsOwn,
  input: z.object({ link: Link, word: longText({ max: WORD_MAX }).default('') }),
  output: Answer,
  errors: ['conflict', 'too_many'],
});

/** An interview that is to be chosen or still to come, beside the candidate's applications. */
export const ComingInterview = z.object({
  /** What opens it: `/interview/{link}`. */
  link: z.string(),
  job: z.string(),
  company: z.string(),
  kind: z.enum(INTERVIEW_KINDS),
  minutes: z.number().int(),
  state: z.enum(['asked', 'none_suits', 'booked']),
  starts_at: z.string().nullable(),
  choose_until: z.string().nullable(),
  /** The zone that the candidate chose, else the company's. */
  zone: z.string(),
});
export type ComingInterview = z.output<typeof ComingInterview>;
const Coming = z.object({ success: z.literal(true), interviews: z.array(ComingInterview) });

export const comingInterviews = defineEndpoint({
  method: 'GET',
  path: '/api/my-interviews',
  summary: 'Your interviews that are to come, and those of which you are to choose the time.',
  access: candidateOnly,
  input: z.object({}),
  output: Coming,
});

export const interviewsOfReceipt = defineEndpoint({
  method: 'GET',
  path: '/api/application/{receipt}/interviews',
  summary: 'The same for one application, with its receipt.',
  access: applicantsOwn,
  input: z.object({
    receipt: z
      .string()
      .min(1)
      .max(200)
      .describe('The secret of the receipt; for the candidate who is signed in, also the id of an own application.'),
  }),
  output: Coming,
});
