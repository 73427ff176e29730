import { Building2, Fingerprint } from 'lucide-react';
import { identityTexts } from '#shared/identity/identity.texts.ts';
import type { Provider } from '#shared/identity/sign-in/proofs.contract.ts';
import { useTexts } from '#web/lib/texts.ts';
import { FormFailure } from '../FormFailure.tsx';
import { goToProvider } from './go-to-provider.ts';
import { LineWith } from './LineWith.tsx';
import { useWay } from './useWay.ts';
import { WayList } from './WayList.tsx';

/** Passkeys and providers, below the form with the password. */
export function OtherWays({ providers, next }: { providers: readonly Provider[]; next: string | null }) {
  const t = useTexts(identityTexts);
  const { failure, isBusy, attempt } = useWay();
  const ways = [
    {
      key: 'passkey',
      icon: Fingerprint,
      label: t('identity.by_passkey'),
      onChoose: () => attempt(async () => (await import('./passkey-sign-in.ts')).signInWithPasskey(next)),
    },
    ...providers.map(({ name, label }) => ({
      key: name,
      icon: Building2,
      label: t('identity.by_provider', { provider: label }),
      onChoose: () => attempt(() => goToProvider(name, { next })),
    })),
  ];
  return (
    <>
      <LineWith text={t('identity.or')} />
      <FormFailure text={failure} />
      <WayList ways={ways} isBusy={isBusy} />
    </>
  );
}
