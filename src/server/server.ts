import path from 'node:path';
import type { Pool } from 'pg';
import { applicationsRoutes } from './applications/applications.routes.ts';
import { applyRoutes } from './applications/apply.routes.ts';
import { createApplyService } from './applications/apply.service.ts';
import { createReadingRoom, type ReadingRoom } from './applications/cv/reading-room.ts';
import { createCvReadingService } from './applications/cv-reading.service.ts';
import { createCvUploadService } from './applications/cv-uploads.service.ts';
import { mountApplicationExport } from './applications/export.ts';
import { createMyApplicationsService } from './applications/my-applications.service.ts';
import { createQuickApplyService } from './applications/quick-apply.service.ts';
import { receiptRoutes } from './applications/receipt.routes.ts';
import { createReceiptService } from './applications/receipt.service.ts';
import { createSubmissions } from './applications/submission.ts';
import { boardRoutes } from './board/board.routes.ts';
import { createBoardService, listenForCompanies } from './board/board.service.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import { draftsRoutes } from './drafts/drafts.routes.ts';
import { createDraftsService } from './drafts/drafts.service.ts';
import { createDiskStore } from './files/file-store.ts';
import { mountLogos } from './files/logos.ts';
import { sweepOrphans } from './files/sweep.ts';
import { apiRoutes } from './http/api.routes.ts';
import { createApp } from './http/app.ts';
import { describeApi } from './http/openapi.ts';
import type { Route } from './http/route.ts';
import { createVisits } from './http/visit.ts';
import { identityRoutes } from './identity/identity.routes.ts';
import { createIdentityService } from './identity/identity.service.ts';
import { createSessions } from './identity/sessions.ts';
import { deleteStaleThrottles } from './identity/throttle.store.ts';
import { createThrottle } from './identity/throttle.ts';
import { mountFeeds } from './jobs/feeds.ts';
import { jobApprovalRoutes } from './jobs/job-approval.routes.ts';
import { createJobApprovalService } from './jobs/job-approval.service.ts';
import { createJobBoard } from './jobs/job-board.ts';
import { jobEditorRoutes } from './jobs/job-editor.routes.ts';
import { createJobEditorService } from './jobs/job-editor.service.ts';
import { jobsRoutes } from './jobs/jobs.routes.ts';
import { createJobsService } from './jobs/jobs.service.ts';
import { createEvents } from './kernel/events.ts';
import { createLogger } from './kernel/logger.ts';
import { mountBench } from './observe/bench.ts';
import { mountHealth } from './observe/health.ts';
import { mountMetrics } from './observe/metrics.ts';
import { companyRoutes } from './profiles/company.routes.ts';
import { createCompanyService } from './profiles/company.service.ts';
import { formProfileRoutes } from './profiles/form-profile.routes.ts';
import { createFormProfileService } from './profiles/form-profile.service.ts';
import { listenForRegistrations } from './profiles/profiles.service.ts';
import { resumeRoutes } from './profiles/resumes.routes.ts';
import { createResumeService } from './profiles/resumes.service.ts';
import { teamRoutes } from './profiles/team.routes.ts';
import { createTeamService } from './profiles/team.service.ts';
import { createDelivery } from './queue/deliver.ts';
import { createMailer } from './queue/mailer.ts';
import { type Queue, startQueue } from './queue/queue.ts';
import { type Realtime, startRealtime } from './realtime/realtime.ts';
import { createInstitutionsService } from './reference/institutions.service.ts';
import { referenceRoutes } from './reference/reference.routes.ts';
import { createReferenceService } from './reference/reference.service.ts';
import { createSettings } from './reference/settings.ts';
import { chooseEvaluator } from './screening/choose-evaluator.ts';
import type { Evaluator } from './screening/evaluator.ts';
import { createScreeningService } from './screening/screening.service.ts';
import { createPageCache } from './ssr/page-cache.ts';
import { mountPages } from './ssr/pages.ts';

/** How long news about a job may take at most, should its announcement get lost. */
const CATCH_UP_MS = 60_000;

type Options = {
  config: Config;
  database: Database & { pool?: Pool };
  withPages: boolean;
  /** In place of the configured one: tests bring evaluators that misbehave. */
  evaluator?: Evaluator;
  /** In place of the usual one: tests bring one that is never patient. */
  readingRoom?: ReadingRoom;
};

