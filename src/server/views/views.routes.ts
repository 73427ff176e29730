import { DONE, succeed } from '#shared/kernel/answers.ts';
import * as contract from '#shared/views/views.contract.ts';
import { route } from '../http/route.ts';
import type { ViewsService } from './views.service.ts';

export function viewsRoutes(views: ViewsService) {
  return [
    route(contract.listViews, async ({ user }) => succeed({ views: await views.list(user) })),
    route(contract.createView, async ({ user, input }) => succeed({ view: await views.create(user, input) })),
    route(contract.changeView, async ({ user, input }) => succeed({ view: await views.change(user, input) })),
    route(contract.deleteView, async ({ user, input }) => {
      await views.remove(user, input.id);
      return DONE;
    }),
  ];
}
