import * as contract from '#shared/jobs/job-approval.contract.ts';
import { succeed } from '#shared/kernel/answers.ts';
import { route } from '../http/route.ts';
import type { JobApprovalService } from './job-approval.service.ts';

export function jobApprovalRoutes(approval: JobApprovalService) {
  return [
    route(contract.waitingJobs, async () => succeed({ jobs: await approval.waiting() })),
    route(contract.waitingApprovals, async () => succeed({ waiting: await approval.countWaiting() })),
    route(contract.approveJob, async ({ user, input }) => succeed({ job: await approval.approve(user, input) })),
    route(contract.rejectJob, async ({ user, input }) => succeed({ job: await approval.reject(user, input) })),
    route(contract.undoDecision, async ({ user, input }) => succeed({ job: await approval.undo(user, input) })),
  ];
}
