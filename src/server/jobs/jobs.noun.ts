import type { Noun } from '../noun.ts';
import type { Plumbing } from '../plumbing.ts';
import type { Settings } from '../reference/settings.ts';
import { tellOfApprovals } from './approvals.realtime.ts';
import { mountFeeds } from './feeds.ts';
import { jobApprovalRoutes } from './job-approval.routes.ts';
import { createJobApprovalService } from './job-approval.service.ts';
import { jobEditorRoutes } from './job-editor.routes.ts';
import { createJobEditorService } from './job-editor.service.ts';
import { tellOfJobs } from './jobs.realtime.ts';
import { jobsRoutes } from './jobs.routes.ts';
import { createJobsService } from './jobs.service.ts';
import { createPublishedJobs } from './published-jobs.ts';

export async function jobsNoun(needs: Plumbing & { settings: Settings }) {
  const { db, settings, publicUrl } = needs;
  const published = createPublishedJobs(db);
  tellOfJobs({ ...needs, published });
  await published.load();
  const jobs = createJobsService(db, published, settings);
  const approval = createJobApprovalService(needs);
  tellOfApprovals(needs, approval.countWaiting);
  return {
    services: { published, jobs },
    routes: [...jobsRoutes(jobs), ...jobEditorRoutes(createJobEditorService(needs)), ...jobApprovalRoutes(approval)],
    mount: (app) => mountFeeds(app, { db, published, publicUrl, settings }),
    // For news that were lost on their way from another process.
    everyMinute: published.catchUp,
  } satisfies Noun;
}
