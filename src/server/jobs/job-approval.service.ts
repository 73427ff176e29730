import type { SessionUser } from '#shared/identity/identity.contract.ts';
import type { WaitingJob } from '#shared/jobs/job-approval.contract.ts';
import { AppError } from '#shared/kernel/errors.ts';
import type { Db } from '../db/database.ts';
import { listOwnerAddresses } from '../profiles/team.store.ts';
import type { Mailer } from '../queue/mailer.ts';
import type { JobBoard } from './job-board.ts';
import { publishedFields } from './job-editor.service.ts';
import * as store from './job-editor.store.ts';
import { approvedMail, rejectedMail } from './jobs.mails.ts';

type Decision = { id: number; version: number };

/** How the admin side lets jobs in. */
export function createJobApprovalService(db: Db, board: JobBoard, mailer: Mailer, publicUrl: string) {
  async function lockWaiting(tx: Db, { id, version }: Decision): Promise<store.StoredJob> {
    const job = await store.lockJob(tx, id);
    if (!job) throw new AppError('not_found');
    if (job.version !== version || (job.status !== 'pending' && !job.waitingForEditApproval))
      throw new AppError('conflict');
    return job;
  }

  async function tellOwners(
    tx: Db,
    companyId: number,
    mail: (to: string) => Parameters<Mailer['write']>[1],
  ): Promise<void> {
    for (const address of await listOwnerAddresses(tx, companyId)) await mailer.write(tx, mail(address));
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
            kind: isEdit ? ('edit' as const) : ('new' as const),
            waiting_since: job.updatedAt.toISOString(),
            version: job.version,
            fields: isEdit && job.pendingEdit ? job.pendingEdit : live,
            live: isEdit ? live : null,
          };
        }),
      );
    },

    async approve(user: SessionUser, decision: Decision): Promise<void> {
      await db.transaction(async (tx) => {
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
        await tellOwners(tx, job.companyId, (to) => approvedMail({ to, title: job.title, link }));
      });
      mailer.wake();
      await board.announce([decision.id]);
    },

    async reject(user: SessionUser, { reason, ...decision }: Decision & { reason: string }): Promise<void> {
      await db.transaction(async (tx) => {
        const job = await lockWaiting(tx, decision);
        const isEdit = job.waitingForEditApproval;
        if (isEdit) await store.writePendingEdit(tx, job.id, job.pendingEdit, false);
        else await store.writeStatus(tx, job.id, { status: 'rejected' });
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
        await tellOwners(tx, job.companyId, (to) => rejectedMail({ to, title: job.title, link, reason }));
      });
      mailer.wake();
      await board.announce([decision.id]);
    },
  };
}
export type JobApprovalService = ReturnType<typeof createJobApprovalService>;
