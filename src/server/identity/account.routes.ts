import * as contract from '#shared/identity/account.contract.ts';
import { DONE, succeed } from '#shared/kernel/answers.ts';
import { route } from '../http/route.ts';
import { sessionOf } from '../http/visit.ts';
import type { EmailChangeService } from './email-change.service.ts';
import { signedInAnswer } from './identity.routes.ts';
import type { Session, Sessions } from './sessions.ts';

/** The endpoints with which people change their own account. */
export function accountRoutes({ emails, sessions }: { emails: EmailChangeService; sessions: Sessions }) {
  const answerSignedIn = signedInAnswer(sessions);
  return [
    route(contract.findEmailChange, async ({ user }) => succeed({ pending: await emails.findPending(user.id) })),
    route(contract.changeEmail, async ({ user, input, visit }) => {
      await emails.request(user, input, visit.origin);
      return DONE;
    }),
    route(contract.cancelEmailChange, async ({ user }) => {
      await emails.cancel(user.id);
      return DONE;
    }),
    route(contract.confirmEmail, async (call) =>
      answerSignedIn(call, await emails.confirm(call.input, call.visit.session, call.visit.origin)),
    ),
    route(contract.undoEmailChange, async ({ input, visit }) => {
      await emails.undo(input.token, visit.origin);
      return DONE;
    }),
    route(contract.listSessions, async ({ user, visit }) =>
      succeed({ sessions: await sessions.listOf(user.id, sessionOf(visit)?.id ?? null) }),
    ),
    route(contract.endSession, async ({ user, input, visit }) => {
      await sessions.endOne(user.id, input.id);
      if (input.id === visit.session?.id) visit.endSession();
      return DONE;
    }),
    route(contract.endOtherSessions, async ({ user, visit }) => {
      await sessions.endOthers(user.id, (visit.session as Session).id);
      return DONE;
    }),
  ];
}
