import * as contract from '#shared/interviews/choosing.contract.ts';
import { succeed } from '#shared/kernel/answers.ts';
import { route } from '../../http/route.ts';
import type { ChoosingService } from './choosing.service.ts';

export function choosingRoutes(choosing: ChoosingService) {
  return [
    route(contract.openInterview, async ({ user, input }) =>
      succeed({ interview: await choosing.open(input.link, user) }),
    ),
    route(contract.chooseTime, async ({ user, input }) => succeed({ interview: await choosing.choose(input, user) })),
    route(contract.noTimeSuits, async ({ user, input }) =>
      succeed({ interview: await choosing.noneSuits(input, user) }),
    ),
    route(contract.cancelByCandidate, async ({ user, input }) =>
      succeed({ interview: await choosing.cancel(input, user) }),
    ),
  ];
}
