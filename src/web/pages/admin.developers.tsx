import { SITE_SCOPES } from '#shared/kernel/scopes.ts';
import { listTokens } from '#shared/tokens/tokens.contract.ts';
import { tokensTexts } from '#shared/tokens/tokens.texts.ts';
import { metaTexts, pageTitle } from '#web/lib/meta-texts.ts';
import { load } from '#web/lib/server-context.ts';
import { TokensPage } from '#web/tokens/TokensPage.tsx';
import type { Route } from './+types/admin.developers.ts';

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle(matches, metaTexts(matches, tokensTexts)('developers.title')) },
];

export async function loader(args: Route.LoaderArgs) {
  const { tokens } = await load(args, listTokens, {});
  return { tokens };
}

export default function SiteDevelopersPage({ loaderData: { tokens } }: Route.ComponentProps) {
  return <TokensPage tokens={tokens} scopes={SITE_SCOPES} />;
}
