import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { evaluations } from '#shared/evaluation/evaluation.contract.ts';
import { evaluationTexts } from '#shared/evaluation/evaluation.texts.ts';
import { readFilters } from '#web/evaluation/evaluation-address.ts';
import { EvaluationsView } from '#web/evaluation/list/EvaluationsView.tsx';
import { metaTexts, pageTitle } from '#web/lib/meta-texts.ts';
import { load } from '#web/lib/server-context.ts';
import type { Route } from './+types/admin.evaluations.ts';

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle(matches, metaTexts(matches, evaluationTexts)('evaluations.title')) },
];

export async function loader(args: Route.LoaderArgs) {
  const filters = readFilters(new URL(args.request.url).searchParams);
  return { list: await load(args, evaluations, filters), filters };
}

/** The list fetches other filters and pages itself, so the loader does not run again for them. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
    ? false
    : defaultShouldRevalidate;
}

export default function EvaluationsPage({ loaderData }: Route.ComponentProps) {
  return <EvaluationsView loaded={loaderData} />;
}
