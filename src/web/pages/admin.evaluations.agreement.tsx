import { agreement } from '#shared/evaluation/agreement.contract.ts';
import { agreementTexts } from '#shared/evaluation/agreement.texts.ts';
import { AgreementView } from '#web/evaluation/agreement/AgreementView.tsx';
import { metaTexts, pageTitle } from '#web/lib/meta-texts.ts';
import { load } from '#web/lib/server-context.ts';
import type { Route } from './+types/admin.evaluations.agreement.ts';

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle(matches, metaTexts(matches, agreementTexts)('agreement.title')) },
];

export function loader(args: Route.LoaderArgs) {
  return load(args, agreement, {});
}

export default function AgreementPage({ loaderData }: Route.ComponentProps) {
  return <AgreementView agreement={loaderData} />;
}
