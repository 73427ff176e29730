import * as contract from '#shared/interviews/choosing.contract.ts';
import { succeed } from '#shared/kernel/answers.ts';
import { route } from '../../http/route.ts';
import type { ComingService } from './coming.service.ts';

export function comingRoutes(coming: ComingService) {
  return [
    route(contract.comingInterviews, async ({ user }) => succeed({ interviews: await coming.ofAccount(user) })),
    route(contract.interviewsOfReceipt, async ({ user, input }) =>
      succeed({ interviews: await coming.ofReceipt(input.receipt, user) }),
    ),
  ];
}
