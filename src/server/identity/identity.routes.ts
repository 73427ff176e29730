import * as contract from '#shared/identity/identity.contract.ts';
import { identityRefusal } from '#shared/identity/identity-refusals.texts.ts';
import { DONE, succeed } from '#shared/kernel/answers.ts';
import { AppError } from '#shared/kernel/errors.ts';
import { type Call, route } from '../http/route.ts';
import { sessionOf } from '../http/visit.ts';
import type { IdentityService, SignInResult } from './identity.service.ts';
import type { RegistrationService } from './registration.service.ts';
import type { Session, Sessions } from './sessions.ts';

/**
 * Sets the cookies of a new session, and returns its CSRF token to the page. The previous session of this browser ends.
 */
export function signedInAnswer(sessions: Sessions) {
  return async ({ visit }: Pick<Call, 'visit'>, result: SignInResult) => {
    if ('isSecondStep' in result) throw new AppError('second_step');
    if (sessionOf(visit)) await sessions.end(visit.token);
    visit.startSession(result.sessionToken, result.deviceToken);
    return succeed({ user: result.user, csrf_token: visit.csrfToken() });
  };
}

type Services = { identity: IdentityService; registration: RegistrationService; sessions: Sessions };

export function identityRoutes({ identity, registration, sessions }: Services) {
  const answerSignedIn = signedInAnswer(sessions);
  return [
    route(contract.login, async (call) => answerSignedIn(call, await identity.login(call.input, call.visit.origin))),
    route(contract.logout, async ({ visit }) => {
      await sessions.end(visit.token);
      visit.endSession();
      return DONE;
    }),
    route(contract.me, async ({ user, visit }) => succeed({ user, csrf_token: visit.csrfToken() })),
    route(contract.register, async ({ input, visit }) => {
      await registration.register(input, visit.origin);
      const { name, email, role } = input;
      return succeed({
        user: { name, email, role },
        message: visit.words(identityRefusal('answer.link_sent')),
      });
    }),
    route(contract.confirmRegistration, async (call) =>
      answerSignedIn(call, await registration.confirm(call.input, call.visit.origin)),
    ),
    route(contract.takeOverRegistration, async (call) =>
      answerSignedIn(call, await registration.takeOver(call.input, call.visit.origin)),
    ),
    route(contract.forgotPassword, async ({ input, visit }) => {
      await identity.forgotPassword(input.email, visit.origin);
      return DONE;
    }),
    route(contract.resetPassword, async (call) =>
      answerSignedIn(call, await identity.resetPassword(call.input.token, call.input.password, call.visit.origin)),
    ),
    route(contract.changePassword, async (call) =>
      answerSignedIn(call, await identity.changePassword(call.visit.session as Session, call.input, call.visit.origin)),
    ),
  ];
}
