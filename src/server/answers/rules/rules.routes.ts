import * as contract from '#shared/answers/rules.contract.ts';
import { DONE, succeed } from '#shared/kernel/answers.ts';
import { route } from '../../http/route.ts';
import type { PlannedService } from './planned.service.ts';
import type { RulesService } from './rules.service.ts';

export function rulesRoutes({ rules, planned }: { rules: RulesService; planned: PlannedService }) {
  return [
    route(contract.listRules, async ({ user }) => succeed({ rules: await rules.list(user) })),
    route(contract.saveRule, async ({ user, input, visit }) =>
      succeed({ rule: await rules.save(user, input, visit.words) }),
    ),
    route(contract.tryRule, async ({ user, input, visit }) =>
      succeed({ email: await rules.trial({ user, locale: visit.locale }, input) }),
    ),
    route(contract.listPlanned, async ({ user, visit }) => succeed(await planned.list(user, visit.words))),
    route(contract.showPlanned, async ({ user, input, visit }) =>
      succeed({ planned: await planned.show(user, input.application_id, visit.words) }),
    ),
    route(contract.changePlanned, async ({ user, input }) => {
      await planned.change(user, input);
      return DONE;
    }),
    route(contract.sendPlanned, async ({ user, input }) => succeed({ sent: await planned.send(user, input) })),
    route(contract.takeBackPlanned, async ({ user, input }) =>
      succeed({ taken_back: await planned.takeBack(user, input) }),
    ),
  ];
}
