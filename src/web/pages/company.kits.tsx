import { listKits } from '#shared/interviews/kits.contract.ts';
import { kitsTexts } from '#shared/interviews/kits.texts.ts';
import { KitsView } from '#web/interviews/kits/KitsView.tsx';
import { metaTexts, pageTitle } from '#web/lib/meta-texts.ts';
import { load } from '#web/lib/server-context.ts';
import type { Route } from './+types/company.kits.ts';

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle(matches, metaTexts(matches, kitsTexts)('kits.page')) },
];

export async function loader(args: Route.LoaderArgs) {
  return { loaded: await load(args, listKits, {}) };
}

export default function InterviewKitsPage({ loaderData }: Route.ComponentProps) {
  return <KitsView loaded={loaderData.loaded} />;
}
