import type { IdentityService } from '../identity/identity.service.ts';
import type { Noun } from '../noun.ts';
import type { Plumbing } from '../plumbing.ts';
import { createInstitutionsService } from './institutions.service.ts';
import { referenceRoutes } from './reference.routes.ts';
import { createSettings } from './settings.ts';

type Needs = Plumbing & { identity: IdentityService };

export function referenceNoun({ db, log, reference, identity }: Needs) {
  const settings = createSettings(db);
  const institutions = createInstitutionsService(db, log);
  return {
    services: { settings },
    routes: referenceRoutes({ identity, reference, settings, institutions }),
  } satisfies Noun;
}
