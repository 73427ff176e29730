import { data } from 'react-router';
import { openKit } from '#shared/interviews/kits.contract.ts';
import { kitsTexts } from '#shared/interviews/kits.texts.ts';
import { KitPage } from '#web/interviews/kits/KitPage.tsx';
import { metaTexts, pageTitle } from '#web/lib/meta-texts.ts';
import { load } from '#web/lib/server-context.ts';
import type { Route } from './+types/company.interviews.kit.ts';

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  {
    title: pageTitle(matches, metaTexts(matches, kitsTexts)('kit.title', { name: loaderData?.kit.person.name ?? '' })),
  },
];

export async function loader(args: Route.LoaderArgs) {
  const { id } = args.params;
  if (!/^[1-9]\d{0,14}$/.test(id)) throw data(null, { status: 404 });
  return { kit: await load(args, openKit, { id }) };
}

export default function InterviewKitPage({ loaderData, params }: Route.ComponentProps) {
  return <KitPage key={params.id} id={Number(params.id)} loaded={loaderData.kit} />;
}
