import type { IdentityService } from '../identity/identity.service.ts';
import type { Noun } from '../noun.ts';
import type { Plumbing } from '../plumbing.ts';
import { createInstitutionsService } from './institutions.service.ts';
import { referenceRoutes } from './reference.routes.ts';
import { tellOfSettings } from './settings.realtime.ts';
import { createSettings } from './settings.ts';

type Needs = Plumbing & { identity: IdentityService };

export function referenceNoun({ db, log, events, realtime, reference, identity }: Needs) {
  tellOfSettings({ events, realtime });
  const settings = createSettings(db);
  const institutions = createInstitutionsService(db, log);
  return {
    services: { settings },
    routes: referenceRoutes({ identity, reference, settings, institutions }),
  } satisfies Noun;
}
