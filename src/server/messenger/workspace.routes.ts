import { succeed } from '#shared/kernel/answers.ts';
import { listNews } from '#shared/messenger/news.contract.ts';
import { searchWorkspace } from '#shared/messenger/search.contract.ts';
import { route } from '../http/route.ts';
import type { NewsService } from './news/news.service.ts';
import type { SearchService } from './search/search.service.ts';

/** The search and the notifications in the top bar of the workspace. */
export function workspaceRoutes({ search, news }: { search: SearchService; news: NewsService }) {
  return [
    route(searchWorkspace, async ({ user, visit, input }) => succeed(await search.find(user, input.q, visit.words))),
    route(listNews, async ({ user, visit }) => succeed(await news.list(user, visit.words))),
  ];
}
