import * as contract from '#shared/board/board.contract.ts';
import { succeed } from '#shared/kernel/answers.ts';
import { route } from '../http/route.ts';
import type { BoardService } from './board.service.ts';

export function boardRoutes(board: BoardService) {
  return [
    route(contract.moveApplication, async ({ user, input }) => succeed({ application: await board.move(user, input) })),
  ];
}
