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

/** What interviewers ask and rate. One without a job is for all jobs of the company. */
export const interviewKits = pgTable(
  'interview_kits',
  {
    id: identity(),
    companyId: reference()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    jobId: reference().references(() => jobs.id, { onDelete: 'cascade' }),
    /** Suggested for interviews of this kind; null for all. */
    kind: text({ enum: INTERVIEW_KINDS }),
    name: varchar({ length: 100 }).notNull(),
    questions: jsonb().$type<KitQuestion[]>().notNull(),
    criteria: jsonb().$type<KitCriterion[]>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('interview_kits_company').on(t.companyId, t.jobId), index('interview_kits_job').on(t.jobId)],
);

/** One plan: what the people of a round are asked to. Each of them has an interview of their own. */
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
    /** Of the request, so that a repeated one plans once. */
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
    /** Where it was before it was moved. */
    movedFrom: moment(),
    /** How often the candidate has moved it. */
    moves: integer().notNull().default(0),
    /** The SEQUENCE of the calendar event, which grows with every change that its attendees are told of. */
    sequence: integer().notNull().default(0),
    cancelledBy: text({ enum: CANCELLED_BY }),
    /** What the candidate or the company wrote when they cancelled, or why no time suits. */
    word: text().notNull().default(''),
    goodTimes: jsonb().$type<(typeof GOOD_TIMES)[number][]>().notNull().default([]),
    /** The candidate's zone, once they have chosen in it. */
    candidateZone: text(),
    /** The start for which the reminders of a day and an hour before have gone out. */
    dayReminderFor: moment(),
    hourReminderFor: moment(),
    /** Since when all scorecards are in; null while one is missing. Stored, because the week asks for it each time. */
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

/** An offered time. It is taken by one interview; a withdrawn one is offered no more. */
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

/** The secrets of the links that open one interview, as hashes. Every mail has its own. */
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

/** What one interviewer noted and rated. Colleagues see it after they have handed in their own. */
export const interviewScorecards = pgTable(
  'interview_scorecards',
  {
    id: identity(),
    interviewId: reference()
      .notNull()
      .references(() => interviews.id, { onDelete: 'cascade' }),
    /** Null if the account was erased. */
    userId: reference().references(() => users.id, { onDelete: 'set null' }),
    questions: jsonb().$type<QuestionRating[]>().notNull().default([]),
    criteria: jsonb().$type<CriterionRating[]>().notNull().default([]),
    recommendation: text({ enum: RECOMMENDATIONS }),
    sentence: text().notNull().default(''),
    /** Counts the changes, so that one on another device is noticed. */
    version: integer().notNull().default(0),
    savedAt: moment(),
    handedInAt: moment(),
    /** How often they were asked for it, and when last. */
    requests: integer().notNull().default(0),
    requestedAt: moment(),
  },
  (t) => [
    uniqueIndex('interview_scorecards_person').on(t.interviewId, t.userId),
    index('interview_scorecards_user').on(t.userId),
  ],
);

/** A member's calendars: the secret address of the one with their interviews, and the one that says when they are busy. */
export const interviewCalendars = pgTable(
  'interview_calendars',
  {
    userId: reference()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
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
  interview_rounds: 'A plan belongs to the company; of who planned it, it has only the number.',
  interview_slots: 'An offered time belongs to the company. The one that was chosen is with the interview.',
  interview_links: 'A row holds nothing but the hash of a link.',
};
/** Tables that hold something about a person which stays when the person is erased. */
export const NOT_ERASED = {
  interview_rounds: 'A plan belongs to the company, and the account that its number leads to is emptied.',
  interview_slots: 'An offered time belongs to the company. Whose it was is gone with the interview.',
};
