import { useRevalidator } from 'react-router';
import { COMPANY_SCOPES } from '#shared/kernel/scopes.ts';
import { listTokens } from '#shared/tokens/tokens.contract.ts';
import { tokensTexts } from '#shared/tokens/tokens.texts.ts';
import { listWebhooks } from '#shared/webhooks/webhooks.contract.ts';
import { metaTexts, pageTitle } from '#web/lib/meta-texts.ts';
import { load, requireUser } from '#web/lib/server-context.ts';
import { TokensPage } from '#web/tokens/TokensPage.tsx';
import { WebhookList } from '#web/webhooks/WebhookList.tsx';
import type { Route } from './+types/company.developers.ts';

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle(matches, metaTexts(matches, tokensTexts)('developers.title')) },
];

export async function loader(args: Route.LoaderArgs) {
  // Everybody else is refused as usual; recruiters belong here and read whom to ask.
  if (requireUser(args).company?.role === 'recruiter') return { tokens: null, webhooks: [] };
  const [{ tokens }, { webhooks }] = await Promise.all([load(args, listTokens, {}), load(args, listWebhooks, {})]);
  return { tokens, webhooks };
}

export default function DevelopersPage({ loaderData: { tokens, webhooks } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  return (
    <TokensPage tokens={tokens} scopes={COMPANY_SCOPES}>
      <WebhookList webhooks={webhooks} onChanged={revalidate} />
    </TokensPage>
  );
}
