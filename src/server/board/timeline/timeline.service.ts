import type { TimelineEvent } from '#shared/board/timeline.contract.ts';
import type { Db } from '../../db/database.ts';
import { oneSeenByCompany, type Reader, type SeenApplicant } from '../applicants/applicants.ts';
import * as store from './timeline.store.ts';

type Happened = { at: Date; actorId: number | null; actorName: string | null };
type Said = Pick<TimelineEvent, 'event'> & Partial<TimelineEvent>;

function event({ at, actorId, actorName }: Happened, said: Said): TimelineEvent {
  // An account that is erased has no name any more.
  const actor = actorId === null || !actorName ? null : { id: actorId, name: actorName };
  return { at: at.toISOString(), actor, by_candidate: false, from: null, to: null, text: null, note: null, ...said };
}

/** What the timeline shows of an event. The page translates it; texts that people wrote are not translated. */
function shownOf(happened: store.HappenedRow, say: SeenApplicant['say']): Said {
  const written = (reason: string | null) => (reason ? say(reason) : null);
  switch (happened.type) {
    case 'application.imported':
      return { event: 'imported', from: happened.data.file, to: happened.data.to.name };
    case 'application.moved': {
      const { from, to, reason } = happened.data;
      return { event: 'stage', from: from.name, to: to.name, text: written(reason) };
    }
    case 'application.scored':
      return { event: 'ai_score', to: String(happened.data.score) };
    case 'application.decided': {
      const { from, to, reason } = happened.data;
      return { event: 'outcome', from, to, text: written(reason) };
    }
    case 'application.withdrawn':
      return { event: 'outcome', from: happened.data.from, to: 'withdrawn' };
    case 'application.judged_late':
      return { event: 'late_verdict', from: happened.data.outcome, to: happened.data.verdict };
    case 'application.disputed':
      return { event: 'disputed' };
    case 'scorecard.saved': {
      const { from, to } = happened.data.total;
      return { event: 'manager_score', from: from?.toString() ?? null, to: to?.toString() ?? null };
    }
    case 'interview.offered':
      return { event: 'interview_offered', to: String(happened.data.times) };
    case 'interview.booked':
      return { event: 'interview_booked', to: happened.data.to, by_candidate: happened.data.byCandidate };
    case 'interview.moved': {
      const { from, to, byCandidate } = happened.data;
      return { event: 'interview_moved', from, to, by_candidate: byCandidate };
    }
    case 'interview.cancelled':
      return { event: 'interview_cancelled', from: happened.data.from, by_candidate: happened.data.by === 'candidate' };
    case 'interview.held':
      return { event: happened.data.isNoShow ? 'interview_missed' : 'interview_held', to: happened.data.startsAt };
    // What it says is only for those who have handed in their own.
    case 'scorecard.handed_in':
      return { event: 'interview_scorecard' };
  }
}

export function createTimelineService(db: Db) {
  return {
    async open(id: number, reader: Reader): Promise<{ events: TimelineEvent[]; team: { id: number; name: string }[] }> {
      const applicant = await oneSeenByCompany(db, reader, id);
      const { say, companyId, jobId, candidate, appliedAt } = applicant;
      const happened = await store.listEvents(db, id);
      const written = await store.listMessages(db, { companyId, jobId, candidateId: candidate.id });
      const notes = await store.listNotes(db, id);
      const team = await store.listTeam(db, companyId);
      const mentioned = await store.namesOf(db, [...new Set(notes.flatMap(({ mentions }) => mentions))]);

      const events = [
        event({ at: appliedAt, actorId: null, actorName: null }, { event: 'applied', by_candidate: true }),
        ...happened.map((one) => event(one, shownOf(one, say))),
        ...written.map((message) => {
          const isTheirs = message.sender === 'candidate';
          // The candidate is not named as the actor: their account would reveal the name that blind review hides.
          const by = isTheirs ? { ...message, actorId: null } : message;
          return event(by, { event: 'message', by_candidate: isTheirs, text: say(message.body) });
        }),
        ...notes.map((note) =>
          event(note, {
            event: 'note',
            text: say(note.body),
            note: {
              id: note.id,
              mine: note.actorId === reader.user.id,
              mentions: mentioned.filter((person) => note.mentions.includes(person.id)),
            },
          }),
        ),
      ];
      return { events: events.sort((one, other) => other.at.localeCompare(one.at)), team };
    },
  };
}
export type TimelineService = ReturnType<typeof createTimelineService>;
