import type { Noun } from '../noun.ts';
import type { Plumbing } from '../plumbing.ts';
import { boardRoutes } from './board.routes.ts';
import { createBoardService, listenForCompanies } from './board.service.ts';

export function boardNoun(plumbing: Plumbing) {
  listenForCompanies(plumbing.events);
  return { routes: boardRoutes(createBoardService(plumbing)) } satisfies Noun;
}
