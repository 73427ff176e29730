import { type DomainEvent, EVENTS, type EventType } from '#shared/events/events.ts';

/** Who can be notified of events: open pages, and the caches of all processes. */
export type Audience = (typeof EVENTS)[EventType]['heardBy'][number];

type TypeHeardBy<A extends Audience> = {
  [Type in EventType]: A extends (typeof EVENTS)[Type]['heardBy'][number] ? Type : never;
}[EventType];
export type HeardBy<A extends Audience> = DomainEvent<TypeHeardBy<A>>;

/** The events of a transaction that concern an audience, in their order. */
export function heardBy<A extends Audience>(audience: A, events: readonly DomainEvent[]): HeardBy<A>[] {
  const isHeard = ({ type }: DomainEvent) => (EVENTS[type].heardBy as readonly string[]).includes(audience);
  return events.filter(isHeard) as HeardBy<A>[];
}
