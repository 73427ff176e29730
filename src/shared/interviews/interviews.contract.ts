import { companyMember, interviewing } from '../kernel/access.ts';
import { Done } from '../kernel/answers.ts';
import { CalendarDay } from '../kernel/dates.ts';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { Id, IdInPath } from '../kernel/ids.ts';
import { LOCALES } from '../kernel/languages.ts';
import { z } from '../kernel/schema.ts';
import { ClientId, lineText, longText } from '../kernel/text.ts';
import { MESSAGE } from '../messenger/messenger.values.ts';
import {
  CANCELLED_BY,
  GOOD_TIMES,
  INSTRUCTIONS_MAX,
  INTERVIEW_KINDS,
  INTERVIEW_STATES,
  MINUTES,
  MOST_ASKED,
  MOST_INTERVIEWERS,
  MOST_SLOTS,
  MOVE_HOURS,
  MOVES,
  PLACE_MAX,
  WORD_MAX,
} from './interviews.values.ts';
import { Moment, TimeZone } from './times.ts';

export const Interviewer = z.object({ id: Id, name: z.string(), photo_url: z.string().nullable() });
export type Interviewer = z.output<typeof Interviewer>;

/** An interview as the company sees it. */
export const Interview = z.object({
  id: Id,
  application_id: Id,
  job: z.object({ id: Id, title: z.string() }),
  /** The name of the candidate, or what stands in its place while it is hidden. */
  candidate: z.string(),
  photo_url: z.string().nullable(),
  kind: z.enum(INTERVIEW_KINDS),
  minutes: z.number().int(),
  place: z.string(),
  state: z.enum(INTERVIEW_STATES),
  /** Null while no time is booked. */
  starts_at: z.string().nullable(),
  /** The start that it had before it was moved; null if it was not moved. */
  moved_from: z.string().nullable(),
  interviewers: z.array(Interviewer.extend({ handed_in: z.boolean() })),
  /** The time zone in which the candidate chose a time; null before that. */
  candidate_zone: z.string().nullable(),
  /** How many offered times can still be chosen. */
  times_offered: z.number().int(),
  choose_until: z.string().nullable(),
  asked_at: z.string(),
  cancelled_by: z.enum(CANCELLED_BY).nullable(),
  /** What the candidate or the company wrote when they cancelled, or the candidate when no time suited. */
  word: z.string(),
  good_times: z.array(z.enum(GOOD_TIMES)),
  /** It is over, and scorecards are missing. */
  feedback_due: z.boolean(),
});
export type Interview = z.output<typeof Interview>;

const PersonToPlan = z.object({
  application_id: Id,
  candidate: z.string(),
  photo_url: z.string().nullable(),
  job: z.object({ id: Id, title: z.string() }),
  /** Why they are in the list: no offered time suits them, or they are in an interview column without an interview. */
  reason: z.enum(['none_suits', 'in_column']),
  since: z.string(),
});
export type PersonToPlan = z.output<typeof PersonToPlan>;

export const interviewsOfWeek = defineEndpoint({
  method: 'GET',
  path: '/company/interviews/week',
  page: '/company/interviews',
  summary: 'The interviews of a week, those without a time, whose feedback is due, and who is to be invited.',
  access: interviewing,
  scope: 'applications:read',
  input: z.object({
    /** Any day of the week, in the reader's zone. Without it: this week. */
    day: CalendarDay.optional().describe('A day of the week. Without it: today.'),
    zone: TimeZone.optional().describe('The reader’s time zone. Without it: UTC.'),
    job_id: IdInPath.optional().describe('Only this job.'),
    mine: z.enum(['1']).optional().describe('Only those that you hold.'),
  }),
  output: z.object({
    success: z.literal(true),
    /** The first day of the week, a Monday. */
    from: z.string(),
    /** In the order of their times. */
    interviews: z.array(Interview),
    /** Those that nobody has answered yet, and those for which no time suits. */
    without_time: z.array(Interview),
    /** Those that are over while scorecards are missing, the oldest first. */
    feedback_due: z.array(Interview),
    to_plan: z.array(PersonToPlan),
    jobs: z.array(z.object({ id: Id, title: z.string() })),
  }),
});