/** Puts the product together: services on the database, routes on the services, everything on one server. */
export async function createServer({ config, database, withPages, evaluator, ...options }: Options) {
  const { db } = database;
  const { publicUrl } = config;
  const log = createLogger(config.logLevel);
  let realtime: Realtime | null = null;
  let queue: Queue | null = null;
  let isDraining = false;
  let catchUpTimer: NodeJS.Timeout | undefined;

  const events = createEvents();
  const files = createDiskStore(path.join(config.dataDir, 'files'));
  const mailer = createMailer(db, createDelivery(config));
  const settings = createSettings(db);
  const sessions = createSessions(db, (ids) => realtime?.endSessions(ids));
  const throttle = createThrottle(db);
  const identity = createIdentityService({ db, sessions, throttle, mailer, events, publicUrl });
  const team = createTeamService({ db, identity, sessions, throttle, mailer, publicUrl });
  const reference = createReferenceService(db);
  const institutions = createInstitutionsService(db, log);
  const board = createJobBoard(db, log);
  const company = createCompanyService(db, files, (jobIds) => board.announce(jobIds));
  const resumes = createResumeService(db, files);
  const jobs = createJobsService(db, board, settings);
  const editor = createJobEditorService(db, board, settings);
  const approval = createJobApprovalService(db, board, mailer, publicUrl);
  const drafts = createDraftsService(db, throttle);
  const screening = createScreeningService(db, async () => evaluator ?? chooseEvaluator(config, log), log);
  const submissions = createSubmissions({ db, settings, screening, mailer, publicUrl });
  const uploads = createCvUploadService({ db, files, throttle, submissions });
  const quickApply = createQuickApplyService(db, resumes, submissions);
  const applying = createApplyService({ resumes, uploads, submissions, revokeDraft: drafts.revoke });
  const receipts = createReceiptService(db);
  const readingRoom = options.readingRoom ?? createReadingRoom();
  listenForRegistrations(events);
  listenForCompanies(events);

  const routes: Route[] = [
    ...identityRoutes(identity, sessions),
    ...teamRoutes(team),
    ...companyRoutes(company),
    ...resumeRoutes(resumes),
    ...formProfileRoutes(createFormProfileService(db)),
    ...referenceRoutes({ reference, settings, institutions }),
    ...jobsRoutes(jobs),
    ...jobEditorRoutes(editor),
    ...jobApprovalRoutes(approval),
    ...draftsRoutes(drafts),
    ...applicationsRoutes(quickApply, createMyApplicationsService(db), createCvReadingService(readingRoom, throttle)),
    ...applyRoutes(applying, uploads),
    ...receiptRoutes(receipts),
    ...boardRoutes(createBoardService(db)),
    ...apiRoutes(() => routes.map(({ endpoint }) => endpoint)),
  ];
  const app = await createApp({ config, log, openVisit: createVisits(sessions, config.secureCookies), routes });
  app.get('/docs/api/openapi.json', async () => describeApi(routes.map(({ endpoint }) => endpoint)));
  mountHealth(app, database, () => isDraining);
  mountMetrics(app, config.metricsToken);
  if (config.isBench) mountBench(app);
  mountLogos(app, db, files);
  mountApplicationExport(app, receipts, files);
  mountFeeds(app, db, board, publicUrl);
  const cache = createPageCache();
  board.onChange((jobIds) => cache.drop(jobIds));
  if (withPages) await mountPages(app, { config, routes, reference, settings, cache });
  await board.load();

  const cleanUp = async () => {
    await identity.deleteExpired();
    await drafts.deleteExpired();
    await deleteStaleThrottles(db);
    await mailer.deleteOld();
    await uploads.sweep();
    await sweepOrphans(db, files);
  };

  return {
    app,
    routes,
    screening,
    mailer,
    /** What the queue does every hour. */
    cleanUp,
    realtime(): Realtime {
      if (!realtime) throw new Error('the running parts have not been started');
      return realtime;
    },
    /** Realtime and background work; tests of single calls do without. */
    async startRunningParts(): Promise<void> {
      const { secureCookies, redisUrl } = config;
      const pool = database.pool ?? null;
      realtime = await startRealtime({ server: app.server, sessions, publicUrl, secureCookies, pool, redisUrl });
      realtime.onJobNews((jobIds) => board.hear(jobIds));
      board.connect((jobIds) => realtime?.tellJobNews(jobIds));
      const works = [
        { name: 'mail', every: '* * * * *', run: () => mailer.sendUnsent(), isAsked: true as const },
        { name: 'screening', every: '* * * * *', run: () => screening.retryUnscreened() },
        { name: 'clean-up', every: '17 * * * *', run: cleanUp },
      ];
      queue = await startQueue(database, works, log);
      mailer.whenWoken(() => queue?.ask('mail'));
      // What was written before the last end of the process goes out now. The embedded database has one process only.
      if (database.engine === 'pglite') await mailer.takeOver();
      mailer.wake();
      catchUpTimer = setInterval(
        () => board.catchUp().catch((error) => log.warn({ err: error }, 'catching up failed')),
        CATCH_UP_MS,
      );
    },
    /** Lets running requests finish, refuses new ones, tells open sockets, and ends the background work. */
    async close(): Promise<void> {
      isDraining = true;
      clearInterval(catchUpTimer);
      await realtime?.close();
      // Connections that were busy a moment ago would be kept alive for the next request, which must not come.
      const closing = setInterval(() => app.server.closeIdleConnections(), 50);
      await app.close();
      clearInterval(closing);
      readingRoom.close();
      await queue?.stop();
      await database.close();
    },
  };
}
