import { Building2 } from 'lucide-react';
import { identityTexts } from '#shared/identity/identity.texts.ts';
import type { RegistrableRole } from '#shared/identity/identity.values.ts';
import type { Provider } from '#shared/identity/sign-in/proofs.contract.ts';
import { useTexts } from '#web/lib/texts.ts';
import { FormFailure } from '../FormFailure.tsx';
import { goToProvider } from './go-to-provider.ts';
import { useWay } from './useWay.ts';
import { WayList } from './WayList.tsx';

type ProviderButtonsProps = { providers: readonly Provider[]; role: RegistrableRole; next: string | null };

/** Registering with a provider, for the role that is chosen above. */
export function ProviderButtons({ providers, role, next }: ProviderButtonsProps) {
  const t = useTexts(identityTexts);
  const { failure, isBusy, attempt } = useWay();
  return (
    <>
      <FormFailure text={failure} />
      <WayList
        isBusy={isBusy}
        ways={providers.map(({ name, label }) => ({
          key: name,
          icon: Building2,
          label: t('identity.by_provider', { provider: label }),
          onChoose: () => attempt(() => goToProvider(name, { role, next })),
        }))}
      />
    </>
  );
}
