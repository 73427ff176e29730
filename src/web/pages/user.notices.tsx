import { listNotices } from '#shared/messenger/notices.contract.ts';
import { noticesTexts } from '#shared/messenger/notices.texts.ts';
import { metaTexts, pageTitle } from '#web/lib/meta-texts.ts';
import { load } from '#web/lib/server-context.ts';
import { NoticesView } from '#web/messenger/notices/NoticesView.tsx';
import type { Route } from './+types/user.notices.ts';

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle(matches, metaTexts(matches, noticesTexts)('notices.title')) },
];

export async function loader(args: Route.LoaderArgs) {
  return load(args, listNotices, {});
}

export default function NoticesPage({ loaderData }: Route.ComponentProps) {
  return (
    <main id="main" className="wrap py-s6 max-md:py-s4">
      <NoticesView initial={loaderData} />
    </main>
  );
}
