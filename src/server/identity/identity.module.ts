import type { Module } from '../module.ts';
import type { Plumbing } from '../plumbing.ts';
import { accountRoutes } from './account.routes.ts';
import { createEmailChangeService } from './email-change.service.ts';
import { tellOfSessions } from './identity.realtime.ts';
import { identityRoutes } from './identity.routes.ts';
import { createIdentityService } from './identity.service.ts';
import { createRegistrationService } from './registration.service.ts';
import { createSessions } from './sessions.ts';
import { deleteStaleThrottles } from './throttle.store.ts';
import { createThrottle } from './throttle.ts';

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
    routes: [...identityRoutes({ identity, registration, sessions }), ...accountRoutes({ emails, sessions })],
    works: [{ name: 'password-resets', every: '* * * * *', run: identity.mailResetLinks, after: 'password resets' }],
    sweeps: [identity.deleteExpired, emails.deleteOld, () => deleteStaleThrottles(db)],
  } satisfies Module;
}
