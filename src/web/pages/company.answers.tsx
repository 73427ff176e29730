import { answersOverview, listWaiting } from '#shared/answers/answers.contract.ts';
import { answersTexts } from '#shared/answers/answers.texts.ts';
import { listPlanned, listRules } from '#shared/answers/rules.contract.ts';
import { listTemplates } from '#shared/messenger/templates.contract.ts';
import { AnswersView } from '#web/answers/AnswersView.tsx';
import type { AnswersFilters, AnswersTab } from '#web/answers/answers-data.ts';
import { metaTexts, pageTitle } from '#web/lib/meta-texts.ts';
import { load } from '#web/lib/server-context.ts';
import type { Route } from './+types/company.answers.ts';

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle(matches, metaTexts(matches, answersTexts)('awaited.page')) },
];

export async function loader(args: Route.LoaderArgs) {
  const params = new URL(args.request.url).searchParams;
  const filters = readFilters(params);
  const tab: AnswersTab = params.get('tab') === 'rules' ? 'rules' : 'waiting';
  const isRules = tab === 'rules';
  const [{ people, next }, { success: _, ...overview }, { templates }, rules, planned] = await Promise.all([
    load(args, listWaiting, filters),
    load(args, answersOverview, filters.job === undefined ? {} : { job: filters.job }),
    load(args, listTemplates, {}),
    isRules ? load(args, listRules, {}) : null,
    isRules ? load(args, listPlanned, {}) : null,
  ]);
  const goesOut = rules && planned && { rules, planned };
  return { tab, filters, list: { people, next }, overview, templates, goesOut };
}

/** Filters that cannot be read are ignored, so that an old link still shows the list. */
function readFilters(params: URLSearchParams): AnswersFilters {
  const job = params.get('job') ?? '';
  return {
    ...(/^[1-9]\d{0,14}$/.test(job) && { job }),
    ...(params.get('late') === '1' && { late: '1' as const }),
  };
}

export default function AnswersPage({ loaderData }: Route.ComponentProps) {
  // Another address is another list; the queries start with what its loader brought.
  return <AnswersView key={JSON.stringify(loaderData.filters)} {...loaderData} />;
}
