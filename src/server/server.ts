import { answersModule } from './answers/answers.module.ts';
import { applicationsModule } from './applications/applications.module.ts';
import { auditModule } from './audit/audit.module.ts';
import { boardModule } from './board/board.module.ts';
import { cvModule } from './cv/cv.module.ts';
import { draftsModule } from './drafts/drafts.module.ts';
import { evaluationModule } from './evaluation/evaluation.module.ts';
import { exportsModule } from './exports/exports.module.ts';
import { filesModule } from './files/files.module.ts';
import { apiModule } from './http/api.module.ts';
import { createApp } from './http/app.ts';
import { assertDescribed } from './http/openapi.ts';
import type { Route } from './http/route.ts';
import { createVisits } from './http/visit.ts';
import { identityModule } from './identity/identity.module.ts';
import { importsModule } from './imports/imports.module.ts';
import { listInterviewedBy } from './interviews/interviews.api.ts';
import { interviewsModule } from './interviews/interviews.module.ts';
import { jobsModule } from './jobs/jobs.module.ts';
import { mountMailPreviews } from './mail-previews.routes.ts';
import { messengerModule } from './messenger/messenger.module.ts';
import type { Module } from './module.ts';
import { mountBench } from './observe/bench.routes.ts';
import { mountHealth } from './observe/health.routes.ts';
import { mountMetrics } from './observe/metrics.routes.ts';
import { peopleModule } from './people/people.module.ts';
import { createPlumbing, type PlumbingOptions } from './plumbing.ts';
import { profilesModule } from './profiles/profiles.module.ts';
import { mailModule } from './queue/mail.module.ts';
import { referenceModule } from './reference/reference.module.ts';
import { createRunningParts } from './running-parts.ts';
import type { Evaluator } from './screening/evaluator.ts';
import { screeningModule } from './screening/screening.module.ts';
import { keepPagesTrue } from './ssr/page-cache.events.ts';
import { createPageCache } from './ssr/page-cache.ts';
import { mountPages } from './ssr/pages.ts';
import { tokensModule } from './tokens/tokens.module.ts';
import { viewsModule } from './views/views.module.ts';
import { webhooksModule } from './webhooks/webhooks.module.ts';

type Options = PlumbingOptions & {
  withPages: boolean;
  /** Replaces the configured one: tests pass evaluators that misbehave. */
  evaluator?: Evaluator | undefined;
};

/**
 * Assembles the product on one server. The order in which the modules are made is the one in which they may import each
 * other, also in `shared` and in the web: the import rules read it here.
 */
export async function createServer({ withPages, evaluator, ...options }: Options) {
  const plumbing = createPlumbing(options, () => modules);
  const { config, database, log, realtime } = plumbing;

  const identity = identityModule(plumbing);
  const reference = await referenceModule({ ...plumbing, ...identity.services });
  const base = { ...plumbing, ...identity.services };
  const profiles = profilesModule(base);
  const jobs = await jobsModule(base);
  const drafts = draftsModule(base);
  const screening = screeningModule({ ...base, evaluator });
  const cv = cvModule({ ...base, ...reference.services });
  const before = { ...profiles.services, ...jobs.services, ...drafts.services, ...screening.services };
  const applications = applicationsModule({ ...base, ...before });
  const evaluation = evaluationModule(base);
  const interviewedBy = (userId: number, ids: readonly number[]) => listInterviewedBy(database.db, userId, ids);
  const board = boardModule({ ...base, interviewedBy });
  const views = viewsModule(base);
  const tokens = tokensModule(base);
  const imports = importsModule({ ...base, ...profiles.services });
  const messenger = messengerModule({ ...base, ...jobs.services });
  const answers = answersModule({ ...base, ...jobs.services, ...messenger.services });
  const interviews = interviewsModule({ ...base, ...messenger.services });
  const companyExports = exportsModule(base);
  const webhooks = webhooksModule(base);
  const audit = auditModule(base);
  const earlier: Module[] = [
    mailModule(plumbing),
    identity,
    reference,
    profiles,
    jobs,
    drafts,
    screening,
    cv,
    applications,
    evaluation,
    board,
    views,
    tokens,
    imports,
    messenger,
    answers,
    interviews,
    companyExports,
    webhooks,
    audit,
  ];
  const modules: Module[] = [
    ...earlier,
    peopleModule({ ...base, ...audit.services, modules: earlier }),
    filesModule(plumbing),
    apiModule(plumbing, () => modules),
  ];

  assertDescribed(modules);
  const routes: Route[] = modules.flatMap((module) => module.routes ?? []);
  const { wordsIn } = plumbing.reference;
  const openVisit = createVisits(identity.services.sessions, config.secureCookies, wordsIn);
  const app = await createApp({
    config,
    log,
    wordsIn,
    openVisit,
    apiTokens: tokens.services.tokens,
    routes,
    isEmbedded: !('pool' in database),
  });
  const running = createRunningParts({ ...plumbing, app, modules, ...identity.services });
  await running.prepareQueue();
  mountMailPreviews(app, plumbing.mailer, config.publicUrl);
  mountHealth(app, database, running.isDraining);
  mountMetrics(app, config);
  if (config.isBench) mountBench(app);
  for (const module of modules) module.mount?.(app);

  const cache = createPageCache();
  keepPagesTrue({ ...plumbing, ...jobs.services, cache });
  if (withPages) await mountPages(app, { ...plumbing, routes, cache, openVisit });

  return {
    app,
    modules,
    shippedTexts: plumbing.shippedTexts,
    routes,
    realtime,
    services: { ...before, ...applications.services },
    run: running.run,
    /** Realtime and background work; tests of single endpoints do not need them. */
    startRunningParts: running.start,
    close: running.close,
  };
}
