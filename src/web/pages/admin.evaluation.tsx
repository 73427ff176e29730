import { data, type ShouldRevalidateFunctionArgs } from 'react-router';
import { evaluation, evaluations } from '#shared/evaluation/evaluation.contract.ts';
import { evaluationTexts } from '#shared/evaluation/evaluation.texts.ts';
import { ApplicationEvaluation } from '#web/evaluation/application/ApplicationEvaluation.tsx';
import { readFilters } from '#web/evaluation/evaluation-address.ts';
import { metaTexts, pageTitle } from '#web/lib/meta-texts.ts';
import { load } from '#web/lib/server-context.ts';
import type { Route } from './+types/admin.evaluation.ts';

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  {
    title: pageTitle(
      matches,
      metaTexts(matches, evaluationTexts)('evaluation.title', {
        name: loaderData?.view.appliedcandidate.user.name ?? '',
      }),
    ),
  },
];

export async function loader(args: Route.LoaderArgs) {
  const { application } = args.params;
  if (!/^[1-9]\d{0,14}$/.test(application)) throw data(null, { status: 404 });
  const filters = readFilters(new URL(args.request.url).searchParams);
  const [view, list] = await Promise.all([load(args, evaluation, { application }), load(args, evaluations, filters)]);
  return { view, list, filters };
}

/** The page fetches the next application itself, often ahead of time, so the loader does not run again. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const isHere = ({ pathname }: URL) => /^\/admin\/evaluations\/\d+$/.test(pathname);
  return isHere(currentUrl) && isHere(nextUrl) && currentUrl.href !== nextUrl.href ? false : defaultShouldRevalidate;
}

export default function EvaluationPage({ loaderData, params }: Route.ComponentProps) {
  return <ApplicationEvaluation id={Number(params.application)} loaded={loaderData} />;
}
