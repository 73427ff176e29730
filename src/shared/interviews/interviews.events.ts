import { ABOUT_APPLICATION, defineEvent, definePassingEvent } from '../kernel/define-event.ts';
import { Id } from '../kernel/ids.ts';
import { z } from '../kernel/schema.ts';
import { CANCELLED_BY, INTERVIEW_KINDS, RECOMMENDATIONS } from './interviews.values.ts';

const ABOUT_INTERVIEW = { ...ABOUT_APPLICATION, interviewId: Id };
/** A time in UTC, as text. */
const Time = z.string();
const HEARD_BY_ALL = ['cards', 'candidates', 'interviews', 'webhooks'] as const;

export const interviewEvents = {
  /** The candidate is asked to choose one of so many times. */
  'interview.offered': defineEvent(
    { ...ABOUT_INTERVIEW, kind: z.enum(INTERVIEW_KINDS), times: z.number().int() },
    {
      heardBy: HEARD_BY_ALL,
      audit: { group: 'applications', kind: 'interview_offered', shown: ({ times }) => ({ to: String(times) }) },
    },
  ),
  /** The company fixed a time, or the candidate chose one. */
  'interview.booked': defineEvent(
    { ...ABOUT_INTERVIEW, kind: z.enum(INTERVIEW_KINDS), to: Time, byCandidate: z.boolean() },
    {
      heardBy: HEARD_BY_ALL,
      audit: { group: 'applications', kind: 'interview_booked', shown: ({ to }) => ({ to }) },
    },
  ),
  'interview.moved': defineEvent(
    { ...ABOUT_INTERVIEW, from: Time, to: Time, byCandidate: z.boolean() },
    {
      heardBy: HEARD_BY_ALL,
      audit: { group: 'applications', kind: 'interview_moved', shown: ({ from, to }) => ({ from, to }) },
    },
  ),
  /** `by` is null where nobody cancelled it: the application was withdrawn, or the job was closed. */
  'interview.cancelled': defineEvent(
    { ...ABOUT_INTERVIEW, from: Time.nullable(), by: z.enum(CANCELLED_BY).nullable() },
    {
      heardBy: HEARD_BY_ALL,
      audit: { group: 'applications', kind: 'interview_cancelled', shown: ({ from }) => ({ from }) },
    },
  ),
  /** It took place, or the candidate did not come. */
  'interview.held': defineEvent(
    { ...ABOUT_INTERVIEW, startsAt: Time, isNoShow: z.boolean() },
    {
      heardBy: HEARD_BY_ALL,
      audit: {
        group: 'applications',
        kind: 'interview_held',
        shown: ({ startsAt, isNoShow }) => ({ to: startsAt, details: isNoShow ? { no_show: true } : {} }),
      },
    },
  ),
  'scorecard.handed_in': defineEvent(
    { ...ABOUT_INTERVIEW, recommendation: z.enum(RECOMMENDATIONS) },
    {
      heardBy: ['cards', 'interviews', 'webhooks'],
      audit: {
        group: 'scores',
        kind: 'interview_scorecard',
        shown: ({ recommendation }) => ({ to: recommendation }),
      },
    },
  ),
} as const;

export const passingInterviewEvents = {
  /** Anything else about an interview that open pages show: no time suits, more times are offered, a card was saved. */
  'interview.changed': definePassingEvent(
    { applicationId: Id, companyId: Id, actorId: Id.nullable(), interviewId: Id },
    { heardBy: ['cards', 'candidates', 'interviews'] },
  ),
} as const;
