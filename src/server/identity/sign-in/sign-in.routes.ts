import * as passkey from '#shared/identity/sign-in/passkeys.contract.ts';
import * as proof from '#shared/identity/sign-in/proofs.contract.ts';
import * as provider from '#shared/identity/sign-in/providers.contract.ts';
import * as factor from '#shared/identity/sign-in/second-factor.contract.ts';
import { security as showSecurity } from '#shared/identity/sign-in/security.contract.ts';
import { DONE, succeed } from '#shared/kernel/answers.ts';
import { route } from '../../http/route.ts';
import { sessionOf, type Visit } from '../../http/visit.ts';
import { signedInAnswer } from '../identity.routes.ts';
import type { IdentityService } from '../identity.service.ts';
import type { Session, Sessions } from '../sessions.ts';
import type { PasskeysService } from './passkeys.service.ts';
import type { ProviderSignInService } from './provider-sign-in.service.ts';
import type { Providers } from './providers.ts';
import type { SecondFactorService } from './second-factor.service.ts';
import type { SecurityService } from './security.service.ts';

type Services = {
  identity: IdentityService;
  sessions: Sessions;
  secondFactor: SecondFactorService;
  passkeys: PasskeysService;
  providers: Providers;
  providerSignIn: ProviderSignInService;
  security: SecurityService;
};

/** These calls are closed to API tokens, so whoever makes them has a session. */
const mine = (visit: Visit) => sessionOf(visit) as Session;

/** The ways to sign in beside the password, and to prove again who one is. */
export function signInRoutes(services: Services) {
  const { identity, sessions, secondFactor, passkeys, providers, providerSignIn, security } = services;
  const answerSignedIn = signedInAnswer(sessions);
  return [
    route(showSecurity, async ({ visit }) => succeed(await security.show(mine(visit)))),

    route(proof.findProof, async ({ visit }) => succeed(await security.findProof(mine(visit)))),
    route(proof.proveByPassword, async ({ visit, input }) => {
      await identity.proveByPassword(mine(visit), input.current_password);
      return DONE;
    }),
    route(proof.proveByCode, async ({ visit, input }) => {
      await secondFactor.proveByCode(mine(visit), input.code, visit.origin);
      return DONE;
    }),

    route(factor.enterCode, async (call) =>
      answerSignedIn(call, await secondFactor.enterCode(call.input.code, call.visit.origin)),
    ),
    route(factor.beginSecondFactor, async ({ user }) => succeed(await secondFactor.begin(user))),
    route(factor.confirmSecondFactor, async ({ visit, input }) => {
      await secondFactor.confirm(mine(visit), input.code, visit.origin);
      return DONE;
    }),
    route(factor.endSecondFactor, async ({ user }) => {
      await secondFactor.end(user);
      return DONE;
    }),
    route(factor.renewRecoveryCodes, async ({ user }) => succeed({ codes: await secondFactor.renewCodes(user) })),

    route(passkey.beginPasskeySignIn, async ({ visit }) =>
      succeed({ options: await passkeys.askToSignIn(visit.origin) }),
    ),
    route(passkey.signInByPasskey, async (call) =>
      answerSignedIn(call, await passkeys.signIn(call.input.credential, call.visit.origin)),
    ),
    route(passkey.beginPasskeyProof, async ({ user, visit }) =>
      succeed({ options: await passkeys.askToProve(user, visit.origin) }),
    ),
    route(passkey.proveByPasskey, async ({ visit, input }) => {
      await passkeys.prove(mine(visit), input.credential, visit.origin);
      return DONE;
    }),
    route(passkey.beginPasskey, async ({ user, visit }) =>
      succeed({ options: await passkeys.askToAdd(user, visit.origin) }),
    ),
    route(passkey.addPasskey, async ({ visit, input }) =>
      succeed({ passkey: await passkeys.add(mine(visit), input.name, input.credential, visit.origin) }),
    ),
    route(passkey.renamePasskey, async ({ user, input }) => {
      await passkeys.rename(user, input.id, input.name);
      return DONE;
    }),
    route(passkey.removePasskey, async ({ user, input }) => {
      await passkeys.remove(user, input.id);
      return DONE;
    }),

    route(provider.listProviders, async () => succeed({ providers: providers.list() })),
    route(provider.beginProviderSignIn, async ({ input, visit }) =>
      succeed({ address: await providerSignIn.beginSignIn(input, visit.origin) }),
    ),
    route(provider.linkProvider, async ({ user, input, visit }) =>
      succeed({ address: await providerSignIn.beginLink(user.id, input.name, visit.origin) }),
    ),
    route(provider.unlinkProvider, async ({ user, input }) => {
      await security.unlink(user, input.name);
      return DONE;
    }),
    route(provider.beginProviderProof, async ({ user, input, visit }) =>
      succeed({ address: await providerSignIn.beginProof(user.id, input.name, visit.origin) }),
    ),
  ];
}
