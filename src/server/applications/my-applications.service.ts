import type { MyApplication } from '#shared/applications/my-applications.contract.ts';
import type { SessionUser } from '#shared/identity/identity.contract.ts';
import type { Db } from '../db/database.ts';
import { isOpen } from '../jobs/show-job.ts';
import { listApplicationsOf } from './applications.store.ts';

/** What a candidate has sent, and where it stands. */
export function createMyApplicationsService(db: Db) {
  return {
    async list(user: SessionUser): Promise<MyApplication[]> {
      const rows = await listApplicationsOf(db, user.id);
      return rows.map((row) => ({
        id: row.id,
        job: { title: row.title, slug: row.slug, open: isOpen(row) },
        company: { name: row.companyName, username: row.companyUsername },
        stage: row.stage,
        fixed_stage: row.fixedStage,
        outcome: row.outcome,
        applied_at: row.appliedAt.toISOString(),
        stage_since: row.stageSince.toISOString(),
      }));
    },
  };
}
export type MyApplicationsService = ReturnType<typeof createMyApplicationsService>;
