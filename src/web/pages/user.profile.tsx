import { suggestSkills } from '#shared/jobs/jobs.contract.ts';
import { ownProfile } from '#shared/profiles/own-profile.contract.ts';
import { ownProfileTexts } from '#shared/profiles/own-profile.texts.ts';
import { ProfileEditor } from '#web/applications/profile/ProfileEditor.tsx';
import { countryChoices } from '#web/lib/country-choices.ts';
import { metaTexts, pageTitle } from '#web/lib/meta-texts.ts';
import { load, serverContext } from '#web/lib/server-context.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import type { Route } from './+types/user.profile.ts';

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle(matches, metaTexts(matches, ownProfileTexts)('own.title')) },
];

export async function loader(args: Route.LoaderArgs) {
  const profile = await load(args, ownProfile, {});
  const { skills } = await load(args, suggestSkills, {});
  return {
    profile,
    proposedSkills: skills.map(({ name }) => name),
    countries: countryChoices(args.context.get(serverContext).locale),
  };
}

export default function ProfilePage({ loaderData: { profile, proposedSkills, countries } }: Route.ComponentProps) {
  return (
    <main id="main" className="wrap py-s6">
      <ProfileEditor
        profile={profile}
        countries={countries}
        proposedSkills={proposedSkills}
        photo={(name) => <Avatar name={name} size={72} />}
        aside={null}
      />
    </main>
  );
}
