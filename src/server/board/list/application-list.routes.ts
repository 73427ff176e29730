import { listApplications } from '#shared/board/application-list.contract.ts';
import { succeed } from '#shared/kernel/answers.ts';
import { route } from '../../http/route.ts';
import type { ApplicationList } from './application-list.service.ts';

export function applicationListRoutes(list: ApplicationList) {
  return [route(listApplications, async ({ user, input }) => succeed(await list.read(user, input)))];
}
