import * as contract from '#shared/identity/identity.contract.ts';
import { DONE, succeed } from '#shared/kernel/answers.ts';
import { type Call, route } from '../http/route.ts';
import type { IdentityService, SignedIn } from './identity.service.ts';
import type { Sessions } from './sessions.ts';

/** The cookies of a fresh session, and the answer that tells the page its new CSRF token. */
export function answerSignedIn(call: Pick<Call, 'visit'>, { user, sessionToken, deviceToken }: SignedIn) {
  call.visit.startSession(sessionToken, deviceToken);
  return succeed({ user, csrf_token: call.visit.csrfToken() });
}

export function identityRoutes(identity: IdentityService, sessions: Sessions) {
  return [
    route(contract.login, async (call) => {
      const signedIn = await identity.login(call.input, call.visit.origin);
      // The session of whoever was signed in before ends with the new one.
      if (call.visit.session) await sessions.end(call.visit.token);
      return answerSignedIn(call, signedIn);
    }),
    route(contract.logout, async ({ visit }) => {
      await sessions.end(visit.token);
      visit.endSession();
      return DONE;
    }),
    route(contract.me, async ({ user, visit }) => succeed({ user, csrf_token: visit.csrfToken() })),
    route(contract.register, async ({ input, visit }) => {
      await identity.register(input, visit.origin);
      const { name, email, role } = input;
      return succeed({
        user: { name, email, role },
        message: 'We have sent you a link. Open it to confirm your e-mail and to start.',
      });
    }),
    route(contract.confirmRegistration, async (call) =>
      answerSignedIn(call, await identity.confirmRegistration(call.input.token, call.visit.origin)),
    ),
    route(contract.forgotPassword, async ({ input, visit }) => {
      await identity.forgotPassword(input.email, visit.origin);
      return DONE;
    }),
    route(contract.resetPassword, async (call) =>
      answerSignedIn(call, await identity.resetPassword(call.input.token, call.input.password, call.visit.origin)),
    ),
    route(contract.changePassword, async (call) =>
      answerSignedIn(call, await identity.changePassword(call.user, call.input, call.visit.origin)),
    ),
  ];
}
