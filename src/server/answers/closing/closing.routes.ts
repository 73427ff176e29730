import * as contract from '#shared/answers/closing.contract.ts';
import { succeed } from '#shared/kernel/answers.ts';
import { route } from '../../http/route.ts';
import type { ClosingService } from './closing.service.ts';

export function closingRoutes(closing: ClosingService) {
  return [
    route(contract.openApplicants, async ({ user, input, visit }) =>
      succeed(await closing.open(user, input.id, visit.words)),
    ),
    route(contract.closeWithAnswers, async ({ user, input, visit }) =>
      succeed({ closing: await closing.close(user, input, visit.words) }),
    ),
    route(contract.lastClosing, async ({ user, input, visit }) =>
      succeed({ closing: await closing.last(user, input.id, visit.words) }),
    ),
    route(contract.retryClosing, async ({ user, input, visit }) =>
      succeed(await closing.retry(user, input, visit.words)),
    ),
  ];
}
