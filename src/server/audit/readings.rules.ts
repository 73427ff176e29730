import type { AuditFilters } from '#shared/audit/audit.contract.ts';
import type { DomainEvent } from '#shared/events/events.ts';

export type ReadingType = 'audit.read' | 'audit.exported' | 'person.viewed';
type Reading = {
  actorId: number;
  /** The subject that the reader filtered by, if it exists. */
  about: AuditFilters['about'];
  filters: Record<string, string | number>;
};

/** Creates the event for a reading, because reading about other people is recorded too. */
export function readingEvent(type: ReadingType, { actorId, about, filters }: Reading): DomainEvent<ReadingType> {
  const of = (wanted: string) => (about?.kind === wanted ? about.id : null);
  const subjects = { userId: of('user'), companyId: of('company'), applicationId: of('application') };
  return { type, actorId, filters, ...subjects };
}
