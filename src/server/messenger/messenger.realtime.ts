import type { RealtimeEvent } from '#shared/kernel/realtime.ts';
import type { Side } from '#shared/messenger/messenger.values.ts';
import type { Events } from '../kernel/events.ts';
import type { HeardBy } from '../kernel/heard-by.ts';
import type { Realtime } from '../realtime/realtime.ts';

type Sides = { companyId: number; candidateUserId: number | null };

/** Notifies both sides of a conversation on all their devices, and nobody else. */
export function tellOfMessages({ events, realtime }: { events: Events; realtime: Realtime }): void {
  const tellBoth = ({ companyId, candidateUserId }: Sides, event: RealtimeEvent) => {
    realtime.publishToCompany(companyId, event);
    if (candidateUserId !== null) realtime.publish(candidateUserId, event);
  };
  function tellOf(event: HeardBy<'conversations'>): void {
    switch (event.type) {
      case 'message.sent': {
        const { companyId, candidateUserId, seenBy } = event;
        realtime.publishToCompany(companyId, { type: 'ChatMessage', chatMessage: seenBy.company });
        if (candidateUserId === null) return;
        realtime.publish(candidateUserId, { type: 'ChatMessage', chatMessage: seenBy.candidate });
        return;
      }
      case 'messages.read': {
        const { conversationId, side, userId, upTo, companyId, candidateUserId, isHidden } = event;
        const read = { type: 'ChatRead', chat_id: conversationId, side, up_to: upTo } as const;
        if (!isHidden) realtime.publishToCompany(companyId, { ...read, user_id: side === 'company' ? userId : null });
        if (candidateUserId === null) return;
        realtime.publish(candidateUserId, { ...read, user_id: side === 'candidate' ? userId : null });
        return;
      }
      case 'messages.delivered': {
        const { conversationId, side, upTo, companyId, candidateUserId, isHidden } = event;
        const delivered = { type: 'ChatDelivered', chat_id: conversationId, side, up_to: upTo } as const;
        if (!isHidden) realtime.publishToCompany(companyId, delivered);
        if (candidateUserId !== null) realtime.publish(candidateUserId, delivered);
        return;
      }
      case 'message.taken_back':
        tellBoth(event, { type: 'ChatTakenBack', chat_id: event.conversationId });
        return;
      case 'conversation.changed':
        tellBoth(event, { type: 'ChatChanged', chat_id: event.conversationId });
        return;
      case 'news.seen':
        realtime.publish(event.userId, { type: 'NewsSeen' });
        return;
      case 'notices.changed':
        realtime.publish(event.userId, { type: 'NoticesChanged' });
    }
  }
  events.afterCommit('conversations', (changes) => {
    for (const change of changes) tellOf(change);
  });
}

/** Presence and typing, which are stored nowhere. */
export function createPresence(realtime: Realtime) {
  return {
    isCandidateHere: (userId: number) => realtime.isUserHere(userId),
    isCompanyHere: (companyId: number) => realtime.isCompanyHere(companyId),
    /** The candidate does not see which colleague is typing, and the candidate may be hidden from the team. */
    tellTyping(
      { companyId, candidateUserId }: Sides,
      { conversationId, side, userId, name }: { conversationId: number; side: Side; userId: number; name: string },
    ): void {
      const event = { type: 'ChatTyping', chat_id: conversationId, side } as const;
      const colleague = side === 'company' ? { user_id: userId, name } : { user_id: null, name: null };
      realtime.publishToCompany(companyId, { ...event, ...colleague });
      if (candidateUserId === null) return;
      realtime.publish(candidateUserId, { ...event, user_id: side === 'candidate' ? userId : null, name: null });
    },
  };
}
export type Presence = ReturnType<typeof createPresence>;
