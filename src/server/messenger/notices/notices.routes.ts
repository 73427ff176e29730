import { DONE, succeed } from '#shared/kernel/answers.ts';
import * as contract from '#shared/messenger/notices.contract.ts';
import { route } from '../../http/route.ts';
import type { NoticeChoicesService } from './notice-choices.service.ts';
import type { NoticesService } from './notices.service.ts';

export function noticesRoutes(notices: NoticesService, choices: NoticeChoicesService) {
  return [
    route(contract.listNotices, async ({ user, visit, input }) =>
      succeed(await notices.list(user, input.before ?? null, visit.words)),
    ),
    route(contract.readNotice, async ({ user, input }) => {
      await notices.markRead(user, input.id);
      return DONE;
    }),
    route(contract.readAllNotices, async ({ user }) => {
      await notices.markAllRead(user);
      return DONE;
    }),
    route(contract.listNoticeChoices, async ({ user }) => succeed({ choices: await choices.list(user) })),
    route(contract.chooseNotices, async ({ user, input }) => {
      await choices.choose(user, input);
      return succeed({ choices: await choices.list(user) });
    }),
  ];
}
