import { succeed } from '#shared/kernel/answers.ts';
import * as contract from '#shared/messenger/mail-choices.contract.ts';
import { route } from '../../http/route.ts';
import type { MailChoicesService } from './mail-choices.service.ts';

export function mailsRoutes(choices: MailChoicesService) {
  return [
    route(contract.findMailedChoice, async ({ input }) => succeed(await choices.find(input.token))),
    route(contract.chooseByMail, async ({ input }) =>
      succeed({ wanted: await choices.choose(input.token, input.wanted) }),
    ),
  ];
}
