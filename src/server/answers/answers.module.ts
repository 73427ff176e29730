import { dictionary } from '#shared/answers/answers.dictionary.ts';
import type { Throttle } from '../identity/throttle.ts';
import type { JobEditorService } from '../jobs/job-editor.service.ts';
import type { CompanyMessagesService } from '../messenger/company-messages.service.ts';
import type { Filling } from '../messenger/templates/filling.ts';
import type { Module } from '../module.ts';
import type { Plumbing } from '../plumbing.ts';
import { openapi } from './answers.openapi.ts';
import { answersRoutes } from './answers.routes.ts';
import { createAnswersService } from './answers.service.ts';
import { keepAwaitedAnswers } from './awaited-answers.events.ts';
import { stopReopened } from './closing/closing.events.ts';
import { closingRoutes } from './closing/closing.routes.ts';
import { createClosingRun } from './closing/closing.run.ts';
import { createClosingService } from './closing/closing.service.ts';
import { answersErasure, answersExport } from './privacy.ts';
import { createPlannedService } from './rules/planned.service.ts';
import { listenForArrivals } from './rules/rules.events.ts';
import { rulesRoutes } from './rules/rules.routes.ts';
import { createRulesService } from './rules/rules.service.ts';

type Needs = Plumbing & {
  throttle: Throttle;
  editor: JobEditorService;
  companyMessages: CompanyMessagesService;
  filling: Filling;
};

export function answersModule(needs: Needs) {
  keepAwaitedAnswers(needs.events);
  const arrivals = listenForArrivals(needs);
  stopReopened(needs.events);
  const { wordsIn } = needs.reference;
  const planned = createPlannedService({ ...needs, wordsIn });
  const rules = createRulesService(needs);
  const run = createClosingRun(needs);
  const closing = createClosingService({ ...needs, run });
  return {
    dictionary,
    openapi,
    routes: [
      ...answersRoutes(createAnswersService(needs)),
      ...rulesRoutes({ rules, planned }),
      ...closingRoutes(closing),
    ],
    jobs: { 'answers.send_planned': planned.job, 'answers.close_job': run.job },
    sweeps: [planned.sweep],
    // Catches up with rules whose event from another process was lost.
    everyMinute: arrivals.renew,
    exports: answersExport,
    erases: answersErasure,
  } satisfies Module;
}
