import type { Events, Tx } from '../kernel/events.ts';
import { endFeedOfLeaver } from './calendars/calendars.store.ts';
import * as interviews from './interviews.store.ts';
import { authorOf, type By, type Invitations } from './invitations.service.ts';
import * as changes from './planning/changes.store.ts';

type Parts = { events: Events; invitations: Invitations };

/** Keeps interviews true to what happens to their application, job and interviewers, in the same transaction. */
export function followOthers({ events, invitations }: Parts): void {
  /** Nobody of the two sides cancelled it, so the event names neither. */
  async function cancelByItself(tx: Tx, id: number, byOf: (facts: interviews.InterviewFacts) => By): Promise<void> {
    const facts = await interviews.lockFacts(tx, id);
    if (!facts || facts.state === 'cancelled') return;
    await interviews.freeSlot(tx, id, { isWithdrawn: false });
    await interviews.writeCancellation(tx, { id, by: null, word: '' });
    const { id: interviewId, applicationId, companyId, jobId, startsAt: from } = facts;
    const about = { interviewId, applicationId, companyId, jobId, actorId: null };
    await tx.record({ type: 'interview.cancelled', ...about, from, by: null });
    await invitations.tellOfBooking(tx, id, 'cancelled', { by: byOf(facts) });
  }

  events.inTransaction('application.withdrawn', async ({ applicationId }, tx) => {
    for (const id of await changes.listOpenOf(tx, applicationId)) await cancelByItself(tx, id, () => 'candidate');
  });

  // What is booked takes place: a job is often closed because its last interviews are agreed on.
  events.inTransaction('job.status_changed', async ({ jobId, to }, tx) => {
    if (to !== 'closed') return;
    for (const id of await changes.listUnbookedOf(tx, jobId)) {
      await cancelByItself(tx, id, (facts) => ({ company: authorOf(facts) }));
    }
  });

  events.inTransaction('member.left', async ({ companyId, userId }, tx) => {
    await interviews.computeJudged(tx, await changes.takeFromRounds(tx, companyId, userId));
    await endFeedOfLeaver(tx, userId);
  });

  /** Whoever judges an interview says with it that it took place. */
  events.inTransaction('scorecard.handed_in', async (event, tx) => {
    const { interviewId, applicationId, companyId, jobId, actorId } = event;
    const facts = await interviews.lockFacts(tx, interviewId);
    if (!facts) return;
    if (facts.state === 'booked' && facts.startsAt !== null && Date.parse(facts.startsAt) <= Date.now()) {
      await interviews.writeState(tx, interviewId, 'held');
      const about = { interviewId, applicationId, companyId, jobId, actorId };
      await tx.record({ type: 'interview.held', ...about, startsAt: facts.startsAt, isNoShow: false });
    }
    await interviews.computeJudged(tx, [interviewId]);
  });
}
