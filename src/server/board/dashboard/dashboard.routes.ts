import { companyDashboard } from '#shared/board/dashboard.contract.ts';
import { succeed } from '#shared/kernel/answers.ts';
import { route } from '../../http/route.ts';
import type { DashboardService } from './dashboard.service.ts';

export function dashboardRoutes(dashboards: DashboardService) {
  return [route(companyDashboard, async ({ user, visit }) => succeed(await dashboards.show(user, visit.words)))];
}
