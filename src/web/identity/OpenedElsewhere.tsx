import { useState } from 'react';
import type { OpenedElsewhere as Registration } from '#shared/identity/identity.contract.ts';
import { identityTexts } from '#shared/identity/identity.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Segmented } from '#web/ui/Segmented.tsx';
import { AuthFrame } from './AuthFrame.tsx';
import { ConfirmByPassword } from './ConfirmByPassword.tsx';
import { TakeOverForm } from './TakeOverForm.tsx';

type Proof = 'password' | 'anew';

/** The link is valid, but it was opened in another browser, so the person who registered may be somebody else. */
export function OpenedElsewhere({ token, registration }: { token: string; registration: Registration }) {
  const t = useTexts(identityTexts);
  const [proof, setProof] = useState<Proof>('password');
  const { email, name } = registration;
  return (
    <AuthFrame title={t('identity.elsewhere_title')}>
      <Banner announce>
        <p className="text-ink">{t('identity.elsewhere_text')}</p>
        <p className="mt-s2 text-sm wrap-anywhere">{t('identity.elsewhere_registered', { email, name })}</p>
      </Banner>
      <Segmented
        label={t('identity.elsewhere_title')}
        value={proof}
        onChange={setProof}
        options={[
          { value: 'password', label: t('identity.know_password') },
          { value: 'anew', label: t('identity.choose_anew') },
        ]}
      />
      {proof === 'password' ? (
        <ConfirmByPassword token={token} />
      ) : (
        <TakeOverForm token={token} registration={registration} />
      )}
    </AuthFrame>
  );
}
