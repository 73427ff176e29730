import * as contract from '#shared/applications/unclaimed.contract.ts';
import { DONE, succeed } from '#shared/kernel/answers.ts';
import { route } from '../../http/route.ts';
import type { UnclaimedService } from './unclaimed.service.ts';

export function unclaimedRoutes(unclaimed: UnclaimedService) {
  return [
    route(contract.unclaimedApplications, async ({ user }) => succeed({ applications: await unclaimed.list(user) })),
    route(contract.claimApplications, async ({ user, input, visit }) =>
      succeed({ results: await unclaimed.claim(user, input.ids, visit.locale) }),
    ),
    route(contract.disownUnclaimed, async ({ user, input }) => {
      await unclaimed.disown(user, input.id);
      return DONE;
    }),
  ];
}
