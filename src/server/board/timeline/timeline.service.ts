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

/** Reasons that people wrote; those of the product are said by the page, in the reader's language. */
function stepEvent(step: store.StepRow, say: SeenApplicant['say']): TimelineEvent {
  const { kind, from, to, reason, actorId } = step;
  return event(step, { event: kind, from, to, text: actorId !== null && reason ? say(reason) : null });
}

/** Coming into the first column is the application itself. */
const isArrival = ({ kind, from }: store.StepRow) => kind === 'stage' && from === null;

export function createTimelineService(db: Db) {
  return {
    async open(id: number, reader: Reader): Promise<{ events: TimelineEvent[]; team: { id: number; name: string }[] }> {
      const applicant = await oneSeenByCompany(db, reader, id);
      const { say, companyId, jobId, candidate, appliedAt } = applicant;
      const steps = await store.listSteps(db, id);
      const written = await store.listMessages(db, { companyId, jobId, candidateId: candidate.id });
      const notes = await store.listNotes(db, id);
      const team = await store.listTeam(db, companyId);
      const mentioned = await store.namesOf(db, [...new Set(notes.flatMap(({ mentions }) => mentions))]);

      const events = [
        event({ at: appliedAt, actorId: null, actorName: null }, { event: 'applied', by_candidate: true }),
        ...steps.filter((step) => !isArrival(step)).map((step) => stepEvent(step, say)),
        ...written.map((message) => {
          const isTheirs = message.sender === 'candidate';
          // Their account has their name.
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
