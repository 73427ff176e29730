import * as contract from '#shared/answers/answers.contract.ts';
import { succeed } from '#shared/kernel/answers.ts';
import { route } from '../http/route.ts';
import type { AnswersService } from './answers.service.ts';

export function answersRoutes(answers: AnswersService) {
  return [
    route(contract.listWaiting, async ({ user, input, visit }) =>
      succeed(await answers.list(user, input, visit.words)),
    ),
    route(contract.answersOverview, async ({ user, input }) => succeed(await answers.overview(user, input))),
  ];
}
