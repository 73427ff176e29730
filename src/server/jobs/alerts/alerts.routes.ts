import * as contract from '#shared/jobs/alerts.contract.ts';
import { DONE, succeed } from '#shared/kernel/answers.ts';
import { route } from '../../http/route.ts';
import type { MailedAlertsService } from './mailed-alerts.service.ts';
import type { OwnAlertsService } from './own-alerts.service.ts';

export function alertsRoutes({ own, mailed }: { own: OwnAlertsService; mailed: MailedAlertsService }) {
  return [
    route(contract.askForAlert, async ({ input, visit }) => {
      await mailed.ask(input, visit.origin);
      return DONE;
    }),
    route(contract.findMailedAlert, async ({ input }) => succeed(await mailed.find(input.token))),
    route(contract.chooseMailedAlert, async ({ input }) => succeed(await mailed.choose(input.token, input.wanted))),
    route(contract.ownAlerts, async ({ user }) => succeed({ alerts: await own.list(user) })),
    route(contract.createAlert, async ({ user, input, visit }) =>
      succeed({ alert: await own.create(user, input, visit.locale) }),
    ),
    route(contract.changeAlert, async ({ user, input }) => succeed({ alert: await own.change(user, input) })),
    route(contract.deleteAlert, async ({ user, input }) => {
      await own.remove(user, input.id);
      return DONE;
    }),
  ];
}
