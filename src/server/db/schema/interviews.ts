import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import {
  CANCELLED_BY,
  type GOOD_TIMES,
  INTERVIEW_KINDS,
  INTERVIEW_STATES,
  RECOMMENDATIONS,
} from '#shared/interviews/interviews.values.ts';
import type { CriterionRating, KitCriterion, KitQuestion, QuestionRating } from '#shared/interviews/kits.contract.ts';
import { applications } from './applications.ts';
import { bytes, createdAt, identity, moment, orderedMoment, reference } from './columns.ts';
import { users } from './identity.ts';
import { jobs } from './jobs.ts';
import { companies } from './profiles.ts';

/** A kit holds the questions that interviewers ask and the criteria that they rate. Without a job it is for all. */
export const interviewKits = pgTable(
  'interview_kits',
  {
    id: identity(),
    companyId: reference()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    jobId: reference().references(() => jobs.id, { onDelete: 'cascade' }),
    /** The kind of interview that the kit is suggested for; null suggests it for all kinds. */
    kind: text({ enum: INTERVIEW_KINDS }),
    name: varchar({ length: 100 }).notNull(),
    questions: jsonb().$type<KitQuestion[]>().notNull(),
    criteria: jsonb().$type<KitCriterion[]>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('interview_kits_company').on(t.companyId, t.jobId), index('interview_kits_job').on(t.jobId)],
);

/** What one plan says about its interviews. Each applicant whom it invites has an interview of their own. */
export const interviewRounds = pgTable(
  'interview_rounds',
  {
    id: identity(),
    companyId: reference()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    jobId: reference()
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    /** The id that the browser gave the request, so that a repeated request plans only once. */
    clientId: varchar({ length: 64 }).notNull(),
    kind: text({ enum: INTERVIEW_KINDS }).notNull(),
    minutes: integer().notNull(),
    /** The address, the link of the video call, or who calls whom. */
    place: text().notNull(),
    /** What the candidate should know or bring. */
    instructions: text().notNull(),
    /** The zone in which the company planned it, by its IANA name. */
    timeZone: text().notNull(),
    chooseUntil: moment(),
    movesAllowed: integer().notNull(),
    moveUntilHours: integer().notNull(),
    kitId: reference().references(() => interviewKits.id, { onDelete: 'set null' }),
    plannedBy: reference().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('interview_rounds_request').on(t.companyId, t.clientId),
    index('interview_rounds_job').on(t.jobId),
    index('interview_rounds_kit').on(t.kitId),
  ],
);

/** The interviewers of a round. */
export const interviewRoundPeople = pgTable(
  'interview_round_people',
  {
    roundId: reference()
      .notNull()
      .references(() => interviewRounds.id, { onDelete: 'cascade' }),
    userId: reference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.roundId, t.userId] }), index('interview_round_people_user').on(t.userId)],
);

export const interviews = pgTable(
  'interviews',
  {
    id: identity(),
    roundId: reference()
      .notNull()
      .references(() => interviewRounds.id, { onDelete: 'cascade' }),
    companyId: reference()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    applicationId: reference()
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    state: text({ enum: INTERVIEW_STATES }).notNull(),
    /** Null until a time is booked; stays when the interview is cancelled, so that the week can show it. */
    startsAt: moment(),
    endsAt: moment(),
    /** The start that it had before it was last moved. */
    movedFrom: moment(),
    /** How often the candidate has moved it. */
    moves: integer().notNull().default(0),
    /** The SEQUENCE of the calendar event. It grows with every change, because calendars ignore a change otherwise. */
    sequence: integer().notNull().default(0),
    cancelledBy: text({ enum: CANCELLED_BY }),
    /** What the candidate or the company wrote when they cancelled, or the candidate when no time suited. */
    word: text().notNull().default(''),
    goodTimes: jsonb().$type<(typeof GOOD_TIMES)[number][]>().notNull().default([]),
    /** The time zone in which the candidate chose a time; null before that. */
    candidateZone: text(),
    /** The start that was reminded of a day and an hour before. After a move it differs, and reminders go out again. */
    dayReminderFor: moment(),
    hourReminderFor: moment(),
    /** When the last scorecard came in; null while one is missing. Stored, because the week is filtered by it. */
    judgedAt: moment(),
    askedAt: createdAt(),
    /** When the candidate last answered, or the company booked for them. */
    answeredAt: moment(),
    createdAt: orderedMoment(),
  },
  (t) => [
    uniqueIndex('interviews_person').on(t.roundId, t.applicationId),
    index('interviews_week').on(t.companyId, t.startsAt),
    index('interviews_open').on(t.companyId).where(sql`${t.state} in ('asked', 'none_suits')`),
    index('interviews_feedback')
      .on(t.companyId, t.endsAt)
      .where(sql`${t.judgedAt} is null and ${t.state} in ('booked', 'held')`),
    index('interviews_application').on(t.applicationId),
  ],
);

