import { changeRole, erasePerson, exportPerson, type Person } from '#shared/people/people.contract.ts';
import { peopleTexts } from '#shared/people/people.texts.ts';
import { GIVEN_ROLES } from '#shared/people/people.values.ts';
import { fetchFile, saveFile } from '#web/lib/fetch-file.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useEndpointForm } from '#web/lib/useEndpointForm.ts';
import { Field } from '#web/ui/Field.tsx';
import { NativeSelect } from '#web/ui/NativeSelect.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { ActForm } from './ActDialog.tsx';

type DialogProps = { person: Person; onDone: (told: string) => void; onClose: () => void };

export function RoleDialog({ person: { id, name, role }, onDone, onClose }: DialogProps) {
  const t = useTexts(peopleTexts);
  const choices = GIVEN_ROLES.filter((one) => one !== role);
  const form = useEndpointForm(changeRole, {
    defaults: { id: String(id), reason: '', role: choices[0] },
    onDone: () => onDone(t('people.done_role', { name })),
  });
  return (
    <ActForm
      title={t('people.role_title', { name })}
      text={t('people.role_text')}
      saveLabel={t('people.change_role')}
      form={form}
      reason={{ input: form.register('reason'), error: form.errorOf('reason') }}
      onClose={onClose}
    >
      <Field label={t('people.new_role')} error={form.errorOf('role')} required>
        <NativeSelect
          {...form.register('role')}
          options={choices.map((value) => ({ value, label: t(`people.role_${value}`) }))}
        />
      </Field>
    </ActForm>
  );
}

/** Records the reason first, then downloads the archive. */
export function ExportDialog({ person: { id, name }, onDone, onClose }: DialogProps) {
  const t = useTexts(peopleTexts);
  const form = useEndpointForm(exportPerson, {
    defaults: { id: String(id), reason: '' },
    onDone: async ({ url }) => {
      const file = await fetchFile(url, () => {});
      saveFile(file);
      onDone(t('people.done_exported', { file: file.name }));
    },
  });
  return (
    <ActForm
      title={t('people.export_title', { name })}
      text={t('people.export_text')}
      saveLabel={t('people.export_button')}
      form={form}
      reason={{ input: form.register('reason'), error: form.errorOf('reason') }}
      onClose={onClose}
    />
  );
}

/** Permanent, so the admin has to type who is meant. */
export function EraseDialog({ person: { id, name, email }, onDone, onClose }: DialogProps) {
  const t = useTexts(peopleTexts);
  const form = useEndpointForm(erasePerson, {
    defaults: { id: String(id), reason: '', confirm: '' },
    onDone: () => onDone(t('people.done_erased')),
  });
  return (
    <ActForm
      title={t('people.erase_title', { name })}
      text={t('people.erase_text')}
      saveLabel={t('people.erase_button')}
      danger
      form={form}
      reason={{ input: form.register('reason'), error: form.errorOf('reason') }}
      onClose={onClose}
    >
      <Field label={t('people.confirm', { email: email ?? '' })} error={form.errorOf('confirm')} required>
        <TextInput {...form.register('confirm')} autoComplete="off" dir="ltr" />
      </Field>
    </ActForm>
  );
}
