import type { Events, Tx } from '../kernel/events.ts';
import { endFeedOfLeaver } from './calendars/calendars.store.ts';
import { aboutInterview } from './interviews.rules.ts';
import * as interviews from './interviews.store.ts';
import { authorOf, type By, type Invitations } from './invitations.service.ts';
import * as changes from './planning/changes.store.ts';

type Parts = { events: Events; invitations: Invitations };

/** Updates interviews when their application, job or interviewers change, in the same transaction. */
export function followOthers({ events, invitations }: Parts): void {
  /** Cancels an interview because of another change. Nobody cancelled it by hand, so the event names nobody. */
  async function autoCancel(tx: Tx, id: number, byOf: (facts: interviews.InterviewFacts) => By): Promise<void> {
    const facts = await interviews.lockFacts(tx, id);
    if (!facts || facts.state === 'cancelled') return;
    await interviews.freeSlot(tx, id, { isWithdrawn: false });
    await interviews.writeCancellation(tx, { id, by: null, word: '' });
    await tx.record({ type: 'interview.cancelled', ...aboutInterview(facts, null), from: facts.startsAt, by: null });
    await invitations.tellOfBooking(tx, id, 'cancelled', { by: byOf(facts) });
  }

  events.inTransaction('application.withdrawn', async ({ applicationId }, tx) => {
    for (const id of await changes.listOpenOf(tx, applicationId)) await autoCancel(tx, id, () => 'candidate');
  });

  // Booked interviews stay, because a job is often closed as soon as its last interviews are agreed on.
  events.inTransaction('job.status_changed', async ({ jobId, to }, tx) => {
    if (to !== 'closed') return;
    for (const id of await changes.listUnbookedOf(tx, jobId)) {
      await autoCancel(tx, id, (facts) => ({ company: authorOf(facts) }));
    }
  });

  events.inTransaction('member.left', async ({ companyId, userId }, tx) => {
    const leaver = await interviews.findFormerMember(tx, userId);
    const before: { id: number; people: interviews.InterviewerRow[] }[] = [];
    for (const id of await changes.listToHold(tx, companyId, userId)) {
      before.push({ id, people: [...leaver, ...(await interviews.listInterviewers(tx, id))] });
    }
    await interviews.computeJudged(tx, await changes.takeFromRounds(tx, companyId, userId));
    for (const { id, people } of before) await invitations.tellOfReplacement(tx, id, people);
    await endFeedOfLeaver(tx, userId);
  });

  events.inTransaction('scorecard.handed_in', async ({ interviewId }, tx) => {
    await interviews.computeJudged(tx, [interviewId]);
  });
}
