import type { IdentityService } from '../identity/identity.service.ts';
import type { Noun } from '../noun.ts';
import type { Plumbing } from '../plumbing.ts';
import { createInstitutionsService } from './institutions.service.ts';
import { referenceRoutes } from './reference.routes.ts';
import { tellOfSettings } from './settings.realtime.ts';
import { createSettingsService } from './settings.service.ts';

type Needs = Plumbing & { identity: IdentityService };

export async function referenceNoun(needs: Needs) {
  const { db, log, reference, identity, settings } = needs;
  const institutions = createInstitutionsService(db, log);
  tellOfSettings(needs);
  await settings.refresh();
  return {
    routes: referenceRoutes({
      identity,
      reference,
      settings,
      settingsService: createSettingsService(needs),
      institutions,
    }),
    // For news that were lost on their way from another process.
    everyMinute: settings.refresh,
  } satisfies Noun;
}
