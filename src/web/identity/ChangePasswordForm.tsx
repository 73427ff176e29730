import { useRevalidator } from 'react-router';
import { changePassword } from '#shared/identity/identity.contract.ts';
import { identityTexts } from '#shared/identity/identity.texts.ts';
import { PASSWORD } from '#shared/identity/identity.values.ts';
import { securityTexts } from '#shared/identity/sign-in/security.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useEndpointForm } from '#web/lib/useEndpointForm.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { PasswordInput } from '#web/ui/PasswordInput.tsx';
import { showToast } from '#web/ui/toasts.ts';
import { FormFailure } from './FormFailure.tsx';

/** Whoever has no password yet sets a first one, and proves in another way who they are. */
export function ChangePasswordForm({ hasPassword }: { hasPassword: boolean }) {
  const t = useTexts(identityTexts);
  const tSecurity = useTexts(securityTexts);
  const { revalidate } = useRevalidator();
  const { register, submit, failure, errorOf, isBusy, reset } = useEndpointForm(changePassword, {
    defaults: { ...(hasPassword && { current_password: '' }), password: '' },
    onDone: async () => {
      reset();
      await revalidate();
      showToast({ type: 'success', title: t('identity.password_changed'), text: t('identity.password_changed_text') });
    },
  });
  return (
    <form method="post" onSubmit={submit} noValidate className="grid max-w-98 gap-s4">
      <FormFailure text={failure} />
      {hasPassword ? (
        <Field label={t('identity.current_password')} error={errorOf('current_password')}>
          <PasswordInput autoComplete="current-password" {...register('current_password')} />
        </Field>
      ) : (
        <p className="text-sm text-ink-2">{tSecurity('security.no_password')}</p>
      )}
      <Field
        label={t('identity.new_password')}
        error={errorOf('password')}
        help={t('identity.password_help', { min: PASSWORD.min })}
      >
        <PasswordInput autoComplete="new-password" {...register('password')} />
      </Field>
      <div>
        <Button type="submit" variant="primary" busy={isBusy}>
          {t('identity.save_password')}
        </Button>
      </div>
    </form>
  );
}
