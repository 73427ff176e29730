import type { SessionUser } from '#shared/identity/identity.contract.ts';
import type { InTransaction } from '../kernel/transactions.ts';
import { writeDashboardVisit } from './dashboard-visit.store.ts';

export function createDashboardVisitService({ inTransaction }: { inTransaction: InTransaction }) {
  return {
    see: (user: SessionUser): Promise<void> =>
      inTransaction(async (tx) => {
        await writeDashboardVisit(tx, user.id);
        await tx.record({ type: 'news.seen', userId: user.id });
      }),
  };
}
export type DashboardVisitService = ReturnType<typeof createDashboardVisitService>;
