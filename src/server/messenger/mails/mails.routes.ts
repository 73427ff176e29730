import { succeed } from '#shared/kernel/answers.ts';
import * as contract from '#shared/messenger/mail-choices.contract.ts';
import { route } from '../../http/route.ts';
import type { MailChoicesService } from './mail-choices.service.ts';

export function mailsRoutes(choices: MailChoicesService) {
  return [
    route(contract.findMailedChoice, async ({ input }) => succeed({ wanted: await choices.isWanted(input.token) })),
    route(contract.chooseByMail, async ({ input }) =>
      succeed({ wanted: await choices.choose(input.token, input.wanted) }),
    ),
    route(contract.findOwnChoice, async ({ user }) => succeed({ wanted: await choices.isWantedBy(user) })),
    route(contract.chooseMails, async ({ user, input }) =>
      succeed({ wanted: await choices.chooseFor(user, input.wanted) }),
    ),
  ];
}
