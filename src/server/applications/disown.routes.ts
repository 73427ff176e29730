import * as contract from '#shared/applications/disown.contract.ts';
import { succeed } from '#shared/kernel/answers.ts';
import { route } from '../http/route.ts';
import type { DisownService } from './disown.service.ts';

export function disownRoutes(disowning: DisownService) {
  return [
    route(contract.disownable, async ({ input }) => succeed({ application: await disowning.show(input.token) })),
    route(contract.disownApplication, async ({ input }) => {
      await disowning.disown(input.token);
      return succeed({});
    }),
  ];
}
