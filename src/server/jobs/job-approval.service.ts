import type { SessionUser } from '#shared/identity/identity.contract.ts';
import type { DecidedJob, WaitingJob } from '#shared/jobs/job-approval.contract.ts';
import { UNDO_SECONDS } from '#shared/jobs/jobs.values.ts';
import { jobsRefusal } from '#shared/jobs/jobs-refusals.texts.ts';
import { AppError } from '#shared/kernel/errors.ts';
import type { Locale } from '#shared/kernel/languages.ts';
import type { Db } from '../db/database.ts';
import type { Tx } from '../kernel/events.ts';
import type { InTransaction } from '../kernel/transactions.ts';
import { listOwnerMailboxes } from '../profiles/profiles.api.ts';
import type { Mail } from '../queue/mail.ts';
import type { Mailer } from '../queue/mailer.ts';
import { publishedFields } from './job-editor.service.ts';
import * as store from './job-editor.store.ts';
import { approvedMail, rejectedMail } from './jobs.mails.ts';

type Parts = { db: Db; inTransaction: InTransaction; mailer: Mailer; publicUrl: string };
type Decision = { id: number; version: number };

const causeOf = (jobId: number) => `job-decision:${jobId}`;

/** Approval and rejection of jobs by admins. */
export function createJobApprovalService({ db, inTransaction, mailer, publicUrl }: Parts) {
  async function lockWaiting(tx: Db, { id, version }: Decision): Promise<store.StoredJob> {
    const job = await store.lockJob(tx, id);
    if (!job) throw new AppError('not_found');
    const isWaiting = job.status === 'pending' || (job.status === 'active' && job.waitingForEditApproval);
    if (job.version !== version || !isWaiting) throw new AppError('conflict');
    return job;
  }

  /** Queues a mail to the owners that is held for as long as the decision can be undone. */
  async function tellOwners(
    tx: Tx,
    job: store.StoredJob,
    mail: (mailbox: { email: string; locale: Locale; name: string }) => Mail,
  ): Promise<void> {
    const held = { cause: causeOf(job.id), seconds: UNDO_SECONDS };
    for (const mailbox of await listOwnerMailboxes(tx, job.companyId)) {
      await mailer.write(tx, { ...mail(mailbox), held });
    }
  }

  async function show(tx: Db, id: number): Promise<DecidedJob> {
    const job = await store.findStoredJob(tx, id);
    if (!job) throw new AppError('not_found');
    return { id, slug: job.slug, title: job.title, status: job.status, version: job.version };
  }

  return {
    async waiting(): Promise<WaitingJob[]> {
      const rows = await store.listWaiting(db);
      return Promise.all(
        rows.map(async ({ job, companyName, companyUsername }) => {
          const live = await publishedFields(db, job);
          const isEdit = job.waitingForEditApproval && job.pendingEdit !== null;
          return {
            id: job.id,
            slug: job.slug,
            company: { name: companyName, username: companyUsername },
            kind: !isEdit ? ('new' as const) : job.status === 'active' ? ('edit' as const) : ('reopened' as const),
            waiting_since: job.updatedAt.toISOString(),
            version: job.version,
            fields: isEdit && job.pendingEdit ? job.pendingEdit : live,
            live: isEdit ? live : null,
          };
        }),
      );
    },

    countWaiting: () => store.countWaiting(db),

    async approve(user: SessionUser, decision: Decision): Promise<DecidedJob> {
      return inTransaction(async (tx) => {
        const job = await lockWaiting(tx, decision);
        const isEdit = job.waitingForEditApproval && job.pendingEdit;
        const replaced = isEdit ? await publishedFields(tx, job) : null;
        if (isEdit && job.pendingEdit) await store.writeFields(tx, job.id, job.pendingEdit);
        if (job.status === 'pending') {
          await store.writeStatus(tx, job.id, {
            status: 'active',
            rejectionReason: null,
            publishedAt: job.publishedAt ?? new Date(),
          });
        }
        await store.writeRejection(tx, job.id, null);
        const about = { jobId: job.id, companyId: job.companyId, actorId: user.id, reason: null };
        await tx.record(
          isEdit
            ? { type: 'job.edit_decided', ...about, decision: 'published' }
            : { type: 'job.status_changed', ...about, from: job.status, to: 'active' },
        );
        const link = `${publicUrl}/job/${job.slug}`;
        await tellOwners(tx, job, (mailbox) => approvedMail({ ...mailbox, title: job.title, link }));
        await store.keepBeforeDecision(tx, job, replaced);
        return show(tx, job.id);
      });
    },

    async reject(user: SessionUser, { reason, ...decision }: Decision & { reason: string }): Promise<DecidedJob> {
      return inTransaction(async (tx) => {
        const job = await lockWaiting(tx, decision);
        const isEdit = job.waitingForEditApproval;
        if (isEdit) await store.writePendingEdit(tx, job.id, job.pendingEdit, false);
        // A job that was reopened with an edit is closed again; a job that was never approved is rejected as a whole.
        if (job.status === 'pending') {
          await store.writeStatus(
            tx,
            job.id,
            isEdit ? { status: 'closed', closedAt: new Date() } : { status: 'rejected' },
          );
        }
        await store.writeRejection(tx, job.id, reason);
        const facts = { jobId: job.id, companyId: job.companyId, actorId: user.id, reason };
        await tx.record(
          isEdit
            ? { type: 'job.edit_decided', ...facts, decision: 'rejected' }
            : { type: 'job.status_changed', ...facts, from: job.status, to: 'rejected' },
        );
        const about = { title: job.title, link: `${publicUrl}/company/jobs/${job.id}`, reason };
        const staysPublished = isEdit && job.status === 'active';
        await tellOwners(tx, job, (mailbox) => rejectedMail({ ...mailbox, ...about, staysPublished }));
        await store.keepBeforeDecision(tx, job, null);
        return show(tx, job.id);
      });
    },

    /**
     * Restores the state before the decision. The employer was not notified yet, because their mail was held until now.
     */
    async undo(user: SessionUser, { id, version }: Decision): Promise<DecidedJob> {
      return inTransaction(async (tx) => {
        const job = await store.lockJob(tx, id);
        if (!job) throw new AppError('not_found');
        const decision = job.version === version && (await store.takeDecision(tx, { id, version }, UNDO_SECONDS));
        if (!decision) throw new AppError('conflict', { message: jobsRefusal('refusal.undo_too_late') });
        // If somebody has applied since the job was published, the approval cannot be undone: they could not read the
        // job any more.
        const isWithdrawn = decision.before.status !== job.status;
        if (isWithdrawn && (await store.hasApplicationsSince(tx, id, decision.decidedAt))) {
          throw new AppError('conflict', { message: jobsRefusal('refusal.undo_applied') });
        }
        await store.restoreBeforeDecision(tx, id, decision.before);
        const statuses = { from: job.status, to: decision.before.status };
        await tx.record({
          type: 'job.decision_undone',
          jobId: id,
          companyId: job.companyId,
          actorId: user.id,
          ...statuses,
        });
        await mailer.forgetHeld(tx, causeOf(id));
        return show(tx, id);
      });
    },
  };
}
export type JobApprovalService = ReturnType<typeof createJobApprovalService>;
