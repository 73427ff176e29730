import { defineEvent } from '../kernel/define-event.ts';
import { Id } from '../kernel/ids.ts';
import { z } from '../kernel/schema.ts';

/** Reading about other people is recorded too. */
const READING = {
  userId: Id.nullable(),
  companyId: Id.nullable(),
  applicationId: Id.nullable(),
  filters: z.record(z.string(), z.union([z.string(), z.number()])),
};

const withFilters = ({ filters }: { filters: Record<string, string | number> }) => ({ details: filters });

export const auditEvents = {
  'audit.read': defineEvent(READING, {
    heardBy: [],
    audit: { group: 'looks', kind: 'audit_read', shown: withFilters },
  }),
  'audit.exported': defineEvent(READING, {
    heardBy: [],
    audit: { group: 'looks', kind: 'audit_exported', shown: withFilters },
  }),
  'person.viewed': defineEvent(READING, {
    heardBy: [],
    audit: { group: 'looks', kind: 'person_read', shown: withFilters },
  }),
} as const;
