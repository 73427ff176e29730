import type { register } from '#shared/identity/identity.contract.ts';
import { identityTexts } from '#shared/identity/identity.texts.ts';
import { PASSWORD, type RegistrableRole } from '#shared/identity/identity.values.ts';
import type { ArgumentsOf } from '#shared/kernel/endpoint.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useEndpointForm } from '#web/lib/useEndpointForm.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { PasswordInput } from '#web/ui/PasswordInput.tsx';
import { Segmented } from '#web/ui/Segmented.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { FormFailure } from './FormFailure.tsx';

export type Registration = ArgumentsOf<typeof register>;

type RegisterFormProps = {
  role: RegistrableRole;
  onRole: (role: RegistrableRole) => void;
  application: string | null;
  /** Set for somebody who is known already as a candidate. */
  known?: { name: string; email: string };
  onSent: (sent: Registration) => void;
};

export const loadRegister = () => import('#shared/identity/identity.contract.ts').then(({ register }) => register);

export function RegisterForm({ role, onRole, application, known, onSent }: RegisterFormProps) {
  const t = useTexts(identityTexts);
  const form = useEndpointForm(loadRegister, {
    defaults: {
      role,
      name: known?.name ?? '',
      email: known?.email ?? '',
      password: '',
      ...(application && { application }),
    },
    onDone: (_, sent) => onSent(sent),
  });
  const { register, submit, failure, errorOf, isBusy } = form;
  const isCompany = role === 'company';
  const choose = (chosen: RegistrableRole) => {
    form.setValue('role', chosen);
    // Candidates have no company name, and an empty one must not be sent.
    if (chosen === 'candidate') form.unregister('company_name');
    onRole(chosen);
  };
  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-s4">
      <FormFailure text={failure} />
      {!known && (
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
      )}
      {isCompany && (
        <Field label={t('identity.company_name')} error={errorOf('company_name')}>
          <TextInput autoComplete="organization" {...register('company_name', { shouldUnregister: true })} />
        </Field>
      )}
      <Field label={t('identity.name')} error={errorOf('name')}>
        <TextInput autoComplete="name" {...register('name')} />
      </Field>
      <Field label={t('identity.email')} error={errorOf('email')}>
        <TextInput type="email" autoComplete="username" {...register('email')} />
      </Field>
      <Field
        label={t('identity.password')}
        error={errorOf('password')}
        help={t('identity.password_help', { min: PASSWORD.min })}
      >
        <PasswordInput autoComplete="new-password" {...register('password')} />
      </Field>
      <Button type="submit" variant="primary" size="lg" wide busy={isBusy}>
        {t(isBusy ? 'identity.creating_account' : 'identity.create_account')}
      </Button>
    </form>
  );
}
