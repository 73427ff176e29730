import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { useRevalidator } from 'react-router';
import { type AppError, isAppError } from '#shared/kernel/errors.ts';
import { plainMessage } from '#shared/kernel/validation.ts';
import { changeSettings, type Setting, SettingsConflict, SettingsFields } from '#shared/reference/settings.contract.ts';
import { settingsTexts } from '#shared/reference/settings.texts.ts';
import { SETTING_KEYS, type SettingKey } from '#shared/reference/settings.values.ts';
import { call } from '#web/lib/call.ts';
import { useTexts } from '#web/lib/texts.ts';
import { showToast } from '#web/ui/toasts.ts';

type Marks = Partial<Record<SettingKey, string | null>>;

const fieldsOf = (settings: readonly Setting[]) =>
  ({ ...Object.fromEntries(settings.map(({ key, value }) => [key, value])), reason: '' }) as SettingsFields;
const marksOf = (settings: readonly Setting[]): Marks =>
  Object.fromEntries(settings.map(({ key, changed_at }) => [key, changed_at]));

/** The state of the settings form. Only changed settings are sent, with the versions that they were loaded with. */
export function useSettingsForm(loaded: readonly Setting[], inWords: (setting: Setting) => string) {
  const t = useTexts(settingsTexts);
  const { revalidate } = useRevalidator();
  const [read, setRead] = useState({ fields: fieldsOf(loaded), marks: marksOf(loaded) });
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<SettingsFields>({
    resolver: zodResolver(
      SettingsFields as never,
      { error: plainMessage } as never,
    ) as unknown as Resolver<SettingsFields>,
    defaultValues: read.fields,
    mode: 'onTouched',
  });

  const submit = form.handleSubmit(async (fields) => {
    setFailure(null);
    const changed = SETTING_KEYS.filter((key) => fields[key] !== read.fields[key]);
    try {
      const { settings } = await call(changeSettings, {
        ...Object.fromEntries(changed.map((key) => [key, fields[key]])),
        seen: Object.fromEntries(changed.map((key) => [key, read.marks[key] ?? null])),
        reason: fields.reason,
      });
      setRead({ fields: fieldsOf(settings), marks: marksOf(settings) });
      form.reset(fieldsOf(settings));
      showToast({ type: 'success', title: t('settings.saved'), text: t('settings.saved_text') });
      // The frame around the page shows the name and the colour too.
      revalidate();
    } catch (error) {
      if (!isAppError(error)) throw error;
      tell(error);
    }
  });

  function tell(error: AppError): void {
    const conflict = error.code === 'conflict' ? SettingsConflict.safeParse(error.extra) : null;
    if (conflict?.success) {
      tellOfConflict(conflict.data.settings);
      return;
    }
    const shown = Object.entries(error.errors ?? {}).filter(([field]) => field in read.fields);
    for (const [field, [message]] of shown) form.setError(field as SettingKey, { message: message ?? '' });
    const [first] = shown;
    if (first) form.setFocus(first[0] as SettingKey);
    else setFailure(error.message);
  }

  /**
   * What was typed stays. An admin who saves again after seeing the other admin's values overwrites them on purpose.
   */
  function tellOfConflict(theirs: readonly Setting[]): void {
    const { reason: _kept, ...fields } = fieldsOf(theirs);
    const now = { fields: { ...read.fields, ...fields }, marks: { ...read.marks, ...marksOf(theirs) } };
    setRead(now);
    form.reset(now.fields, { keepDirtyValues: true });
    setFailure(t('settings.conflict'));
    for (const setting of theirs)
      form.setError(setting.key, { message: t('settings.theirs', { value: inWords(setting) }) });
  }

  const errorOf = (field: keyof SettingsFields) => form.getFieldState(field, form.formState).error?.message;
  return { ...form, submit, failure, errorOf, isBusy: form.formState.isSubmitting };
}
export type SettingsForm = ReturnType<typeof useSettingsForm>;
