import * as contract from '#shared/board/board.contract.ts';
import { DONE, succeed } from '#shared/kernel/answers.ts';
import { route } from '../http/route.ts';
import type { BoardService } from './board.service.ts';
import type { GroupsService } from './groups.service.ts';
import type { MovesService } from './moves.service.ts';

export function boardRoutes(board: BoardService, moves: MovesService, groups: GroupsService) {
  return [
    route(contract.board, async ({ user, input, visit }) => succeed(await board.open(user, input, visit.words))),
    route(contract.moreCards, async ({ user, input, visit }) => succeed(await board.more(user, input, visit.words))),
    route(contract.cardsById, async ({ user, input, visit }) => succeed(await board.some(user, input, visit.words))),
    route(contract.visitBoard, async ({ user, input }) => succeed({ new_since: await board.visit(user, input.job) })),
    route(contract.moveApplication, async ({ user, input }) => succeed({ application: await moves.move(user, input) })),
    route(contract.moveApplications, async ({ user, input }) =>
      succeed({ applications: await moves.moveMany(user, input) }),
    ),
    route(contract.syncBoard, async ({ user, input }) => succeed({ applications: await moves.sync(user, input) })),
    route(contract.storeGroup, async ({ user, input }) => succeed({ group: await groups.add(user, input) })),
    route(contract.renameGroup, async ({ user, input }) => succeed({ group: await groups.rename(user, input) })),
    route(contract.orderGroups, async ({ user, input }) => succeed({ groups: await groups.order(user, input) })),
    route(contract.deleteGroup, async ({ user, input }) => {
      await groups.remove(user, input);
      return DONE;
    }),
    route(contract.setBlindReview, async ({ user, input }) =>
      succeed({ blind_until: await groups.setBlind(user, input.until_group_id) }),
    ),
  ];
}
