import type { ReactNode } from 'react';
import { type beginSecondFactor, confirmSecondFactor } from '#shared/identity/sign-in/second-factor.contract.ts';
import { securityTexts } from '#shared/identity/sign-in/security.texts.ts';
import type { OutputOf } from '#shared/kernel/endpoint.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useEndpointForm } from '#web/lib/useEndpointForm.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { StepNumber } from '#web/ui/StepNumber.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { QrCode } from './QrCode.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

type AppSetupProps = { begun: OutputOf<typeof beginSecondFactor>; onDone: () => void };

/** Three steps on one page: scan, keep the codes, type what the app shows. */
export function AppSetup({ begun: { secret, address, codes }, onDone }: AppSetupProps) {
  const t = useTexts(securityTexts);
  const { register, submit, failure, errorOf, isBusy } = useEndpointForm(confirmSecondFactor, {
    defaults: { code: '' },
    onDone,
  });
  return (
    <form onSubmit={submit} noValidate className="grid gap-s5">
      <Step number={1} title={t('security.app_scan')}>
        <div className="flex flex-wrap items-start gap-s4">
          <QrCode text={address} label={t('security.app_qr')} />
          <div className="grid min-w-0 flex-[1_1_14rem] gap-s3">
            <p className="text-sm text-ink-2">{t('security.app_scan_text')}</p>
            <Field label={t('security.app_secret')}>
              <TextInput
                readOnly
                dir="ltr"
                value={secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
                className="font-mono text-sm"
                onFocus={({ target }) => target.select()}
              />
            </Field>
          </div>
        </div>
      </Step>
      <Step number={2} title={t('security.codes_keep')}>
        <RecoveryCodes codes={codes} />
      </Step>
      <Step number={3} title={t('security.app_enter')}>
        {failure && (
          <Banner tone="danger" announce>
            {failure}
          </Banner>
        )}
        <div className="flex flex-wrap items-start gap-s3">
          <Field label={t('security.app_enter')} hideLabel error={errorOf('code')} className="min-w-0 basis-52">
            <TextInput
              dir="ltr"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={40}
              className="text-center font-mono text-lg tracking-[0.4em]"
              {...register('code')}
            />
          </Field>
          <Button type="submit" variant="primary" busy={isBusy}>
            {t('security.app_turn_on')}
          </Button>
        </div>
      </Step>
    </form>
  );
}

function Step({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  return (
    <section className="flex gap-s3">
      <StepNumber value={number} />
      <div className="grid min-w-0 flex-1 gap-s3">
        <h3 className="text-md font-semibold">{title}</h3>
        {children}
      </div>
    </section>
  );
}
