import { type FormEvent, useRef } from 'react';
import type { SessionUser } from '#shared/identity/identity.contract.ts';
import { identityTexts } from '#shared/identity/identity.texts.ts';
import { eraseOwnAccount } from '#shared/people/own-data.contract.ts';
import { ownDataTexts } from '#shared/people/own-data.texts.ts';
import { noteChange } from '#web/lib/came-back.ts';
import { disconnectForSignOut } from '#web/lib/realtime.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useEndpointForm } from '#web/lib/useEndpointForm.ts';
import { Field } from '#web/ui/Field.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { PasswordInput } from '#web/ui/PasswordInput.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';

const CANDIDATE = {
  goes: ['own.goes_account', 'own.goes_profile', 'own.goes_applications', 'own.goes_messages'],
  stays: ['own.stays_card', 'own.stays_line', 'own.stays_mails'],
} as const;
const AT_WORK = {
  goes: ['own.goes_account', 'own.goes_name'],
  stays: ['own.stays_work', 'own.stays_line', 'own.stays_mails'],
} as const;

type EraseOwnDialogProps = { user: SessionUser; hasPassword: boolean; onClose: () => void };

/** Says what is erased and what stays, and asks for the password, where there is one, and the e-mail address. */
export function EraseOwnDialog({ user, hasPassword, onClose }: EraseOwnDialogProps) {
  const t = useTexts(ownDataTexts);
  const tIdentity = useTexts(identityTexts);
  const isDone = useRef(false);
  const { register, submit, failure, errorOf, isBusy } = useEndpointForm(eraseOwnAccount, {
    defaults: { ...(hasPassword && { current_password: '' }), confirm: '' },
    onDone: () => {
      isDone.current = true;
      noteChange();
      // A full page load, so that nothing of the person stays in memory.
      window.location.assign('/goodbye');
    },
  });
  // The server closes the connection together with the account, and requests after that would be refused.
  async function erase(event: FormEvent<HTMLFormElement>) {
    const comeBack = disconnectForSignOut();
    await submit(event);
    if (!isDone.current) comeBack();
  }
  const { goes, stays } = user.role === 'candidate' ? CANDIDATE : AT_WORK;
  return (
    <FormDialog
      title={t('own.erase_question')}
      saveLabel={t('own.erase_for_good')}
      danger
      isBusy={isBusy}
      failure={failure}
      onSubmit={erase}
      onClose={onClose}
    >
      <Facts title={t('own.goes')} facts={goes.map((key) => t(key))} />
      <Facts title={t('own.stays')} facts={stays.map((key) => t(key))} />
      <p className="font-semibold">{t('own.erase_final')}</p>
      {hasPassword && (
        <Field label={tIdentity('identity.current_password')} error={errorOf('current_password')} required>
          <PasswordInput autoComplete="current-password" {...register('current_password')} />
        </Field>
      )}
      <Field label={t('own.erase_confirm', { email: user.email })} error={errorOf('confirm')} required>
        <TextInput {...register('confirm')} autoComplete="off" dir="ltr" />
      </Field>
    </FormDialog>
  );
}

function Facts({ title, facts }: { title: string; facts: readonly string[] }) {
  return (
    <div className="grid gap-s1">
      <h3 className="text-sm font-semibold">{title}</h3>
      <ul className="grid list-disc gap-s1 ps-s5 text-sm text-ink-2">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </div>
  );
}
