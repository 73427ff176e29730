import type { DomainEvent, EventData, KeptEventType } from '#shared/events/events.ts';
import type { JobStatus } from '#shared/jobs/jobs.values.ts';
import type { WebhookEvent } from '#shared/webhooks/webhooks.values.ts';
import type { HeardBy } from '../kernel/heard-by.ts';

/** The events of which webhooks are told: those whose definition says so. */
export type ToldEvent = HeardBy<'webhooks'>;
export type ToldType = ToldEvent['type'];
/** Those of the history. A message is told from its own table. */
type KeptType = ToldType & KeptEventType;

type NameOf<T extends ToldType> = WebhookEvent | ((event: DomainEvent<T>) => WebhookEvent | null);

/** The webhook's name of what happened, or null where there is nothing to tell. */
const NAMES = {
  'application.submitted': 'application.submitted',
  'application.moved': 'application.moved',
  'application.decided': 'application.decided',
  'application.withdrawn': 'application.withdrawn',
  'application.scored': 'application.scored',
  'scorecard.saved': 'scorecard.saved',
  'interview.offered': 'interview.offered',
  'interview.booked': 'interview.booked',
  'interview.moved': 'interview.moved',
  'interview.cancelled': 'interview.cancelled',
  'interview.held': 'interview.held',
  'scorecard.handed_in': 'scorecard.handed_in',
  'job.status_changed': openedOrClosed,
  'job.decision_undone': openedOrClosed,
  'message.sent': ({ seenBy }) => (seenBy.company.sender === 'candidate' ? 'message.received' : null),
} satisfies { [T in ToldType]: NameOf<T> };

type Data<T extends KeptType> = {
  data: (recorded: EventData<T>) => object;
  /** What people wrote, which is told only where the owner has chosen it. */
  text?: (recorded: EventData<T>) => object;
};

const change = ({ from, to }: { from: unknown; to: unknown }) => ({ from, to });
const reason = ({ reason: written }: { reason: string | null }) => ({ reason: written });

/** The data that a receiver gets beside the ids. It never contains names of candidates. */
const DATA = {
  'application.submitted': { data: ({ to }) => ({ from: null, to }) },
  'application.moved': { data: change, text: reason },
  'application.decided': { data: change, text: reason },
  'application.withdrawn': { data: ({ from }) => ({ from, to: 'withdrawn' }) },
  'application.scored': { data: ({ score }) => ({ from: null, to: score }) },
  'scorecard.saved': { data: ({ total }) => change(total) },
  'interview.offered': { data: ({ interviewId, kind, times }) => ({ interview: interviewId, kind, times }) },
  'interview.booked': {
    data: ({ interviewId, kind, to, byCandidate }) => ({ interview: interviewId, kind, to, by_candidate: byCandidate }),
  },
  'interview.moved': {
    data: ({ interviewId, from, to, byCandidate }) => ({ interview: interviewId, from, to, by_candidate: byCandidate }),
  },
  'interview.cancelled': { data: ({ interviewId, from, by }) => ({ interview: interviewId, from, by }) },
  'interview.held': {
    data: ({ interviewId, startsAt, isNoShow }) => ({ interview: interviewId, starts_at: startsAt, no_show: isNoShow }),
  },
  // What the interviewer thinks is not told: colleagues see it only after their own.
  'scorecard.handed_in': { data: ({ interviewId }) => ({ interview: interviewId }) },
  'job.status_changed': { data: change, text: reason },
  'job.decision_undone': { data: change },
} satisfies { [T in KeptType]: Data<T> };

export const TOLD_TYPES = Object.keys(NAMES) as ToldType[];

export function nameOf(event: ToldEvent): WebhookEvent | null {
  const name = NAMES[event.type] as NameOf<ToldType>;
  return typeof name === 'string' ? name : name(event as never);
}

export function dataOf(type: string, recorded: object, withText: boolean): object {
  const { data, text } = DATA[type as KeptType] as unknown as Data<KeptType>;
  return { ...data(recorded as never), ...(withText && text?.(recorded as never)) };
}

/** A job that was published can be applied for, and one that is closed no longer. Other steps are not told. */
function openedOrClosed({ from, to }: { from: JobStatus; to: JobStatus }): WebhookEvent | null {
  if (to === 'active') return from === 'active' ? null : 'job.published';
  return from === 'active' ? 'job.closed' : null;
}
