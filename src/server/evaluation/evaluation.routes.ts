import { agreement } from '#shared/evaluation/agreement.contract.ts';
import * as contract from '#shared/evaluation/evaluation.contract.ts';
import { saveHumanEvaluation, saveScorecard } from '#shared/evaluation/scorecards.contract.ts';
import { succeed } from '#shared/kernel/answers.ts';
import { route } from '../http/route.ts';
import type { AgreementService } from './agreement.service.ts';
import type { AssignmentsService } from './assignments.service.ts';
import type { EvaluationsService } from './evaluations.service.ts';
import type { ScorecardsService } from './scorecards.service.ts';

type Services = {
  evaluations: EvaluationsService;
  scorecards: ScorecardsService;
  assignments: AssignmentsService;
  agreements: AgreementService;
};

export function evaluationRoutes({ evaluations, scorecards, assignments, agreements }: Services) {
  return [
    route(contract.evaluations, async ({ user, input, visit: { words } }) =>
      succeed(await evaluations.list(user, input, words)),
    ),
    route(contract.evaluationReviewers, async ({ user }) => succeed({ reviewers: await assignments.reviewers(user) })),
    route(agreement, async ({ user, visit: { words } }) => succeed(await agreements.open(user, words))),
    route(contract.evaluation, async ({ user, input, visit: { words, locale } }) =>
      succeed(await evaluations.open(input.application, { user, words, locale })),
    ),
    route(contract.assignEvaluations, async ({ user, input }) =>
      succeed({ applications: await assignments.assign(user, input) }),
    ),
    route(saveHumanEvaluation, async ({ user, input }) => succeed(await scorecards.save(user, input))),
    route(saveScorecard, async ({ user, input }) => succeed(await scorecards.saveAll(user, input))),
  ];
}
