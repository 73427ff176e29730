import { companyMember } from '../kernel/access.ts';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { Id, IdInPath } from '../kernel/ids.ts';
import { z } from '../kernel/schema.ts';

/** The kinds of entries in an application's history. */
export const TIMELINE_EVENTS = [
  'applied',
  'stage',
  'ai_score',
  'manager_score',
  'outcome',
  'late_verdict',
  'disputed',
  'imported',
  'interview_offered',
  'interview_booked',
  'interview_moved',
  'interview_cancelled',
  'interview_held',
  'interview_missed',
  'interview_scorecard',
  'message',
  'note',
] as const;

const Person = z.object({ id: Id, name: z.string() });

const TimelineEvent = z.object({
  event: z.enum(TIMELINE_EVENTS),
  at: z.string(),
  /** Null if the system or the candidate did it, or the account was deleted. */
  actor: Person.nullable(),
  /** Only for messages and interviews: whether the candidate wrote, chose, moved or cancelled. */
  by_candidate: z.boolean(),
  /** Times of interviews are moments, as in `at`. */
  from: z.string().nullable(),
  to: z.string().nullable(),
  /** The text of a reason, a message or a note. */
  text: z.string().nullable(),
  /** Only for notes. */
  note: z.object({ id: Id, mine: z.boolean(), mentions: z.array(Person) }).nullable(),
});
export type TimelineEvent = z.output<typeof TimelineEvent>;

export const timeline = defineEndpoint({
  method: 'GET',
  path: '/company/applications/{id}/timeline',
  summary: 'What happened to an application, newest first: stages, scores, outcomes, messages and the team’s notes.',
  access: companyMember,
  scope: 'applications:read',
  input: z.object({ id: IdInPath.describe('The id of the application.') }),
  output: z.object({
    success: z.literal(true),
    events: z.array(TimelineEvent),
    /** The colleagues who can be mentioned in a note. */
    team: z.array(Person),
  }),
});
