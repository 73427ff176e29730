import type { IdentityService } from '../identity/identity.service.ts';
import type { Noun } from '../noun.ts';
import type { Plumbing } from '../plumbing.ts';
import { createInstitutionsService } from './institutions.service.ts';
import { tellOfTexts } from './reference.realtime.ts';
import { referenceRoutes } from './reference.routes.ts';
import { createSettings } from './settings.ts';
import { mountTranslationFiles, translationsRoutes } from './translations/translations.routes.ts';
import { createTranslationsService } from './translations/translations.service.ts';

type Needs = Plumbing & { identity: IdentityService };

export function referenceNoun(needs: Needs) {
  const { db, log, reference, identity } = needs;
  const settings = createSettings(db);
  const institutions = createInstitutionsService(db, log);
  const translations = createTranslationsService(needs);
  tellOfTexts(needs);
  return {
    services: { settings },
    routes: [...referenceRoutes({ identity, reference, settings, institutions }), ...translationsRoutes(translations)],
    mount: (app) => mountTranslationFiles(app, translations),
  } satisfies Noun;
}
