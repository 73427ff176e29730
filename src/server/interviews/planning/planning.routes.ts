import type { SessionUser } from '#shared/identity/identity.contract.ts';
import * as contract from '#shared/interviews/interviews.contract.ts';
import { DONE, succeed } from '#shared/kernel/answers.ts';
import { route } from '../../http/route.ts';
import type { Visit } from '../../http/visit.ts';
import type { ChangesService } from './changes.service.ts';
import type { PlanningService } from './planning.service.ts';

type Services = { planning: PlanningService; changes: ChangesService };
const plannerOf = (user: SessionUser, { locale, words }: Visit) => ({ user, locale, words });

export function planningRoutes({ planning, changes }: Services) {
  return [
    route(contract.planInterviews, async ({ user, input, visit }) =>
      succeed({ results: await planning.plan(plannerOf(user, visit), input) }),
    ),
    route(contract.planningFacts, async ({ user, input, visit }) =>
      succeed(await planning.facts(plannerOf(user, visit), input)),
    ),
    route(contract.moveInterview, async ({ user, input, visit }) =>
      succeed({ interview: await changes.move(plannerOf(user, visit), input) }),
    ),
    route(contract.offerTimes, async ({ user, input, visit }) =>
      succeed({ interview: await changes.offer(plannerOf(user, visit), input) }),
    ),
    route(contract.cancelInterview, async ({ user, input, visit }) =>
      succeed({ interview: await changes.cancel(plannerOf(user, visit), input) }),
    ),
    route(contract.noteAttendance, async ({ user, input, visit }) =>
      succeed({ interview: await changes.attend(plannerOf(user, visit), input) }),
    ),
    route(contract.remindInterviewers, async ({ user, input, visit }) => {
      await changes.remind(plannerOf(user, visit), input.id);
      return DONE;
    }),
  ];
}
