import * as contract from '#shared/interviews/interviews.contract.ts';
import { succeed } from '#shared/kernel/answers.ts';
import { route } from '../../http/route.ts';
import type { WeekService } from './week.service.ts';

export function weekRoutes(week: WeekService) {
  return [
    route(contract.interviewsOfWeek, async ({ user, input, visit }) =>
      succeed(await week.week(user, input, visit.words)),
    ),
    route(contract.interviewsAhead, async ({ user, visit }) => succeed(await week.ahead(user, visit.words))),
    route(contract.showInterview, async ({ user, input, visit }) =>
      succeed({ interview: await week.show(user, input.id, visit.words) }),
    ),
    route(contract.interviewsOfApplication, async ({ user, input, visit }) =>
      succeed({ interviews: await week.ofApplication(user, input.application_id, visit.words) }),
    ),
  ];
}
