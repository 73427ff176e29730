import { ACCOUNT_ROLES, adminOnly } from '../kernel/access.ts';
import { CalendarDay } from '../kernel/dates.ts';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { Id, IdInPath } from '../kernel/ids.ts';
import { z } from '../kernel/schema.ts';
import { AUDIT_GROUPS } from '../kernel/shown-in-audit.ts';
import { lineText } from '../kernel/text.ts';
import { rule } from '../kernel/validation.texts.ts';
import { AUDIT_PAGE, AUDIT_SUBJECTS, type AuditSubject, NO_ACCOUNT, SUBJECT_SEARCH } from './audit.values.ts';

const Who = z.union([z.literal(NO_ACCOUNT), IdInPath], { error: rule('rule.unknown_value') });

/** A subject with its id, such as `company-12`. */
const About = z
  .string()
  .regex(new RegExp(`^(${AUDIT_SUBJECTS.join('|')})-[1-9]\\d{0,14}$`), rule('rule.unknown_value'))
  .transform((text) => {
    const [kind = '', id = ''] = text.split('-');
    return { kind: kind as AuditSubject, id: Number(id) };
  });

export const AuditFilters = z.object({
  who: Who.describe('The id of an account, or `none`: what nobody’s account did.').optional(),
  group: z.enum(AUDIT_GROUPS).describe('What was done.').optional(),
  about: About.describe('`user-1`, `candidate-1`, `company-1` or `application-1`.').optional(),
  from: CalendarDay.describe('From this day on, in UTC.').optional(),
  to: CalendarDay.describe('Until the end of this day, in UTC.').optional(),
});
export type AuditFilters = z.output<typeof AuditFilters>;

/** The name is null if the person was erased. */
const Person = z.object({ id: Id, name: z.string().nullable() });

export const AuditEntry = z.object({
  id: Id,
  at: z.string(),
  /** The list of kinds grows, so clients show an unknown kind as it is. */
  kind: z.string(),
  /** Null: no account did it, or the account is gone. */
  actor: Person.extend({ role: z.enum(ACCOUNT_ROLES) }).nullable(),
  /** The account that it is about. */
  user: Person.nullable(),
  /** The candidate whose application it is about. */
  candidate: Person.extend({ user_id: Id.nullable() }).nullable(),
  application_id: Id.nullable(),
  job: z.object({ id: Id, title: z.string(), slug: z.string() }).nullable(),
  company: z.object({ id: Id, name: z.string() }).nullable(),
  from: z.string().nullable(),
  to: z.string().nullable(),
  /** The reason that a person gave. */
  reason: z.string().nullable(),
  details: z.record(z.string(), z.unknown()),
});
export type AuditEntry = z.output<typeof AuditEntry>;

/** A person or a company to filter by. */
const Subject = z.object({
  /** The value for the filter `about`. */
  key: z.string(),
  name: z.string(),
  /** Distinguishes subjects with the same name. */
  hint: z.string(),
});
export type Subject = z.output<typeof Subject>;

export const audit = defineEndpoint({
  method: 'GET',
  path: '/api/admin/audit',
  summary: `Who saw or changed what, newest first, ${AUDIT_PAGE} at a time. Reading it is recorded, too.`,
  access: adminOnly,
  scope: 'site:read',
  input: AuditFilters.extend({ before: IdInPath.describe('As in `next`.').optional() }),
  output: z.object({
    success: z.literal(true),
    entries: z.array(AuditEntry),
    /** `before` of the next page; null on the last one. */
    next: Id.nullable(),
    /** The person and the subject of the filters; null if the filters name none that exists. */
    chosen: z.object({ who: Subject.nullable(), about: Subject.nullable() }),
  }),
});
export type Audit = z.output<typeof audit.output>;

export const auditSubjects = defineEndpoint({
  method: 'GET',
  path: '/api/admin/audit/subjects',
  summary: 'People and companies to filter the audit by, found by the beginning of a name or an e-mail address.',
  access: adminOnly,
  input: z.object({ q: lineText(SUBJECT_SEARCH).describe('The beginning of a word of a name, or of an address.') }),
  output: z.object({ success: z.literal(true), subjects: z.array(Subject) }),
});
