import type { ListedApplication, listApplications } from '#shared/board/application-list.contract.ts';
import { LISTED_AT_ONCE } from '#shared/board/board.values.ts';
import type { SessionUser } from '#shared/identity/identity.contract.ts';
import type { InputOf } from '#shared/kernel/endpoint.ts';
import type { Db } from '../../db/database.ts';
import { companyOf } from '../../profiles/membership.ts';
import { listByLastChange } from './application-list.store.ts';

type Listed = { applications: ListedApplication[]; next: string | null };

/** Applications for other systems, which follow them by the time of their last change. */
export function createApplicationList(db: Db) {
  return {
    async read(
      user: SessionUser,
      { job, updated_after, after, limit }: InputOf<typeof listApplications>,
    ): Promise<Listed> {
      const most = limit ?? LISTED_AT_ONCE.usual;
      const rows = await listByLastChange(db, {
        companyId: companyOf(user).id,
        jobId: job,
        updatedAfter: updated_after,
        after,
        // One more tells whether another page follows.
        limit: most + 1,
      });
      const shown = rows.slice(0, most);
      const applications = shown.map((row) => ({
        id: row.id,
        job: { id: row.jobId, title: row.jobTitle },
        column: { id: row.columnId, name: row.columnName },
        outcome: row.outcome,
        ai_score: row.aiScore,
        manager_score: row.managerScore,
        version: row.version,
        applied_at: new Date(row.appliedAt).toISOString(),
        stage_since: new Date(row.stageSince).toISOString(),
        updated_at: new Date(row.updatedAt).toISOString(),
      }));
      return { applications, next: rows.length > shown.length ? String(shown.at(-1)?.lastEventId ?? '') : null };
    },
  };
}
export type ApplicationList = ReturnType<typeof createApplicationList>;
