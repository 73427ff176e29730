import { answerEvents, passingAnswerEvents } from '../answers/answers.events.ts';
import { applicationEvents, passingApplicationEvents } from '../applications/applications.events.ts';
import { auditEvents } from '../audit/audit.events.ts';
import { passingBoardEvents } from '../board/board.events.ts';
import { evaluationEvents, passingEvaluationEvents } from '../evaluation/evaluation.events.ts';
import { exportEvents } from '../exports/exports.events.ts';
import { identityEvents, passingIdentityEvents } from '../identity/identity.events.ts';
import { importEvents, passingImportEvents } from '../imports/imports.events.ts';
import { interviewEvents, passingInterviewEvents } from '../interviews/interviews.events.ts';
import { jobEvents, passingJobEvents } from '../jobs/jobs.events.ts';
import type { DataOf } from '../kernel/define-event.ts';
import type { z } from '../kernel/schema.ts';
import { passingMessengerEvents } from '../messenger/messenger.events.ts';
import { peopleEvents } from '../people/people.events.ts';
import { passingProfileEvents, profileEvents } from '../profiles/profiles.events.ts';
import { referenceEvents } from '../reference/reference.events.ts';
import { tokenEvents } from '../tokens/tokens.events.ts';
import { webhookEvents } from '../webhooks/webhooks.events.ts';

/** Everything that the history keeps. Each module declares its own events; this joins them. */
export const KEPT_EVENTS = {
  ...identityEvents,
  ...referenceEvents,
  ...profileEvents,
  ...jobEvents,
  ...applicationEvents,
  ...evaluationEvents,
  ...tokenEvents,
  ...importEvents,
  ...answerEvents,
  ...interviewEvents,
  ...exportEvents,
  ...webhookEvents,
  ...auditEvents,
  ...peopleEvents,
} as const;

/** All events, including those that the history does not keep. */
export const EVENTS = {
  ...KEPT_EVENTS,
  ...passingIdentityEvents,
  ...passingProfileEvents,
  ...passingJobEvents,
  ...passingApplicationEvents,
  ...passingEvaluationEvents,
  ...passingBoardEvents,
  ...passingImportEvents,
  ...passingMessengerEvents,
  ...passingAnswerEvents,
  ...passingInterviewEvents,
} as const;

export type EventType = keyof typeof EVENTS;
export type KeptEventType = keyof typeof KEPT_EVENTS;
type Fields<Type extends EventType> = z.infer<(typeof EVENTS)[Type]['schema']>;

/** A fact: what happened, who did it, what it is about, and its data. */
export type DomainEvent<Type extends EventType = EventType> = { [T in Type]: { type: T } & Fields<T> }[Type];
export type KeptEvent = DomainEvent<KeptEventType>;

/** An event's data, without the person who did it and what it is about. */
export type EventData<Type extends KeptEventType> = DataOf<Fields<Type>>;

/** The part of a kept event that differs between types. A reader can switch over `type`. */
export type Recorded<Type extends KeptEventType = KeptEventType> = {
  [T in Type]: { type: T; data: EventData<T> };
}[Type];

/** The names that the audit uses for the events it shows. */
export type AuditKind = (typeof KEPT_EVENTS)[KeptEventType]['audit']['kind'];

export const KEPT_EVENT_TYPES = Object.keys(KEPT_EVENTS) as [KeptEventType, ...KeptEventType[]];
export const isKeptType = (type: string): type is KeptEventType => Object.hasOwn(KEPT_EVENTS, type);
export const isKept = (event: DomainEvent): event is KeptEvent => isKeptType(event.type);
