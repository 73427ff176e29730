import type { IdentityService } from '../identity/identity.service.ts';
import type { Module } from '../module.ts';
import type { Plumbing } from '../plumbing.ts';
import { createInstitutionsService } from './institutions.service.ts';
import { openapi } from './reference.openapi.ts';
import { keepTexts } from './reference.realtime.ts';
import { referenceRoutes } from './reference.routes.ts';
import { keepSettings } from './settings.realtime.ts';
import { createSettingsService } from './settings.service.ts';
import { mountTranslationFiles, translationsRoutes } from './translations/translations.routes.ts';
import { createTranslationsService } from './translations/translations.service.ts';

type Needs = Plumbing & { identity: IdentityService };

export async function referenceModule(needs: Needs) {
  const { db, log, reference, identity, settings } = needs;
  const institutions = createInstitutionsService(db, log);
  const settingsService = createSettingsService(needs);
  const translations = createTranslationsService(needs);
  keepSettings(needs);
  keepTexts(needs);
  await settings.refresh();
  return {
    services: { institutions },
    openapi,
    routes: [
      ...referenceRoutes({ identity, reference, settings, settingsService, institutions }),
      ...translationsRoutes(translations),
    ],
    mount: (app) => mountTranslationFiles(app, translations),
    // Makes up for events of other processes that were lost.
    everyMinute: settings.refresh,
  } satisfies Module;
}
