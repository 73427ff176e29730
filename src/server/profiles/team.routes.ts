import { DONE, succeed } from '#shared/kernel/answers.ts';
import * as contract from '#shared/profiles/team.contract.ts';
import { route } from '../http/route.ts';
import { answerSignedIn } from '../identity/identity.routes.ts';
import type { TeamService } from './team.service.ts';

export function teamRoutes(team: TeamService) {
  return [
    route(contract.team, async ({ user }) => succeed(await team.list(user))),
    route(contract.inviteMember, async ({ user, input }) => succeed({ invitation: await team.invite(user, input) })),
    route(contract.withdrawInvitation, async ({ user, input }) => {
      await team.withdraw(user, input.id);
      return DONE;
    }),
    route(contract.removeMember, async ({ user, input }) => {
      await team.remove(user, input.id);
      return DONE;
    }),
    route(contract.invitation, async ({ input }) => succeed(await team.show(input.token))),
    route(contract.acceptInvitation, async (call) =>
      answerSignedIn(call, await team.accept(call.input, call.visit.origin)),
    ),
  ];
}
