import { identityTexts } from '#shared/identity/identity.texts.ts';
import { inviteMember } from '#shared/profiles/team.contract.ts';
import { teamTexts } from '#shared/profiles/team.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useEndpointForm } from '#web/lib/useEndpointForm.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { NativeSelect } from '#web/ui/NativeSelect.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { showToast } from '#web/ui/toasts.ts';

export function InviteForm({ onInvited }: { onInvited: () => void }) {
  const t = useTexts(teamTexts);
  const tIdentity = useTexts(identityTexts);
  const { register, submit, failure, errorOf, isBusy, reset } = useEndpointForm(inviteMember, {
    defaults: { email: '', role: 'recruiter' },
    onDone: ({ invitation }) => {
      reset();
      onInvited();
      const text = t('team.invited_text', { email: invitation.email });
      showToast({ type: 'success', title: t('team.invited'), text });
    },
  });
  return (
    <form onSubmit={submit} noValidate className="grid gap-s4">
      {failure && (
        <Banner tone="danger" announce>
          {failure}
        </Banner>
      )}
      <p className="text-sm text-ink-2">{t('team.invite_text')}</p>
      <Field label={tIdentity('identity.email')} error={errorOf('email')}>
        <TextInput type="email" autoComplete="off" {...register('email')} />
      </Field>
      <Field label={t('team.role')} error={errorOf('role')} help={t('team.role_help')}>
        <NativeSelect
          {...register('role')}
          options={[
            { value: 'recruiter', label: t('team.recruiter') },
            { value: 'interviewer', label: t('team.interviewer') },
            { value: 'owner', label: t('team.owner') },
          ]}
        />
      </Field>
      <Button type="submit" variant="primary" wide busy={isBusy}>
        {t('team.invite_button')}
      </Button>
    </form>
  );
}
