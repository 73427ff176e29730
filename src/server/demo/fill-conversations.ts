import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#server/db/database.ts';
import { conversationReads, conversations, messages } from '#server/db/schema/messenger.ts';
import type { Places } from './fill-applications.ts';
import { known } from './fill-employers.ts';
import { insertForIds, insertRows } from './insert-rows.ts';
import type { DemoMarket } from './market.ts';

export async function fillConversations(db: Db, market: DemoMarket, { staff, posted, people }: Places): Promise<void> {
  const all = market.conversations.map((conversation) => {
    const { employer, job, person } = conversation.application;
    const { companyId, memberIds } = staff.of(employer);
    return {
      ...conversation,
      memberIds,
      writerId: known(memberIds[conversation.member]),
      candidateUserId: people.userIdOf(person),
      row: {
        companyId,
        candidateId: people.candidateIdOf(person),
        jobId: posted.idOf(job),
        createdAt: known(conversation.messages[0]).at,
      },
    };
  });
  const ids = await insertForIds(
    db,
    conversations,
    all.map(({ row }) => row),
  );
  // Messages are ordered by id, so they are stored in the order in which they were written.
  const written = all
    .flatMap(({ messages: lines, writerId, candidateUserId }, index) =>
      lines.map(({ sender, body, at }) => ({
        conversationId: known(ids[index]),
        sender,
        body,
        fromUserId: sender === 'company' ? writerId : candidateUserId,
        toUserId: sender === 'company' ? candidateUserId : writerId,
        createdAt: at,
      })),
    )
    .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  const messageIds = await insertForIds(db, messages, written);
  const reads = all.flatMap(({ memberIds, writerId, candidateUserId, unreadBy }, index) => {
    const own = messageIds.filter((_, place) => known(written[place]).conversationId === ids[index]);
    const read = (userId: number, unread: boolean) => ({
      conversationId: known(ids[index]),
      userId,
      upTo: unread ? (own.at(-2) ?? 0) : known(own.at(-1)),
      // All messages count as mailed, so that the demo sends no mails.
      mailedUpTo: known(own.at(-1)),
    });
    return [
      ...memberIds.map((userId) => read(userId, unreadBy === 'company' && userId === writerId)),
      ...(candidateUserId === null ? [] : [read(candidateUserId, unreadBy === 'candidate')]),
    ];
  });
  await insertRows(db, conversationReads, reads);
  const lastOf = (condition: SQL) =>
    sql`coalesce((select max(m.id) from messages m where m.conversation_id = ${conversations.id} and ${condition}), 0)`;
  const lastReadBy = (isOfCompany: boolean) =>
    sql`coalesce((
      select max(r.up_to) from conversation_reads r
      where r.conversation_id = ${conversations.id}
        and (r.user_id in (select user_id from company_members)) = ${isOfCompany}
    ), 0)`;
  const last = lastOf(sql`true`);
  await db.update(conversations).set({
    lastMessageId: last,
    companyWroteId: lastOf(sql`m.sender = 'company'`),
    candidateWroteId: lastOf(sql`m.sender = 'candidate'`),
    companyGotId: last,
    candidateGotId: last,
    companyReadId: lastReadBy(true),
    candidateReadId: lastReadBy(false),
  });
}
