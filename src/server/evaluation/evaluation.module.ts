import { dictionary } from '#shared/evaluation/evaluation.dictionary.ts';
import { waitingEvaluations } from '#shared/evaluation/waiting.contract.ts';
import { succeed } from '#shared/kernel/answers.ts';
import { route } from '../http/route.ts';
import type { Module } from '../module.ts';
import type { Plumbing } from '../plumbing.ts';
import type { Settings } from '../reference/settings.ts';
import { createAgreementService } from './agreement.service.ts';
import { createAssignmentsService } from './assignments.service.ts';
import { openapi } from './evaluation.openapi.ts';
import { evaluationRoutes } from './evaluation.routes.ts';
import { createEvaluationsService } from './evaluations.service.ts';
import { countQueue } from './evaluations.store.ts';
import { scorecardsErasure, scorecardsExport } from './privacy.ts';
import { tellReviewers } from './reviewers.realtime.ts';
import { createScorecardsService } from './scorecards.service.ts';

export function evaluationModule(needs: Plumbing & { settings: Settings }) {
  const { db } = needs;
  tellReviewers(needs);
  return {
    dictionary,
    openapi,
    routes: [
      ...evaluationRoutes({
        evaluations: createEvaluationsService(needs),
        scorecards: createScorecardsService(needs),
        assignments: createAssignmentsService(needs),
        agreements: createAgreementService(needs),
      }),
      route(waitingEvaluations, async ({ user }) => succeed({ waiting: await countQueue(db, user.id) })),
    ],
    exports: scorecardsExport,
    erases: scorecardsErasure,
  } satisfies Module;
}