export const interviewsAhead = defineEndpoint({
  method: 'GET',
  path: '/company/interviews/ahead',
  page: '/user/dashboard',
  summary: 'The next interviews of the coming seven days, and what is waited for.',
  access: companyMember,
  scope: 'applications:read',
  input: z.object({}),
  output: z.object({
    success: z.literal(true),
    /** The first of them. */
    interviews: z.array(Interview),
    /** Interviews that are over and for which your scorecard is missing. */
    own_due: z.number().int(),
    /** People who have not chosen a time. */
    unanswered: z.number().int(),
    /** People whom no offered time suits. */
    none_suits: z.number().int(),
  }),
});
export type InterviewsAhead = z.output<typeof interviewsAhead.output>;

/** A time at which a member has an interview, or an appointment in their own calendar, whose subject is not known. */
const BusyTime = z.object({
  user_id: Id,
  from: z.string(),
  to: z.string(),
  /** The candidate of the interview; null for an appointment in the member's own calendar. */
  candidate: z.string().nullable(),
});
export type BusyTime = z.output<typeof BusyTime>;

export const planningFacts = defineEndpoint({
  method: 'GET',
  path: '/company/interviews/planning',
  summary: 'What somebody needs who plans an interview: the team, kits, and who is busy when.',
  access: companyMember,
  input: z.object({
    application_id: IdInPath.describe('The applicant, or the first of them.'),
    from: Moment.describe('The beginning of the time that is shown.'),
    to: Moment.describe('Its end, at most six weeks later.'),
  }),
  output: z.object({
    success: z.literal(true),
    application_id: Id,
    candidate: z.object({
      name: z.string(),
      photo_url: z.string().nullable(),
      /** Null where it is not known. */
      locale: z.enum(LOCALES).nullable(),
      /** The time zone in which they chose for an earlier interview; null if there was none. */
      zone: z.string().nullable(),
    }),
    job: z.object({ id: Id, title: z.string(), country: z.string().nullable() }),
    team: z.array(
      Interviewer.extend({
        /** Why their own calendar could not be read, so that they may be busy at more times. Null if it could. */
        calendar_problem: z.string().nullable(),
        /** Whether they gave the address of a calendar of their own. */
        has_calendar: z.boolean(),
      }),
    ),
    kits: z.array(z.object({ id: Id, name: z.string(), kind: z.enum(INTERVIEW_KINDS).nullable() })),
    busy: z.array(BusyTime),
    /** The usual invitation in each language, with its placeholders. The planner may replace it. */
    messages: z.object({ en: z.string(), so: z.string(), sw: z.string(), ar: z.string() }),
    /** The interviews that this applicant has already. */
    interviews: z.array(Interview),
  }),
  errors: ['not_found'],
});

