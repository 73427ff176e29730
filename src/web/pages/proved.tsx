import { useSearchParams } from 'react-router';
import { identityTexts } from '#shared/identity/identity.texts.ts';
import { listProviders } from '#shared/identity/sign-in/providers.contract.ts';
import { AuthFrame } from '#web/identity/AuthFrame.tsx';
import { ProviderProblem } from '#web/identity/sign-in/ProviderProblem.tsx';
import { metaTexts, pageTitle } from '#web/lib/meta-texts.ts';
import { load } from '#web/lib/server-context.ts';
import { useTexts } from '#web/lib/texts.ts';
import type { Route } from './+types/proved.ts';

export const handle = { footer: false };
export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle(matches, metaTexts(matches, identityTexts)('identity.proved_title')) },
  { name: 'robots', content: 'noindex' },
];

export async function loader(args: Route.LoaderArgs) {
  return { providers: (await load(args, listProviders, {})).providers };
}

/** The last page of the window in which somebody has signed in again with a provider. */
export default function ProvedPage({ loaderData: { providers } }: Route.ComponentProps) {
  const t = useTexts(identityTexts);
  const [query] = useSearchParams();
  const hasFailed = query.has('problem');
  return (
    <AuthFrame title={t(hasFailed ? 'identity.not_proved_title' : 'identity.proved_title')}>
      <ProviderProblem providers={providers} />
      <p className="text-ink-2">{t('identity.proved_text')}</p>
    </AuthFrame>
  );
}
