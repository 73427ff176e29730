import { dictionary } from '#shared/jobs/jobs.dictionary.ts';
import { mountOneClick } from '../http/one-click.ts';
import type { Throttle } from '../identity/throttle.ts';
import type { Module } from '../module.ts';
import type { Plumbing } from '../plumbing.ts';
import type { Settings } from '../reference/settings.ts';
import { createAggregatorFeed } from './aggregator-feed.service.ts';
import { createAlertMailsService } from './alerts/alert-mails.service.ts';
import { listenForAccounts } from './alerts/alerts.events.ts';
import { alertsRoutes } from './alerts/alerts.routes.ts';
import { createMailedAlertsService } from './alerts/mailed-alerts.service.ts';
import { createOwnAlertsService } from './alerts/own-alerts.service.ts';
import { tellOfApprovals } from './approvals.realtime.ts';
import { mountEmbedPreview } from './embed.routes.ts';
import { mountAggregatorFeeds, mountFeeds } from './feeds.routes.ts';
import { createFeeds } from './feeds.service.ts';
import { jobApprovalRoutes } from './job-approval.routes.ts';
import { createJobApprovalService } from './job-approval.service.ts';
import { jobEditorRoutes } from './job-editor.routes.ts';
import { createJobEditorService } from './job-editor.service.ts';
import { openapi } from './jobs.openapi.ts';
import { keepPublishedJobs } from './jobs.realtime.ts';
import { jobsRoutes } from './jobs.routes.ts';
import { createJobsService } from './jobs.service.ts';
import { savedErasure, savedExport } from './privacy.ts';
import { createPublicJobs } from './public-jobs.service.ts';
import { createPublishedJobs } from './published-jobs.ts';
import { savedJobsRoutes } from './saved/saved.routes.ts';
import { createSavedJobsService } from './saved/saved.service.ts';

export async function jobsModule(needs: Plumbing & { settings: Settings; throttle: Throttle }) {
  const { db, settings, publicUrl } = needs;
  const published = createPublishedJobs(db);
  keepPublishedJobs({ ...needs, published });
  await published.load();
  const jobs = createJobsService(db, published, settings);
  const editor = createJobEditorService(needs);
  const approval = createJobApprovalService(needs);
  tellOfApprovals(needs, approval.countWaiting);
  listenForAccounts(needs.events);
  const mailedAlerts = createMailedAlertsService(needs);
  const alertMails = createAlertMailsService({ ...needs, published });
  return {
    services: { published, jobs, editor },
    dictionary,
    openapi,
    routes: [
      ...jobsRoutes(jobs, createPublicJobs({ jobs, publicUrl, wordsIn: needs.reference.wordsIn })),
      ...jobEditorRoutes(editor),
      ...jobApprovalRoutes(approval),
      ...savedJobsRoutes(createSavedJobsService(needs)),
      ...alertsRoutes({ own: createOwnAlertsService(needs), mailed: mailedAlerts }),
    ],
    mount: (app) => {
      mountAggregatorFeeds(app, createAggregatorFeed(needs));
      mountEmbedPreview(app, jobs, publicUrl);
      mountFeeds(app, createFeeds({ db, published, publicUrl, settings }));
      mountOneClick(app, {
        address: '/job-alerts',
        page: '/job-alert',
        stop: (token) => mailedAlerts.choose(token, false),
      });
    },
    exports: savedExport,
    erases: savedErasure,
    jobs: { 'jobs.mail_alerts': alertMails.job },
    schedules: [{ name: 'job-alerts', every: '*/5 * * * *', run: alertMails.addDue }],
    sweeps: [mailedAlerts.deleteOld],
    // Catches up with changes whose event from another process was lost.
    everyMinute: published.catchUp,
  } satisfies Module;
}
