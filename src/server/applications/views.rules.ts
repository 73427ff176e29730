import type { DomainEvent } from '#shared/events/events.ts';

type View = {
  type: 'profile.viewed' | 'cv.opened' | 'photo.viewed';
  actorId: number;
  /** Null if the person has not applied. */
  application: { id: number; jobId: number; companyId: number } | null;
  /** The account of the person who was looked at. Guests are known by their application alone. */
  userId: number | null;
};

/** An admin may look at anybody's profile, and each such view is recorded. */
export function viewEvent({ application, ...view }: View): DomainEvent<View['type']> {
  return {
    ...view,
    applicationId: application?.id ?? null,
    jobId: application?.jobId ?? null,
    companyId: application?.companyId ?? null,
  };
}
