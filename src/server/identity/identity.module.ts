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
import { deleteStaleThrottles } from './throttle.store.ts';
import { createThrottle } from './throttle.ts';

declare module '../queue/job.ts' {
  interface JobPayloads {
    'identity.mail_reset_link': { requestId: number };
  }
}

export function identityModule(plumbing: Plumbing) {
  const { db, events, realtime } = plumbing;
  const sessions = createSessions(plumbing);
  const throttle = createThrottle(db);
  const identity = createIdentityService({ ...plumbing, sessions, throttle });
  const registration = createRegistrationService({ ...plumbing, identity, throttle });
  const emails = createEmailChangeService({ ...plumbing, identity, sessions, throttle });
  tellOfSessions(events, realtime);
  return {
    services: { identity, sessions, throttle },
    dictionary,
    openapi,
    routes: [...identityRoutes({ identity, registration, sessions }), ...accountRoutes({ emails, sessions })],
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
    sweeps: [identity.deleteExpired, emails.deleteOld, () => deleteStaleThrottles(db)],
  } satisfies Module;
}
