import { Fingerprint, KeyRound, Smartphone } from 'lucide-react';
import { useEffect, useState } from 'react';
import { identityTexts } from '#shared/identity/identity.texts.ts';
import { ownPath } from '#shared/kernel/own-path.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useEndpointForm } from '#web/lib/useEndpointForm.ts';
import { homeOf } from '#web/shell/navigation.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { FormFailure } from '../FormFailure.tsx';
import { LineWith } from './LineWith.tsx';
import { useWay } from './useWay.ts';
import { WayList } from './WayList.tsx';

const loadEnterCode = () =>
  import('#shared/identity/sign-in/second-factor.contract.ts').then(({ enterCode }) => enterCode);

/** The second step of signing in: a code of the app, a recovery code, or a passkey instead. */
export function CodeForm({ next }: { next: string | null }) {
  const t = useTexts(identityTexts);
  const [byRecovery, setByRecovery] = useState(false);
  const { register, submit, failure, errorOf, isBusy, setFocus, setValue, clearErrors } = useEndpointForm(
    loadEnterCode,
    {
      defaults: { code: '' },
      onDone: ({ user }) => window.location.assign(ownPath(next, homeOf(user.role))),
    },
  );
  const way = useWay();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the field is another one after the choice.
  useEffect(() => setFocus('code'), [setFocus, byRecovery]);
  const choose = (recovery: boolean) => {
    setValue('code', '');
    clearErrors();
    setByRecovery(recovery);
  };
  return (
    <>
      <form method="post" onSubmit={submit} noValidate className="grid gap-s4">
        <FormFailure text={failure} />
        <Field
          label={t(byRecovery ? 'identity.recovery_code' : 'identity.code')}
          help={byRecovery && t('identity.recovery_code_text')}
          error={errorOf('code')}
        >
          <TextInput
            {...register('code')}
            dir="ltr"
            autoComplete={byRecovery ? 'off' : 'one-time-code'}
            inputMode={byRecovery ? 'text' : 'numeric'}
            maxLength={40}
            className={byRecovery ? 'font-mono' : 'text-center font-mono text-xl tracking-[0.4em]'}
          />
        </Field>
        <Button type="submit" variant="primary" size="lg" wide busy={isBusy}>
          {t('identity.continue')}
        </Button>
      </form>
      <LineWith text={t('identity.no_code')} />
      <FormFailure text={way.failure} />
      <WayList
        isBusy={way.isBusy}
        ways={[
          {
            key: 'passkey',
            icon: Fingerprint,
            label: t('identity.use_passkey'),
            onChoose: () => way.attempt(async () => (await import('./passkey-sign-in.ts')).signInWithPasskey(next)),
          },
          {
            key: 'recovery',
            icon: byRecovery ? Smartphone : KeyRound,
            label: t(byRecovery ? 'identity.use_app_code' : 'identity.use_recovery_code'),
            onChoose: () => choose(!byRecovery),
          },
        ]}
      />
    </>
  );
}