export const planInterviews = defineEndpoint({
  method: 'POST',
  path: '/company/interviews',
  summary: 'Invite applicants of one job to interviews: at a fixed time, or to choose one of several.',
  access: companyMember,
  input: z.object({
    client_id: ClientId,
    /** No two of them can have the same time. */
    application_ids: z.array(Id).min(1).max(MOST_ASKED),
    kind: z.enum(INTERVIEW_KINDS),
    minutes: z.number().int().min(MINUTES.min).max(MINUTES.max),
    interviewer_ids: z.array(Id).min(1).max(MOST_INTERVIEWERS),
    /** The address, the link of the video call, or who calls whom. */
    place: lineText({ max: PLACE_MAX }).default(''),
    instructions: longText({ max: INSTRUCTIONS_MAX }).default(''),
    kit_id: Id.nullable().default(null),
    zone: TimeZone,
    /** `fix`: each applicant is booked at one of the times. `offer`: each of them chooses one. */
    way: z.enum(['fix', 'offer']),
    starts: z.array(Moment).min(1).max(MOST_SLOTS),
    /** The deadline for choosing. Null: they can choose as long as there are times. */
    choose_until: Moment.nullable().default(null),
    moves_allowed: z.number().int().min(0).max(MOVES.max).default(MOVES.usual),
    move_until_hours: z.number().int().min(0).max(MOVE_HOURS.max).default(MOVE_HOURS.usual),
    /** Texts that replace the usual invitation, by the language of the applicants who read them. */
    messages: z.partialRecord(z.enum(LOCALES), longText({ min: 1, max: MESSAGE.max })).default({}),
    /** The planner has seen the warnings about clashes, nights and weekends, and plans it all the same. */
    despite_warnings: z.boolean().default(false),
  }),
  output: z.object({
    success: z.literal(true),
    results: z.array(
      z.object({ application_id: Id, result: z.enum(['invited', 'not_found', 'ended', 'has_one', 'blocked']) }),
    ),
  }),
  errors: ['not_found', 'conflict', 'too_many'],
});

const Which = { id: IdInPath.describe('The interview.') };

export const showInterview = defineEndpoint({
  method: 'GET',
  path: '/company/interviews/{id}',
  summary: 'One interview, with its instructions and the times that are offered.',
  access: interviewing,
  scope: 'applications:read',
  input: z.object(Which),
  output: z.object({
    success: z.literal(true),
    interview: Interview.extend({ instructions: z.string(), offered: z.array(z.string()), zone: z.string() }),
  }),
});

export const interviewsOfApplication = defineEndpoint({
  method: 'GET',
  path: '/company/applications/{application_id}/interviews',
  summary: 'The interviews of an applicant, the next one first.',
  access: interviewing,
  scope: 'applications:read',
  input: z.object({ application_id: IdInPath.describe('The application.') }),
  output: z.object({ success: z.literal(true), interviews: z.array(Interview) }),
});

export const moveInterview = defineEndpoint({
  method: 'POST',
  path: '/company/interviews/{id}/move',
  summary: 'Give an interview another time. The candidate and the interviewers are told.',
  access: companyMember,
  input: z.object({ ...Which, starts_at: Moment, word: longText({ max: WORD_MAX }).default('') }),
  output: z.object({ success: z.literal(true), interview: Interview }),
  errors: ['not_found', 'conflict'],
});

export const offerTimes = defineEndpoint({
  method: 'POST',
  path: '/company/interviews/{id}/offer',
  summary: 'Offer other times to somebody who has not chosen one.',
  access: companyMember,
  input: z.object({
    ...Which,
    starts: z.array(Moment).min(1).max(MOST_SLOTS),
    choose_until: Moment.nullable().default(null),
  }),
  output: z.object({ success: z.literal(true), interview: Interview }),
  errors: ['not_found', 'conflict'],
});

export const cancelInterview = defineEndpoint({
  method: 'POST',
  path: '/company/interviews/{id}/cancel',
  summary: 'Cancel an interview. The candidate and the interviewers are told.',
  access: companyMember,
  input: z.object({ ...Which, word: longText({ max: WORD_MAX }).default('') }),
  output: z.object({ success: z.literal(true), interview: Interview }),
  errors: ['not_found', 'conflict'],
});

export const noteAttendance = defineEndpoint({
  method: 'POST',
  path: '/company/interviews/{id}/attendance',
  summary: 'Say that an interview took place, or that the candidate did not come.',
  access: interviewing,
  input: z.object({ ...Which, came: z.boolean() }),
  output: z.object({ success: z.literal(true), interview: Interview }),
  errors: ['not_found', 'conflict'],
});

export const remindInterviewers = defineEndpoint({
  method: 'POST',
  path: '/company/interviews/{id}/remind',
  summary: 'Ask the interviewers for the scorecards that are missing.',
  access: companyMember,
  input: z.object(Which),
  output: Done,
  errors: ['not_found', 'conflict', 'too_many'],
});
