import { useSearchParams } from 'react-router';
import { identityTexts } from '#shared/identity/identity.texts.ts';
import type { Provider } from '#shared/identity/sign-in/proofs.contract.ts';
import { PROVIDER_PROBLEMS } from '#shared/identity/sign-in/sign-in.values.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Banner } from '#web/ui/Banner.tsx';

/** These are not failures but what is to be done next. */
const NEXT_STEPS = new Set(['known', 'no_account']);

/** Says why somebody came back from a provider without being signed in, as the address tells. */
export function ProviderProblem({ providers }: { providers: readonly Provider[] }) {
  const t = useTexts(identityTexts);
  const [query] = useSearchParams();
  const problem = PROVIDER_PROBLEMS.find((one) => one === query.get('problem'));
  if (!problem) return null;
  const label = providers.find(({ name }) => name === query.get('provider'))?.label;
  return (
    <Banner tone={NEXT_STEPS.has(problem) ? 'info' : 'danger'} announce>
      {t(`identity.problem_${problem}`, { provider: label ?? t('identity.this_provider') })}
    </Banner>
  );
}
