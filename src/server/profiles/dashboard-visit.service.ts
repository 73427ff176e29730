import type { SessionUser } from '#shared/identity/identity.contract.ts';
import type { Db } from '../db/database.ts';
import { writeDashboardVisit } from './dashboard-visit.store.ts';

export function createDashboardVisitService(db: Db) {
  return {
    see: (user: SessionUser): Promise<void> => writeDashboardVisit(db, user.id),
  };
}
export type DashboardVisitService = ReturnType<typeof createDashboardVisitService>;
