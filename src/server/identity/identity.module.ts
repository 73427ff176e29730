import { dictionary } from '#shared/identity/identity.dictionary.ts';
import type { Module } from '../module.ts';
import type { Plumbing } from '../plumbing.ts';
import { accountRoutes } from './account.routes.ts';
import { createEmailChangeService } from './email-change.service.ts';
import { openapi } from './identity.openapi.ts';
import { tellOfSessions } from './identity.realtime.ts';
import { identityRoutes } from './identity.routes.ts';
import { createIdentityService } from './identity.service.ts';
import { listResetRequests } from './identity.store.ts';
import { accountExport, createAccountErasure } from './privacy.ts';
import { createRegistrationService } from './registration.service.ts';
import { createSessions } from './sessions.ts';
import { createJoining } from './sign-in/joining.ts';
import { createPasskeysService } from './sign-in/passkeys.service.ts';
import { mountProviderReturn } from './sign-in/provider-return.routes.ts';
import { createProviderSignInService } from './sign-in/provider-sign-in.service.ts';
import { createProviders } from './sign-in/providers.ts';
import { createSecondFactorService } from './sign-in/second-factor.service.ts';
import { createSecurityService } from './sign-in/security.service.ts';
import { createSecurityNotice } from './sign-in/security-notice.ts';
import { signInRoutes } from './sign-in/sign-in.routes.ts';
import { deleteOldSteps } from './sign-in/steps.store.ts';
import { deleteStaleThrottles } from './throttle.store.ts';
import { createThrottle } from './throttle.ts';

declare module '../queue/job.ts' {
  interface JobPayloads {
    'identity.mail_reset_link': { requestId: number };
  }
}

export function identityModule(plumbing: Plumbing) {
  const { db, events, realtime, config, publicUrl } = plumbing;
  const sessions = createSessions(plumbing);
  const throttle = createThrottle(db);
  const providers = createProviders(config.providers, publicUrl);
  const notice = createSecurityNotice(plumbing);
  const joining = createJoining({ providers, notice });
  const identity = createIdentityService({
    ...plumbing,
    sessions,
    throttle,
    providerLabel: providers.labelOf,
    joinProvider: joining.joinWaiting,
  });
  const parts = { ...plumbing, identity, sessions, throttle, providers, notice };
  const secondFactor = createSecondFactorService(parts);
  const passkeys = createPasskeysService(parts);
  const providerSignIn = createProviderSignInService({ ...parts, joining });
  const security = createSecurityService(parts);
  const registration = createRegistrationService({ ...plumbing, identity, throttle });
  const emails = createEmailChangeService({ ...plumbing, identity, sessions, throttle });
  tellOfSessions(events, realtime);
  return {
    services: { identity, sessions, throttle, providers, secondFactor },
    dictionary,
    openapi,
    routes: [
      ...identityRoutes({ identity, registration, sessions }),
      ...signInRoutes({ identity, sessions, secondFactor, passkeys, providers, providerSignIn, security }),
      ...accountRoutes({ emails, sessions }),
    ],
    mount: (app) => mountProviderReturn(app, { providers, providerSignIn, sessions }),
    exports: accountExport,
    erases: createAccountErasure(sessions, plumbing.mailer),
    jobs: {
      'identity.mail_reset_link': {
        retries: 10,
        retryAfterSeconds: 15,
        expiresAfterSeconds: 60,
        run: ({ requestId }) => identity.mailResetLink(requestId),
        waitingBefore: async (tx) => (await listResetRequests(tx)).map((requestId) => ({ requestId })),
      },
    },
    sweeps: [identity.deleteExpired, emails.deleteOld, () => deleteOldSteps(db), () => deleteStaleThrottles(db)],
  } satisfies Module;
}
