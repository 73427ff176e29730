import type { Noun } from '../noun.ts';
import type { Plumbing } from '../plumbing.ts';
import type { Settings } from '../reference/settings.ts';
import { createAgreementService } from './agreement.service.ts';
import { createAssignmentsService } from './assignments.service.ts';
import { evaluationRoutes } from './evaluation.routes.ts';
import { createEvaluationsService } from './evaluations.service.ts';
import { createScorecardsService } from './scorecards.service.ts';

export function evaluationNoun(needs: Plumbing & { settings: Settings }) {
  return {
    routes: evaluationRoutes({
      evaluations: createEvaluationsService(needs),
      scorecards: createScorecardsService(needs),
      assignments: createAssignmentsService(needs),
      agreements: createAgreementService(needs),
    }),
  } satisfies Noun;
}
