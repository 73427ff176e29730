import type { SessionUser } from '#shared/identity/identity.contract.ts';
import { calendarEventMessage } from '#shared/interviews/calendar-events.texts.ts';
import { CALENDAR_PROBLEMS, type OwnCalendars } from '#shared/interviews/calendars.contract.ts';
import { calendarsRefusal } from '#shared/interviews/calendars-refusals.texts.ts';
import { AppError } from '#shared/kernel/errors.ts';
import type { Locale } from '#shared/kernel/languages.ts';
import type { Message, Words } from '#shared/kernel/messages.ts';
import { hiddenColumnsOf } from '../../applications/applications.api.ts';
import { nameWhileHidden } from '../../applications/blind/blind.ts';
import type { Db } from '../../db/database.ts';
import type { FileParserPool } from '../../documents/file-parser-pool.ts';
import type { Outgoing } from '../../http/outgoing.ts';
import type { Throttle } from '../../identity/throttle.ts';
import { digestOf, isSecret, newSecret } from '../../kernel/secrets.ts';
import type { InTransaction } from '../../kernel/transactions.ts';
import type { Job, JobPayloads } from '../../queue/job.ts';
import type { Queue } from '../../queue/queue.ts';
import { LIMITS } from '../interviews.limits.ts';
import { interviewsSeenBy } from '../interviews-seen.ts';
import { calendarOf } from './calendar-events.ts';
import * as store from './calendars.store.ts';
import { fetchBusyTimes } from './fetch-busy-times.ts';

declare module '../../queue/job.ts' {
  interface JobPayloads {
    'interviews.read_calendar': { userId: number };
  }
}

type Parts = {
  db: Db;
  inTransaction: InTransaction;
  queue: Queue;
  throttle: Throttle;
  outgoing: Outgoing;
  fileParserPool: FileParserPool;
  publicUrl: string;
  wordsIn: (locale: Locale) => Words;
};

/** A calendar is read again after this many minutes. */
const STALE_MINUTES = 30;

const REFUSALS: Record<Exclude<ReturnType<Outgoing['read']>, URL>, Message> = {
  unreadable: calendarsRefusal('refusal.calendar_address'),
  too_long: calendarsRefusal('refusal.calendar_address'),
  credentials: calendarsRefusal('refusal.calendar_address'),
  port: calendarsRefusal('refusal.calendar_address'),
  scheme: calendarsRefusal('refusal.calendar_scheme'),
  private: calendarsRefusal('refusal.calendar_private'),
};

/**
 * The calendars of the people who hold interviews: their own one, which Fursa reads, and the one that Fursa provides.
 */
export function createCalendarsService(parts: Parts) {
  const { db, inTransaction, queue, throttle, outgoing, publicUrl, wordsIn } = parts;

  async function show(userId: number): Promise<OwnCalendars> {
    const row = await store.findCalendars(db, userId);
    const busy = row?.busyUrl
      ? {
          host: new URL(row.busyUrl).hostname,
          read_at: row.busyReadAt?.toISOString() ?? null,
          problem: CALENDAR_PROBLEMS.find((known) => known === row.busyProblem) ?? null,
        }
      : null;
    return { feed_made_at: row?.feedMadeAt?.toISOString() ?? null, busy };
  }

  async function read(userId: number): Promise<void> {
    const address = (await store.findCalendars(db, userId))?.busyUrl;
    if (!address) return;
    const fetched = await fetchBusyTimes(parts, { address, userId });
    if (!fetched.problem) return store.writeBusyTimes(db, userId, address, fetched.times);
    if (fetched.problem !== 'busy') await store.writeProblem(db, userId, address, fetched.problem);
  }

  return {
    own(user: SessionUser): Promise<OwnCalendars> {
      interviewsSeenBy(user);
      return show(user.id);
    },

    async makeFeed(user: SessionUser) {
      interviewsSeenBy(user);
      await throttle.take([[LIMITS.feeds, String(user.id)]]);
      const secret = newSecret();
      await store.writeFeed(db, user.id, digestOf(secret));
      return { address: `${publicUrl}/interview-calendar/${secret}.ics`, calendars: await show(user.id) };
    },

    async endFeed(user: SessionUser): Promise<void> {
      interviewsSeenBy(user);
      await store.endFeed(db, user.id);
    },

    /** Reads the calendar at once, so that the member sees right away whether the address works. */
    async giveBusyCalendar(user: SessionUser, given: string): Promise<OwnCalendars> {
      interviewsSeenBy(user);
      // Calendar programs copy addresses with the scheme webcal.
      const url = outgoing.read(given.replace(/^webcals?:/i, 'https:'));
      if (typeof url === 'string') throw new AppError('invalid', { errors: { address: [REFUSALS[url]] } });
      await throttle.take([[LIMITS.busyCalendars, String(user.id)]]);
      await store.writeBusyUrl(db, user.id, url.href);
      await read(user.id);
      return show(user.id);
    },

    async forgetBusyCalendar(user: SessionUser): Promise<void> {
      interviewsSeenBy(user);
      await store.writeBusyUrl(db, user.id, null);
    },

    /** The calendar behind a private address. */
    async feed(secret: string): Promise<string> {
      const reader = isSecret(secret) ? await store.findFeedReader(db, digestOf(secret)) : undefined;
      if (!reader) throw new AppError('not_found');
      const words = wordsIn(reader.locale ?? 'en');
      const hidden = await hiddenColumnsOf(db, reader.companyId);
      const rows = await store.listForFeed(db, reader.userId, reader.companyId);
      const events = rows.map((row) => {
        const name = hidden.has(row.groupId) ? words(nameWhileHidden(row.applicationId)) : row.candidate;
        return {
          id: row.id,
          createdAt: new Date(row.createdAt),
          sequence: row.sequence,
          startsAt: new Date(row.startsAt),
          endsAt: new Date(row.endsAt),
          summary: words(calendarEventMessage('mail.event_for_interviewer', { candidate: name, job: row.job })),
          description: `${words(calendarEventMessage(`mail.event_${row.kind}`))}\n${publicUrl}/company/interviews/${row.id}/kit`,
          location: row.place,
          isCancelled: row.state === 'cancelled',
        };
      });
      return calendarOf(words(calendarEventMessage('mail.event_calendar')), events, publicUrl);
    },

    /** Adds a job for every calendar that was not read for a while, so that a slow one does not hold up the others. */
    async addStale(): Promise<void> {
      const jobs = (await store.listStale(db, STALE_MINUTES)).map((userId) => ({
        payload: { userId },
        key: String(userId),
      }));
      await inTransaction((tx) => queue.addAll('interviews.read_calendar', jobs, tx));
    },

    job: {
      retries: 0,
      retryAfterSeconds: 60,
      expiresAfterSeconds: 60,
      pollSeconds: 5,
      isKeyed: true,
      run: ({ userId }) => read(userId),
    } satisfies Job<JobPayloads['interviews.read_calendar']>,
  };
}
export type CalendarsService = ReturnType<typeof createCalendarsService>;
