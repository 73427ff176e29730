import { applicationEvents } from '../applications/applications.events.ts';
import { auditEvents } from '../audit/audit.events.ts';
import { evaluationEvents } from '../evaluation/evaluation.events.ts';
import { jobEvents } from '../jobs/jobs.events.ts';
import type { EventSubject } from '../kernel/define-event.ts';
import type { z } from '../kernel/schema.ts';
import { peopleEvents } from '../people/people.events.ts';
import { referenceEvents } from '../reference/reference.events.ts';

/** Everything that the history records. Each module declares its own events; this joins them. */
export const EVENTS = {
  ...referenceEvents,
  ...jobEvents,
  ...applicationEvents,
  ...evaluationEvents,
  ...auditEvents,
  ...peopleEvents,
} as const;

export type EventType = keyof typeof EVENTS;
type Fields<Type extends EventType> = z.infer<(typeof EVENTS)[Type]>;

/** A fact: what happened, who did it, what it is about, and its data. */
export type DomainEvent<Type extends EventType = EventType> = { [T in Type]: { type: T } & Fields<T> }[Type];

/** An event's data, without the person who did it and what it is about. */
export type EventData<Type extends EventType> = Omit<Fields<Type>, EventSubject | 'actorId'>;

/** The part of a recorded event that differs between types. A reader can switch over `type`. */
export type Recorded<Type extends EventType = EventType> = { [T in Type]: { type: T; data: EventData<T> } }[Type];

export const EVENT_TYPES = Object.keys(EVENTS) as [EventType, ...EventType[]];
export const isEventType = (type: string): type is EventType => Object.hasOwn(EVENTS, type);
