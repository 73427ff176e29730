import { NOTICE_MAIL_SECONDS } from '#shared/messenger/notices.values.ts';
import type { Events, Tx } from '../../kernel/events.ts';
import type { Queue } from '../../queue/queue.ts';
import * as store from './notices.store.ts';

/**
 * Tells people of what concerns them, in the transaction of what happened: none of it is lost, and nobody is told
 * twice. Each is mailed by a job of its own, which first looks whether it was read meanwhile.
 */
export function listenForNotices({ events, queue }: { events: Events; queue: Queue }): void {
  async function tell(tx: Tx, people: readonly { userId: number }[]): Promise<void> {
    const ids = new Set(people.map(({ userId }) => userId));
    await tx.record(...[...ids].map((userId) => ({ type: 'notices.changed', userId }) as const));
  }
  async function add(tx: Tx, notices: readonly store.NewNotice[]): Promise<void> {
    const jobs = notices.map(({ id }) => ({ payload: { noticeId: id }, startAfter: NOTICE_MAIL_SECONDS }));
    await queue.addAll('messenger.mail_notice', jobs, tx);
    await tell(tx, notices);
  }

  events.inTransaction('note.added', async ({ applicationId, noteId, mentions, actorId }, tx) => {
    const others = mentions.filter((id) => id !== actorId);
    const subject = { kind: 'mention', applicationId, subjectId: noteId } as const;
    if (others.length > 0) await add(tx, await store.insertNotices(tx, subject, others));
  });
  events.inTransaction('note.deleted', async (note, tx) => tell(tx, await store.deleteMentions(tx, note)));
  events.inTransaction('notes.read', async ({ applicationId, userId }, tx) => {
    const isNews = await store.markRead(tx, { userId, kind: 'mention', applicationId });
    if (isNews) await tx.record({ type: 'news.seen', userId });
  });

  events.inTransaction('planned_message.changed', async ({ applicationId }, tx) => {
    await tell(tx, await store.deleteNoLongerHeld(tx, applicationId));
    await add(tx, await store.insertHeld(tx, applicationId));
  });

  events.inTransaction('reviewers.assigned', async ({ applicationId, actorId, reviewerId }, tx) => {
    await tell(tx, await store.deleteNoLongerAssigned(tx, applicationId));
    if (reviewerId === null || reviewerId === actorId) return;
    const subject = { kind: 'assignment', applicationId, subjectId: applicationId } as const;
    await add(tx, await store.insertNotices(tx, subject, [reviewerId]));
  });
  // Whoever has begun to score an application knows that they were asked to.
  events.inTransaction('scorecard.saved', async ({ applicationId, actorId: userId }, tx) => {
    if (userId === null) return;
    const isNews = await store.markRead(tx, { userId, kind: 'assignment', applicationId });
    if (isNews) await tx.record({ type: 'news.seen', userId });
  });

  events.inTransaction('member.left', (member, tx) => store.deleteInCompany(tx, member));
}