/** A time that a round offers. One interview can take it. A withdrawn time is no longer offered. */
export const interviewSlots = pgTable(
  'interview_slots',
  {
    id: identity(),
    roundId: reference()
      .notNull()
      .references(() => interviewRounds.id, { onDelete: 'cascade' }),
    startsAt: moment().notNull(),
    takenBy: reference().references(() => interviews.id, { onDelete: 'set null' }),
    isWithdrawn: boolean().notNull().default(false),
  },
  (t) => [
    uniqueIndex('interview_slots_start').on(t.roundId, t.startsAt),
    uniqueIndex('interview_slots_taken').on(t.takenBy),
  ],
);

/** Hashes of the secrets in the links that open an interview. Every mail has a secret of its own. */
export const interviewLinks = pgTable(
  'interview_links',
  {
    tokenHash: bytes().primaryKey(),
    interviewId: reference()
      .notNull()
      .references(() => interviews.id, { onDelete: 'cascade' }),
  },
  (t) => [index('interview_links_interview').on(t.interviewId)],
);

/** The notes and ratings of one interviewer. The other interviewers see them after they have handed in their own. */
export const interviewScorecards = pgTable(
  'interview_scorecards',
  {
    id: identity(),
    interviewId: reference()
      .notNull()
      .references(() => interviews.id, { onDelete: 'cascade' }),
    /** Null once the interviewer's account was erased. */
    userId: reference().references(() => users.id, { onDelete: 'set null' }),
    questions: jsonb().$type<QuestionRating[]>().notNull().default([]),
    criteria: jsonb().$type<CriterionRating[]>().notNull().default([]),
    recommendation: text({ enum: RECOMMENDATIONS }),
    sentence: text().notNull().default(''),
    /** Grows with every change, so that a change made on another device is not overwritten. */
    version: integer().notNull().default(0),
    savedAt: moment(),
    handedInAt: moment(),
    /** How often the interviewer was asked to hand it in, and when last. */
    requests: integer().notNull().default(0),
    requestedAt: moment(),
  },
  (t) => [
    uniqueIndex('interview_scorecards_person').on(t.interviewId, t.userId),
    index('interview_scorecards_user').on(t.userId),
  ],
);

/** The calendar of a member's interviews, which has a secret address, and their own one, for their busy times. */
export const interviewCalendars = pgTable(
  'interview_calendars',
  {
    userId: reference()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The hash of the secret in the address of the calendar with their interviews. */
    feedHash: bytes(),
    feedMadeAt: moment(),
    /** The iCalendar address that the member gave, which is a secret of theirs. */
    busyUrl: text(),
    /** The busy times that were last read from it. */
    busyTimes: jsonb().$type<{ from: string; to: string }[]>().notNull().default([]),
    busyReadAt: moment(),
    busyTriedAt: moment(),
    /** Why it could not be read the last time; null if it could. */
    busyProblem: text(),
  },
  (t) => [uniqueIndex('interview_calendars_feed').on(t.feedHash)],
);

/** Tables that lead to a person and are not in their archive. */
export const NOT_EXPORTED = {
  interview_rounds: 'A plan belongs to the company. About the member who planned it, it holds nothing but their id.',
  interview_slots: 'An offered time belongs to the company. The time that was chosen is exported with the interview.',
  interview_links: 'A row holds nothing but the hash of a link.',
};
/** Tables that hold something about a person which stays when the person is erased. */
export const NOT_ERASED = {
  interview_rounds: 'A plan belongs to the company. It holds only the id of an account, and the account is emptied.',
  interview_slots: 'An offered time belongs to the company. Who had taken it is erased with the interview.',
};
