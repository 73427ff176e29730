import { Readable } from 'node:stream';
import type { AuditEntry, AuditFilters } from '#shared/audit/audit.contract.ts';
import { auditMessage } from '#shared/audit/audit.texts.ts';
import { AUDIT_MOST_ROWS } from '#shared/audit/audit.values.ts';
import { whatHappened } from '#shared/audit/what-happened.ts';
import { AppError } from '#shared/kernel/errors.ts';
import type { Words } from '#shared/kernel/messages.ts';
import type { Db } from '../db/database.ts';
import { csvRow } from '../kernel/csv.ts';
import { createFairQueue } from '../kernel/fair-queue.ts';
import { type AuditService, entryOf, type Reader } from './audit.service.ts';
import { listEntries } from './audit.store.ts';

const ROWS_AT_ONCE = 1_000;

/** A file may read the whole history, so each admin gets one at a time. */
const AT_ONCE = { atOnce: 3, atOnceEach: 1, waiting: 10, waitingEach: 1, waitMs: 20_000 };
const BUSY_SECONDS = 5;

const COLUMNS = [
  'audit.when_utc',
  'audit.who',
  'audit.role',
  'audit.what',
  'audit.before',
  'audit.after',
  'audit.person',
  'audit.job',
  'audit.company',
  'audit.reason',
  'audit.application',
  'audit.kind',
] as const;

function cellsOf(entry: AuditEntry, words: Words): (string | number | null)[] {
  const { actor, user, candidate, job, company } = entry;
  const { what, from, to } = whatHappened(entry);
  const nameOf = (person: { name: string | null } | null) =>
    person && (person.name ?? words(auditMessage('audit.erased')));
  return [
    entry.at.slice(0, 19).replace('T', ' '),
    nameOf(actor) ?? words(auditMessage('audit.no_account')),
    actor && words(auditMessage(`audit.role_${actor.role}`)),
    words(what),
    from && words(from),
    to && words(to),
    nameOf(user) ?? nameOf(candidate),
    job?.title ?? null,
    company?.name ?? null,
    entry.reason,
    entry.application_id,
    entry.kind,
  ];
}

/** The filtered audit as a table. */
export function createAuditTables(db: Db, service: AuditService) {
  const turns = createFairQueue(AT_ONCE);

  async function* rows(filters: AuditFilters, words: Words) {
    yield `\uFEFF${csvRow(COLUMNS.map((column) => words(auditMessage(column))))}`;
    let before: number | null = null;
    for (let written = 0; written < AUDIT_MOST_ROWS; written += ROWS_AT_ONCE) {
      const found = await listEntries(db, filters, before, ROWS_AT_ONCE);
      if (found.length > 0) yield found.map((row) => csvRow(cellsOf(entryOf(row), words))).join('');
      if (found.length < ROWS_AT_ONCE) return;
      before = found.at(-1)?.id ?? null;
    }
    yield csvRow([words(auditMessage('audit.cut', { count: AUDIT_MOST_ROWS }))]);
  }

  return {
    async open(filters: AuditFilters, reader: Reader): Promise<Readable> {
      const leave = await turns.take([String(reader.user.id)]);
      if (!leave) throw new AppError('too_many', { retryAfterSeconds: BUSY_SECONDS });
      try {
        await service.recordExport(filters, reader);
      } catch (error) {
        leave();
        throw error;
      }
      return Readable.from(rows(filters, reader.words), { objectMode: false }).once('close', leave);
    },
  };
}
export type AuditTables = ReturnType<typeof createAuditTables>;
