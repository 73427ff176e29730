import { Id } from './ids.ts';
import { z } from './schema.ts';
import type { AuditGroup, Shown } from './shown-in-audit.ts';

/** What an event is about. These have columns of their own in the history, so that they can be searched. */
export const SUBJECTS = ['companyId', 'jobId', 'applicationId', 'userId'] as const;
export type EventSubject = (typeof SUBJECTS)[number];

/**
 * The subscribers that are notified of an event after the commit: open pages by realtime, and caches in memory. Often
 * there are none.
 */
type Heard = readonly string[];
/** An event's data, without the person who did it and what it is about. */
export type DataOf<Fields> = Omit<Fields, EventSubject | 'actorId'>;

type Audited<Kind extends string, Fields> = {
  /** The group by which readers of the audit filter. */
  group: AuditGroup;
  /** Its name in the API and in exported files. Its words are `act.<kind>` in the texts of the audit. */
  kind: Kind;
  shown: (data: DataOf<Fields>) => Shown;
};

/**
 * An event that the history keeps: the schema of its actor, subject and data, its subscribers, and how the audit shows
 * it. It does not compile without these, so that no page or cache that shows the changed data is forgotten.
 */
export function defineEvent<Shape extends z.core.$ZodLooseShape, const By extends Heard, const Kind extends string>(
  shape: Shape,
  { heardBy, audit }: { heardBy: By; audit: Audited<Kind, z.infer<z.ZodObject<Shape>>> },
) {
  const schema = z.strictObject({
    /** Null when the product itself acted, or somebody without an account. */
    actorId: Id.nullable(),
    ...shape,
  });
  return { schema, heardBy, audit };
}

/**
 * An event that others react to and the history does not keep: either its own table records it already, or it contains
 * data that must be erasable, such as an e-mail address.
 */
export function definePassingEvent<Shape extends z.core.$ZodLooseShape, const By extends Heard>(
  shape: Shape,
  { heardBy }: { heardBy: By },
) {
  return { schema: z.strictObject(shape), heardBy };
}

export const ABOUT_APPLICATION = { applicationId: Id, jobId: Id, companyId: Id };
export const ABOUT_JOB = { jobId: Id, companyId: Id };

/** The reason that a person gave, in their own words. */
export const Reason = z.string().nullable();
