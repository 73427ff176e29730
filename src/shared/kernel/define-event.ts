import { Id } from './ids.ts';
import { z } from './schema.ts';

/** What an event is about. These have columns of their own in the history, so that they can be searched. */
export const SUBJECTS = ['companyId', 'jobId', 'applicationId', 'userId'] as const;
export type EventSubject = (typeof SUBJECTS)[number];

/** The schema of an event that the history keeps: who did it, what it is about, and the rest as its data. */
export function defineEvent<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z.strictObject({
    /** Null when the product itself acted, or somebody without an account. */
    actorId: Id.nullable(),
    ...shape,
  });
}

/**
 * The schema of an event that others react to and the history does not keep: its own table tells it already, or it
 * carries what must be erasable, such as an email address.
 */
export function definePassingEvent<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z.strictObject(shape);
}

export const ABOUT_APPLICATION = { applicationId: Id, jobId: Id, companyId: Id };
export const ABOUT_JOB = { jobId: Id, companyId: Id };

/** The reason that a person gave, in their own words. */
export const Reason = z.string().nullable();
