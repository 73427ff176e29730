import type { SessionUser } from '#shared/identity/identity.contract.ts';
import type { WaitingJob } from '#shared/jobs/job-approval.contract.ts';
import { AppError } from '#shared/kernel/errors.ts';
import type { Locale } from '#shared/reference/languages.ts';
import type { Db } from '../db/database.ts';
import type { Tx } from '../kernel/events.ts';
import type { InTransaction } from '../kernel/transactions.ts';
import { listOwnerMailboxes } from '../profiles/team.store.ts';
import type { Mail } from '../queue/mail.ts';
import type { Mailer } from '../queue/mailer.ts';
import { publishedFields } from './job-editor.service.ts';
import * as store from './job-editor.store.ts';
import { approvedMail, rejectedMail } from './jobs.mails.ts';

type Parts = { db: Db; inTransaction: InTransaction; mailer: Mailer; publicUrl: string };
type Decision = { id: number; version: number };

/** How the admin side lets jobs in. */
export function createJobApprovalService({ db, inTransaction, mailer, publicUrl }: Parts) {
  async function lockWaiting(tx: Db, { id, version }: Decision): Promise<store.StoredJob> {
    const job = await store.lockJob(tx, id);
    if (!job) throw new AppError('not_found');
    const isWaiting = job.status === 'pending' || (job.status === 'active' && job.waitingForEditApproval);
    if (job.version !== version || !isWaiting) throw new AppError('conflict');
    return job;
  }

  async function tellOwners(
    tx: Tx,
    companyId: number,
    mail: (mailbox: { email: string; locale: Locale }) => Mail,
  ): Promise<void> {
    for (const mailbox of await listOwnerMailboxes(tx, companyId)) await mailer.write(tx, mail(mailbox));
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

    async approve(user: SessionUser, decision: Decision): Promise<void> {
      await inTransaction(async (tx) => {
        const job = await lockWaiting(tx, decision);
        const isEdit = job.waitingForEditApproval && job.pendingEdit;
        if (isEdit && job.pendingEdit) await store.writeFields(tx, job.id, job.pendingEdit);
        if (job.status === 'pending') {
          await store.writeStatus(tx, job.id, {
            status: 'active',
            rejectionReason: null,
            publishedAt: job.publishedAt ?? new Date(),
          });
        }
        await store.writeRejection(tx, job.id, null);
        await store.writeHistory(tx, {
          jobId: job.id,
          companyId: job.companyId,
          actorId: user.id,
          kind: isEdit ? 'job_edit' : 'job_status',
          from: isEdit ? 'waiting' : job.status,
          to: isEdit ? 'published' : 'active',
        });
        const link = `${publicUrl}/job/${job.slug}`;
        await tellOwners(tx, job.companyId, (mailbox) => approvedMail({ ...mailbox, title: job.title, link }));
        await tx.tell({ type: 'JobsChanged', jobIds: [job.id] });
      });
    },

    async reject(user: SessionUser, { reason, ...decision }: Decision & { reason: string }): Promise<void> {
      await inTransaction(async (tx) => {
        const job = await lockWaiting(tx, decision);
        const isEdit = job.waitingForEditApproval;
        if (isEdit) await store.writePendingEdit(tx, job.id, job.pendingEdit, false);
        // Reopened with an edit, it is as closed as it was; what never was approved goes back as a whole.
        if (job.status === 'pending') {
          await store.writeStatus(
            tx,
            job.id,
            isEdit ? { status: 'closed', closedAt: new Date() } : { status: 'rejected' },
          );
        }
        await store.writeRejection(tx, job.id, reason);
        await store.writeHistory(tx, {
          jobId: job.id,
          companyId: job.companyId,
          actorId: user.id,
          kind: isEdit ? 'job_edit' : 'job_status',
          from: isEdit ? 'waiting' : job.status,
          to: 'rejected',
          reason,
        });
        const link = `${publicUrl}/company/jobs/${job.id}`;
        await tellOwners(tx, job.companyId, (mailbox) => rejectedMail({ ...mailbox, title: job.title, link, reason }));
        await tx.tell({ type: 'JobsChanged', jobIds: [job.id] });
      });
    },
  };
}
export type JobApprovalService = ReturnType<typeof createJobApprovalService>;
