import { redirect } from 'react-router';
import { listResumes } from '#shared/profiles/resumes.contract.ts';
import { shellTexts } from '#shared/reference/shell.texts.ts';
import { metaTexts, pageTitle } from '#web/lib/meta-texts.ts';
import { load, requireUser } from '#web/lib/server-context.ts';
import { useTexts } from '#web/lib/texts.ts';
import { CvList } from '#web/profiles/cvs/CvList.tsx';
import { ProfilePhoto } from '#web/profiles/photo/ProfilePhoto.tsx';
import { homeOf } from '#web/shell/navigation.ts';
import { PageHead } from '#web/ui/PageHead.tsx';
import type { Route } from './+types/user.profile.ts';

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle(matches, metaTexts(matches, shellTexts)('shell.profile')) },
];

export async function loader(args: Route.LoaderArgs) {
  const { role } = requireUser(args);
  if (role !== 'candidate') throw redirect(homeOf(role));
  return load(args, listResumes, {});
}

export default function ProfilePage({ loaderData: { resumes } }: Route.ComponentProps) {
  const t = useTexts(shellTexts);
  return (
    <main id="main" className="wrap py-s6">
      <PageHead title={t('shell.profile')} />
      <div className="grid max-w-200 grid-cols-[minmax(0,1fr)] gap-s5">
        <ProfilePhoto />
        <CvList resumes={resumes} />
      </div>
    </main>
  );
}
