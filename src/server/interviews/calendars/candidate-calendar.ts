import type { SessionUser } from '#shared/identity/identity.contract.ts';
import { calendarEventMessage } from '#shared/interviews/calendar-events.texts.ts';
import { AppError } from '#shared/kernel/errors.ts';
import type { Words } from '#shared/kernel/messages.ts';
import type { Db } from '../../db/database.ts';
import type { ChoosingService } from '../choosing/choosing.service.ts';
import * as store from '../interviews.store.ts';
import { calendarOf } from './calendar-events.ts';
import { eventOf } from './interview-event.ts';

/** The booked interview of a candidate, as a file for any calendar. */
export function createCandidateCalendar({
  db,
  choosing,
  publicUrl,
}: {
  db: Db;
  choosing: ChoosingService;
  publicUrl: string;
}) {
  return {
    async file(link: string, viewer: SessionUser | null, words: Words): Promise<string> {
      const facts = await store.findFacts(db, await choosing.idOf(link, viewer));
      if (!facts || facts.startsAt === null || facts.state !== 'booked') throw new AppError('not_found');
      const { job, company } = facts;
      const summary = words(calendarEventMessage('mail.event_for_candidate', { job, company }));
      return calendarOf(
        company,
        [eventOf(facts, { summary, words, link: `${publicUrl}/interview/${link}` })],
        publicUrl,
      );
    },
  };
}
export type CandidateCalendar = ReturnType<typeof createCandidateCalendar>;
