import * as contract from '#shared/interviews/kits.contract.ts';
import { DONE, succeed } from '#shared/kernel/answers.ts';
import { route } from '../../http/route.ts';
import type { KitsService } from './kits.service.ts';
import type { ScorecardsService } from './scorecards.service.ts';

export function kitsRoutes({ kits, scorecards }: { kits: KitsService; scorecards: ScorecardsService }) {
  return [
    route(contract.listKits, async ({ user, input }) => succeed(await kits.list(user, input))),
    route(contract.createKit, async ({ user, input }) => succeed({ kit: await kits.create(user, input) })),
    route(contract.changeKit, async ({ user, input }) => succeed({ kit: await kits.change(user, input) })),
    route(contract.deleteKit, async ({ user, input }) => {
      await kits.remove(user, input.id);
      return DONE;
    }),
    route(contract.openKit, async ({ user, input, visit }) => succeed(await scorecards.open(user, input.id, visit))),
    route(contract.saveInterviewScorecard, async ({ user, input }) =>
      succeed({ scorecard: await scorecards.save(user, input) }),
    ),
    route(contract.handInScorecard, async ({ user, input }) =>
      succeed({ scorecard: await scorecards.handIn(user, input) }),
    ),
    route(contract.panelOfApplication, async ({ user, input }) =>
      succeed({ panels: await scorecards.panels(user, input.application_id) }),
    ),
  ];
}
