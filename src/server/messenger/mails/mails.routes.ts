import { succeed } from '#shared/kernel/answers.ts';
import * as contract from '#shared/messenger/mail-choices.contract.ts';
import { route } from '../../http/route.ts';
import type { MailChoicesService } from './mail-choices.service.ts';

export function mailsRoutes(choices: MailChoicesService) {
  return [
    route(contract.findMailedChoice, async ({ input: { token, about } }) =>
      succeed({ wanted: await choices.isWanted(token, about) }),
    ),
    route(contract.chooseByMail, async ({ input: { token, about, wanted } }) =>
      succeed({ wanted: await choices.choose(token, about, wanted) }),
    ),
    route(contract.findOwnChoice, async ({ user, input: { about } }) =>
      succeed({ wanted: await choices.isWantedBy(user, about) }),
    ),
    route(contract.chooseMails, async ({ user, input: { about, wanted } }) =>
      succeed({ wanted: await choices.chooseFor(user, about, wanted) }),
    ),
  ];
}
