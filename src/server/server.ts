import { SHOWN_SETTINGS } from '#shared/reference/settings.values.ts';
import { applicationsNoun } from './applications/applications.noun.ts';
import { auditNoun } from './audit/audit.noun.ts';
import { boardNoun } from './board/board.noun.ts';
import { cvNoun } from './cv/cv.noun.ts';
import { draftsNoun } from './drafts/drafts.noun.ts';
import { evaluationNoun } from './evaluation/evaluation.noun.ts';
import { filesNoun } from './files/files.noun.ts';
import { apiRoutes, createApiDocument, mountApiDocument } from './http/api.routes.ts';
import { createApp } from './http/app.ts';
import type { Route } from './http/route.ts';
import { createVisits } from './http/visit.ts';
import { identityNoun } from './identity/identity.noun.ts';
import { jobsNoun } from './jobs/jobs.noun.ts';
import { messengerNoun } from './messenger/messenger.noun.ts';
import type { Noun } from './noun.ts';
import { mountBench } from './observe/bench.ts';
import { mountHealth } from './observe/health.ts';
import { mountMetrics } from './observe/metrics.ts';
import { peopleNoun } from './people/people.noun.ts';
import { createPlumbing, type PlumbingOptions } from './plumbing.ts';
import { profilesNoun } from './profiles/profiles.noun.ts';
import { mailNoun } from './queue/mail.noun.ts';
import { referenceNoun } from './reference/reference.noun.ts';
import { createRunningParts } from './running-parts.ts';
import type { Evaluator } from './screening/evaluator.ts';
import { screeningNoun } from './screening/screening.noun.ts';
import { createPageCache } from './ssr/page-cache.ts';
import { mountPages } from './ssr/pages.ts';

type Options = PlumbingOptions & {
  withPages: boolean;
  /** In place of the configured one: tests bring evaluators that misbehave. */
  evaluator?: Evaluator | undefined;
};

/** Puts the product together: the nouns in their order, each on what the earlier ones brought, all on one server. */
export async function createServer({ withPages, evaluator, ...options }: Options) {
  const plumbing = createPlumbing(options);
  const { config, database, log, realtime } = plumbing;

  const identity = identityNoun(plumbing);
  const reference = await referenceNoun({ ...plumbing, ...identity.services });
  const base = { ...plumbing, ...identity.services };
  const profiles = profilesNoun(base);
  const jobs = await jobsNoun(base);
  const drafts = draftsNoun(base);
  const screening = screeningNoun({ ...base, evaluator });
  const cv = cvNoun(base);
  const before = { ...profiles.services, ...jobs.services, ...drafts.services, ...screening.services };
  const applications = applicationsNoun({ ...base, ...before });
  const board = boardNoun(base);
  const nouns: Noun[] = [
    mailNoun(plumbing),
    identity,
    reference,
    profiles,
    jobs,
    drafts,
    screening,
    cv,
    applications,
    evaluationNoun(base),
    board,
    messengerNoun(base),
    auditNoun(base),
    peopleNoun({ ...base, ...applications.services }),
    filesNoun(plumbing),
  ];

  const apiDocument = createApiDocument(() => routes, config);
  const routes: Route[] = [...nouns.flatMap((noun) => noun.routes ?? []), ...apiRoutes(apiDocument)];
  const { wordsIn } = plumbing.reference;
  const openVisit = createVisits(identity.services.sessions, config.secureCookies, wordsIn);
  const app = await createApp({ config, log, wordsIn, openVisit, routes });
  const running = createRunningParts({ ...plumbing, app, nouns, ...identity.services });
  mountApiDocument(app, apiDocument);
  mountHealth(app, database, running.isDraining);
  mountMetrics(app, config.metricsToken);
  if (config.isBench) mountBench(app);
  for (const noun of nouns) noun.mount?.(app);

  const cache = createPageCache();
  jobs.services.published.onChange((jobIds) => cache.drop(jobIds));
  plumbing.settings.onChange((keys) => {
    if (keys.some((key) => SHOWN_SETTINGS.has(key))) cache.dropAll();
  });
  plumbing.reference.onChange(() => cache.dropAll());
  if (withPages) await mountPages(app, { ...plumbing, routes, cache });

  return {
    app,
    routes,
    realtime,
    services: { ...before, ...applications.services },
    run: running.run,
    /** Realtime and background work; tests of single calls do without. */
    startRunningParts: running.start,
    close: running.close,
  };
}
