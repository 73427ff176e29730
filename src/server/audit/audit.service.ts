import type { Audit, AuditEntry, AuditFilters, Subject } from '#shared/audit/audit.contract.ts';
import { auditMessage } from '#shared/audit/audit.texts.ts';
import { AUDIT_PAGE, SUBJECT_SEARCH } from '#shared/audit/audit.values.ts';
import type { DomainEvent } from '#shared/events/events.ts';
import type { SessionUser } from '#shared/identity/identity.contract.ts';
import type { Words } from '#shared/kernel/messages.ts';
import type { Db } from '../db/database.ts';
import type { InTransaction } from '../kernel/transactions.ts';
import * as store from './audit.store.ts';
import { type ReadingType, readingEvent } from './readings.rules.ts';
import { shownInAudit } from './recorded.rules.ts';

export type Reader = { user: SessionUser; words: Words };
type Chosen = { who: Subject | null; about: Subject | null };

/** The audit shows who saw or changed what. It is for admins alone, and records that they read it. */
export function createAuditService({ db, inTransaction }: { db: Db; inTransaction: InTransaction }) {
  async function subject(about: NonNullable<AuditFilters['about']>, words: Words): Promise<Subject | null> {
    const found = await store.findSubject(db, about);
    if (!found) return null;
    const key = `${about.kind}-${about.id}`;
    return { key, name: found.name ?? words(auditMessage('audit.erased')), hint: found.hint ?? '' };
  }

  async function chosenBy({ who, about }: AuditFilters, words: Words): Promise<Chosen> {
    return {
      who: typeof who === 'number' ? await subject({ kind: 'user', id: who }, words) : null,
      about: about ? await subject(about, words) : null,
    };
  }

  /** The reader, the subject and the filters with which a reading is recorded. */
  function readingOf({ about, who, group, from, to }: AuditFilters, { user }: Reader, chosen: Chosen) {
    const filters = { who, group, about: about && `${about.kind}-${about.id}`, from, to };
    const given = Object.entries(filters).filter((entry): entry is [string, string | number] => entry[1] !== undefined);
    return { actorId: user.id, about: chosen.about ? about : undefined, filters: Object.fromEntries(given) };
  }

  /** Further pages and repeated readings with the same filters are not recorded again. */
  async function recordReading(reading: DomainEvent<ReadingType>): Promise<void> {
    if (!(await store.hasJustRead(db, reading))) await inTransaction((tx) => tx.record(reading));
  }

  return {
    async read({ before, ...filters }: AuditFilters & { before?: number | undefined }, reader: Reader) {
      const rows = await store.listEntries(db, filters, before ?? null, AUDIT_PAGE + 1);
      const chosen = await chosenBy(filters, reader.words);
      const reading = readingEvent('audit.read', readingOf(filters, reader, chosen));
      await recordReading(reading);
      const shown = rows.slice(0, AUDIT_PAGE);
      const next = rows.length > shown.length ? (shown.at(-1)?.id ?? null) : null;
      return { entries: shown.map(entryOf), next, chosen } satisfies Omit<Audit, 'success'>;
    },

    /** Records that an admin has opened the page of an account. */
    recordPersonViewed: (actorId: number, userId: number) =>
      recordReading(readingEvent('person.viewed', { actorId, about: { kind: 'user', id: userId }, filters: {} })),

    async recordExport(filters: AuditFilters, reader: Reader): Promise<void> {
      const chosen = await chosenBy(filters, reader.words);
      await inTransaction((tx) => tx.record(readingEvent('audit.exported', readingOf(filters, reader, chosen))));
    },

    async search(text: string): Promise<Subject[]> {
      const found = await store.searchSubjects(db, text, SUBJECT_SEARCH.most);
      return found.map(({ kind, id, name, hint }) => ({ key: `${kind}-${id}`, name, hint }));
    },
  };
}
export type AuditService = ReturnType<typeof createAuditService>;

export function entryOf(row: store.AuditRow): AuditEntry {
  const { actorId, actorRole, userId, candidateId, jobId, companyId } = row;
  return {
    id: row.id,
    at: row.at,
    actor: actorId !== null && actorRole !== null ? { id: actorId, name: row.actorName, role: actorRole } : null,
    user: userId === null ? null : { id: userId, name: row.userName },
    candidate: candidateId === null ? null : { id: candidateId, user_id: row.candidateUserId, name: row.candidateName },
    application_id: row.applicationId,
    job: jobId === null ? null : { id: jobId, title: row.jobTitle ?? '', slug: row.jobSlug ?? '' },
    company: companyId === null ? null : { id: companyId, name: row.companyName ?? '' },
    ...shownInAudit(row),
  };
}
