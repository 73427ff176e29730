import { suggestSkills } from '#shared/jobs/jobs.contract.ts';
import { ownProfile } from '#shared/profiles/own-profile.contract.ts';
import { ownProfileTexts } from '#shared/profiles/own-profile.texts.ts';
import { listResumes } from '#shared/profiles/resumes.contract.ts';
import { CvStart } from '#web/cv/profile/CvStart.tsx';
import { countryChoices } from '#web/lib/country-choices.ts';
import { metaTexts, pageTitle } from '#web/lib/meta-texts.ts';
import { load, serverContext } from '#web/lib/server-context.ts';
import { useSessionUser } from '#web/lib/session.ts';
import { CvList } from '#web/profiles/cvs/CvList.tsx';
import { ProfileEditor } from '#web/profiles/own/ProfileEditor.tsx';
import { ProfilePhoto } from '#web/profiles/photo/ProfilePhoto.tsx';
import { Avatar } from '#web/ui/Avatar.tsx';
import type { Route } from './+types/user.profile.ts';

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle(matches, metaTexts(matches, ownProfileTexts)('own.title')) },
];

export async function loader(args: Route.LoaderArgs) {
  const profile = await load(args, ownProfile, {});
  const { skills } = await load(args, suggestSkills, {});
  const { resumes } = await load(args, listResumes, {});
  return {
    profile,
    resumes,
    proposedSkills: skills.map(({ name }) => name),
    countries: countryChoices(args.context.get(serverContext).locale),
  };
}

export default function ProfilePage({ loaderData }: Route.ComponentProps) {
  const { profile, resumes, proposedSkills, countries } = loaderData;
  const photo = useSessionUser()?.photo ?? null;
  return (
    <main id="main" className="wrap py-s6 max-md:py-s4">
      <ProfileEditor
        profile={profile}
        countries={countries}
        proposedSkills={proposedSkills}
        photo={(name) => <Avatar name={name} photo={photo} size={72} />}
        start={<CvStart />}
        aside={
          <>
            <ProfilePhoto />
            <CvList resumes={resumes} />
          </>
        }
      />
    </main>
  );
}
