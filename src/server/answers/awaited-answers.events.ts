import type { PublicStage } from '#shared/applications/public-stages.ts';
import type { Events } from '../kernel/events.ts';
import { computeOf, computeOfCandidate, computeOfConversation } from './awaited-answers.store.ts';

const isEnd = (stage: PublicStage) => stage === 'hired' || stage === 'closed';

/** Keeps in the same transaction who waits for an answer, and since when. */
export function keepAwaitedAnswers(events: Events): void {
  for (const type of ['application.submitted', 'application.withdrawn'] as const) {
    events.inTransaction(type, ({ applicationId }, tx) => computeOf(tx, [applicationId]));
  }
  // A verdict of the screening alone says nothing to the candidate, unless it turns them away or takes that back.
  events.inTransaction('application.decided', async ({ applicationId, from, to }, tx) => {
    if (from === 'failed' || to === 'failed') await computeOf(tx, [applicationId]);
  });
  // A move is no answer, but whoever is at an end waits for being told only.
  events.inTransaction('application.public_stage_changed', async ({ applicationId, from, to }, tx) => {
    if (isEnd(from) || isEnd(to)) await computeOf(tx, [applicationId]);
  });
  for (const type of ['message.sent', 'message.taken_back'] as const) {
    events.inTransaction(type, async ({ applicationIds }, tx) => {
      if (applicationIds.length > 0) await computeOf(tx, applicationIds);
    });
  }
  // Also when the candidate has blocked the company, or no longer does.
  events.inTransaction('conversation.changed', ({ conversationId }, tx) => computeOfConversation(tx, conversationId));
  // Runs after the messenger's listener, which has moved the conversations.
  events.inTransaction('guest.moved', ({ candidateId }, tx) => computeOfCandidate(tx, candidateId));
}
