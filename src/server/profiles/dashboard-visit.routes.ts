import { DONE } from '#shared/kernel/answers.ts';
import { seeDashboard } from '#shared/profiles/dashboard-visit.contract.ts';
import { route } from '../http/route.ts';
import type { DashboardVisitService } from './dashboard-visit.service.ts';

export function dashboardVisitRoutes(visits: DashboardVisitService) {
  return [
    route(seeDashboard, async ({ user }) => {
      await visits.see(user);
      return DONE;
    }),
  ];
}
