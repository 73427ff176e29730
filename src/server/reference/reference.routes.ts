import { DONE, succeed } from '#shared/kernel/answers.ts';
import * as contract from '#shared/reference/reference.contract.ts';
import { adminSettings, changeSettings } from '#shared/reference/settings.contract.ts';
import { SPOKEN_LANGUAGES } from '#shared/reference/spoken-languages.ts';
import { route } from '../http/route.ts';
import type { IdentityService } from '../identity/identity.service.ts';
import type { InstitutionsService } from './institutions.service.ts';
import type { ReferenceService } from './reference.service.ts';
import type { SettingsService } from './settings.service.ts';
import type { Settings } from './settings.ts';

type Services = {
  identity: IdentityService;
  reference: ReferenceService;
  settings: Settings;
  settingsService: SettingsService;
  institutions: InstitutionsService;
};

export function referenceRoutes({ identity, reference, settings, settingsService, institutions }: Services) {
  return [
    route(contract.mapSetting, async () => succeed({ map: await settings.map() })),
    route(contract.translatedTexts, async ({ input, visit }) => reference.texts(input.locale ?? visit.locale)),
    route(contract.moduleTexts, async ({ input: { locale, module, version } }) =>
      reference.moduleTexts(locale, module, version),
    ),
    route(contract.chooseLanguage, async ({ input, user, visit }) => {
      if (user) await identity.rememberLocale(user.id, input.locale);
      visit.chooseLocale(input.locale);
      return DONE;
    }),
    route(contract.countries, async ({ input }) => reference.countries(input.locale ?? 'en')),
    route(contract.searchInstitutions, async ({ input }) => institutions.search(input.q, input.country_code)),
    route(contract.spokenLanguages, async () => [...SPOKEN_LANGUAGES]),
    route(adminSettings, async () => succeed({ settings: await settingsService.list() })),
    route(changeSettings, async ({ user, input }) => succeed({ settings: await settingsService.change(user, input) })),
  ];
}
