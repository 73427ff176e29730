import { useState } from 'react';
import { type OpenedElsewhere, takeOverRegistration } from '#shared/identity/identity.contract.ts';
import { identityTexts } from '#shared/identity/identity.texts.ts';
import { PASSWORD, type RegistrableRole } from '#shared/identity/identity.values.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useEndpointForm } from '#web/lib/useEndpointForm.ts';
import { homeOf } from '#web/shell/navigation.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Field } from '#web/ui/Field.tsx';
import { PasswordInput } from '#web/ui/PasswordInput.tsx';
import { Segmented } from '#web/ui/Segmented.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { FormFailure } from './FormFailure.tsx';

/** Asks for a new password and shows what was entered at registration, because a stranger may have entered it. */
export function TakeOverForm({ token, registration }: { token: string; registration: OpenedElsewhere }) {
  const t = useTexts(identityTexts);
  const [role, setRole] = useState<RegistrableRole>(registration.role);
  const { name, company_name } = registration;
  const form = useEndpointForm(takeOverRegistration, {
    defaults: { token, role, name, password: '', ...(role === 'company' && { company_name }) },
    onDone: ({ user }) => window.location.assign(homeOf(user.role)),
  });
  const { register, submit, failure, errorOf, isBusy } = form;
  const choose = (chosen: RegistrableRole) => {
    form.setValue('role', chosen);
    // Candidates have no company name, and an empty one must not be sent.
    if (chosen === 'candidate') form.unregister('company_name');
    setRole(chosen);
  };
  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-s4">
      <FormFailure text={failure} />
      <p className="text-sm text-ink-2">{t('identity.anew_text')}</p>
      <Field
        label={t('identity.new_password')}
        error={errorOf('password')}
        help={t('identity.password_help', { min: PASSWORD.min })}
      >
        <PasswordInput autoComplete="new-password" {...register('password')} />
      </Field>
      <Field label={t('identity.name')} error={errorOf('name')}>
        <TextInput autoComplete="name" {...register('name')} />
      </Field>
      <Field label={t('identity.i_am')} group hideLabel>
        <Segmented
          value={role}
          onChange={choose}
          options={[
            { value: 'candidate', label: t('identity.i_look_for_work') },
            { value: 'company', label: t('identity.i_hire') },
          ]}
        />
      </Field>
      {role === 'company' && (
        <Field label={t('identity.company_name')} error={errorOf('company_name')}>
          <TextInput autoComplete="organization" {...register('company_name', { shouldUnregister: true })} />
        </Field>
      )}
      {role === 'candidate' && registration.has_application && (
        <Checkbox help={t('identity.with_application_help')} {...register('with_application')}>
          {t('identity.with_application')}
        </Checkbox>
      )}
      <Button type="submit" variant="primary" size="lg" wide busy={isBusy}>
        {t(isBusy ? 'identity.creating_account' : 'identity.create_account')}
      </Button>
    </form>
  );
}
