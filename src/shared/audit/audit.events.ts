import { defineEvent } from '../kernel/define-event.ts';
import { Id } from '../kernel/ids.ts';
import { z } from '../kernel/schema.ts';

/** Whoever reads about others has to account for that, too. */
const READING = {
  userId: Id.nullable(),
  companyId: Id.nullable(),
  applicationId: Id.nullable(),
  filters: z.record(z.string(), z.union([z.string(), z.number()])),
};

export const auditEvents = {
  'audit.read': defineEvent(READING),
  'audit.exported': defineEvent(READING),
  'person.viewed': defineEvent(READING),
} as const;
