import type { SessionUser } from '#shared/identity/identity.contract.ts';
import type { Db } from '../db/database.ts';
import type { Transactions } from '../kernel/transactions.ts';
import { writeDashboardVisit } from './dashboard-visit.store.ts';

type Parts = { db: Db } & Pick<Transactions, 'inOneStatement'>;

export function createDashboardVisitService({ db, inOneStatement }: Parts) {
  return {
    see: (user: SessionUser): Promise<void> =>
      inOneStatement(
        () => writeDashboardVisit(db, user.id),
        () => [{ type: 'NewsSeen', userId: user.id }],
      ),
  };
}
export type DashboardVisitService = ReturnType<typeof createDashboardVisitService>;
