import { DONE, succeed } from '#shared/kernel/answers.ts';
import * as contract from '#shared/profiles/team.contract.ts';
import { route } from '../http/route.ts';
import { signedInAnswer } from '../identity/identity.routes.ts';
import type { Sessions } from '../identity/sessions.ts';
import type { TeamService } from './team.service.ts';

export function teamRoutes(team: TeamService, sessions: Sessions) {
  const answerSignedIn = signedInAnswer(sessions);
  return [
    route(contract.team, async ({ user }) => succeed(await team.list(user))),
    route(contract.inviteMember, async ({ user, input, visit }) =>
      succeed({ invitation: await team.invite(user, input, visit.locale) }),
    ),
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
