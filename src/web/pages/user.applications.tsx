import { useRevalidator } from 'react-router';
import { mineTexts } from '#shared/applications/mine.texts.ts';
import { myApplications } from '#shared/applications/my-applications.contract.ts';
import { unclaimedApplications } from '#shared/applications/unclaimed.contract.ts';
import { listConversations } from '#shared/messenger/conversations.contract.ts';
import { UnclaimedApplications } from '#web/applications/claim/UnclaimedApplications.tsx';
import { ApplicationsView } from '#web/applications/mine/ApplicationsView.tsx';
import { readWanted } from '#web/applications/mine/applications-address.ts';
import { metaTexts, pageTitle } from '#web/lib/meta-texts.ts';
import { load } from '#web/lib/server-context.ts';
import { useTexts } from '#web/lib/texts.ts';
import { MessageEmployer } from '#web/messenger/MessageEmployer.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import type { Route } from './+types/user.applications.ts';

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle(matches, metaTexts(matches, mineTexts)('mine.applications')) },
];

export async function loader(args: Route.LoaderArgs) {
  const wanted = readWanted(new URL(args.request.url).searchParams);
  const [list, { conversations }, { applications: unclaimed }] = await Promise.all([
    load(args, myApplications, wanted),
    load(args, listConversations, { unread: '1' }),
    load(args, unclaimedApplications, {}),
  ]);
  return { wanted, news: { list, unread: conversations }, unclaimed };
}

export default function ApplicationsPage({ loaderData: { wanted, news, unclaimed } }: Route.ComponentProps) {
  const t = useTexts(mineTexts);
  const { revalidate } = useRevalidator();
  return (
    <main id="main" className="wrap py-s6 max-md:py-s4">
      <PageHead title={t('mine.applications')} />
      <UnclaimedApplications applications={unclaimed} onChange={revalidate} />
      <ApplicationsView
        news={news}
        wanted={wanted}
        messageButton={({ id, job }) => <MessageEmployer applicationId={id} size="xs" about={job.title} />}
        onChange={revalidate}
      />
    </main>
  );
}
