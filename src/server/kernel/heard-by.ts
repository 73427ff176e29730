import type { DomainEvent, EventType } from '#shared/events/events.ts';

/**
 * For every event who hears of it after the commit. A new event does not compile without its line, so that nobody is
 * forgotten who shows or keeps what has changed.
 */
export const HEARD_BY = {
  'setting.changed': ['settings', 'visitor pages'],
  'text.changed': ['texts', 'visitor pages'],

  'user.registered': [],
  'email.changed': [],
  'session.ended': ['sessions'],

  'company.created': [],
  'company.edited': ['published jobs', 'visitor pages'],
  'company.blocked': ['published jobs', 'visitor pages'],
  'company.unblocked': ['published jobs', 'visitor pages'],
  'member.invited': ['team'],
  'member.joined': ['team'],
  'member.left': ['team'],
  'invitation.withdrawn': ['team'],
  'guest.claimed': [],
  'guest.moved': [],
  'guest.left': [],

  'job.edited': ['published jobs', 'visitor pages', 'approvals'],
  'job.status_changed': ['published jobs', 'visitor pages', 'approvals'],
  'job.edit_decided': ['published jobs', 'visitor pages', 'approvals'],
  'job.decision_undone': ['published jobs', 'visitor pages', 'approvals'],

  'application.submitted': ['cards', 'reviewers'],
  'application.moved': ['cards', 'reviewers'],
  'application.reordered': ['cards'],
  'application.scored': ['cards', 'reviewers', 'candidates'],
  'application.decided': ['cards', 'reviewers', 'candidates'],
  'application.withdrawn': ['cards', 'reviewers', 'candidates'],
  'application.judged_late': ['cards', 'reviewers', 'candidates'],
  'application.public_stage_changed': ['candidates'],
  'application.disputed': ['cards'],
  'application.disowned': [],
  'application.deleted': ['cards', 'reviewers'],
  'application.emptied': ['cards', 'reviewers'],
  'application.answered': ['cards', 'reviewers'],
  'application.claimed': ['cards', 'candidates'],
  'note.added': ['cards'],
  'note.deleted': ['cards'],

  'scorecard.saved': ['cards', 'reviewers'],
  'reviewers.assigned': ['reviewers'],

  'column.added': ['columns'],
  'column.edited': ['columns'],
  'column.deleted': ['columns'],
  'column.ranked_anew': ['columns'],
  'columns.reordered': ['columns'],
  'blind_review.changed': ['columns'],

  'message.sent': ['conversations', 'messages to candidates'],
  'message.taken_back': ['conversations', 'messages to candidates'],
  'messages.read': ['conversations'],
  'messages.delivered': ['conversations'],
  'conversation.changed': ['conversations'],
  'news.seen': ['conversations'],

  'profile.viewed': [],
  'cv.opened': [],
  'photo.viewed': [],
  'person.viewed': [],
  'audit.read': [],
  'audit.exported': [],

  'user.blocked': [],
  'user.unblocked': [],
  'user.role_changed': [],
  'user.signed_out': [],
  'user.exported': [],
  'user.erased': [],
  'account.email_changed': [],
  'account.exported': [],
  'account.erased': [],
} as const satisfies Record<EventType, readonly string[]>;

/** Those who hear of events: pages by realtime, and what is kept in memory. */
export type Audience = (typeof HEARD_BY)[EventType][number];

type TypeHeardBy<A extends Audience> = {
  [Type in EventType]: A extends (typeof HEARD_BY)[Type][number] ? Type : never;
}[EventType];
export type HeardBy<A extends Audience> = DomainEvent<TypeHeardBy<A>>;

/** The events of a transaction that concern an audience, in their order. */
export function heardBy<A extends Audience>(audience: A, events: readonly DomainEvent[]): HeardBy<A>[] {
  const isHeard = ({ type }: DomainEvent) => (HEARD_BY[type] as readonly string[]).includes(audience);
  return events.filter(isHeard) as HeardBy<A>[];
}
