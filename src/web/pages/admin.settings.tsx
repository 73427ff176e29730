import { adminSettings } from '#shared/reference/settings.contract.ts';
import { settingsTexts } from '#shared/reference/settings.texts.ts';
import { countryChoices } from '#web/lib/country-choices.ts';
import { metaTexts, pageTitle } from '#web/lib/meta-texts.ts';
import { load, serverContext } from '#web/lib/server-context.ts';
import { useTexts } from '#web/lib/texts.ts';
import { SettingsForm } from '#web/reference/settings/SettingsForm.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import type { Route } from './+types/admin.settings.ts';

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle(matches, metaTexts(matches, settingsTexts)('settings.title')) },
];

export async function loader(args: Route.LoaderArgs) {
  const { settings } = await load(args, adminSettings, {});
  return { settings, countries: countryChoices(args.context.get(serverContext).locale) };
}

export default function SettingsPage({ loaderData: { settings, countries } }: Route.ComponentProps) {
  const t = useTexts(settingsTexts);
  return (
    <main id="main" className="wrap py-s6 max-md:py-s4">
      <PageHead title={t('settings.title')} lead={t('settings.lead')} />
      <SettingsForm settings={settings} countries={countries} />
    </main>
  );
}
