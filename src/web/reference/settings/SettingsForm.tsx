import type { ReactNode } from 'react';
import type { Setting } from '#shared/reference/settings.contract.ts';
import { settingsTexts } from '#shared/reference/settings.texts.ts';
import { SETTING_GROUPS, SETTING_KEYS, SETTINGS, type SettingGroup } from '#shared/reference/settings.values.ts';
import type { CountryChoice } from '#web/lib/country-choices.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useAskBeforeLeaving } from '#web/lib/useAskBeforeLeaving.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { cx } from '#web/ui/cx.ts';
import { Field } from '#web/ui/Field.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { AccentPreview } from './AccentPreview.tsx';
import { SettingField } from './SettingField.tsx';
import { useSettingsForm } from './useSettingsForm.ts';

type SettingsFormProps = { settings: readonly Setting[]; countries: readonly CountryChoice[] };

/** All settings of the site, by group, in one form. */
export function SettingsForm({ settings, countries }: SettingsFormProps) {
  const t = useTexts(settingsTexts);
  const inWords = useValueWords(countries);
  const form = useSettingsForm(settings, inWords);
  const { submit, failure, errorOf, isBusy, register } = form;
  const { isDirty } = form.formState;
  useAskBeforeLeaving(isDirty && !isBusy, {
    title: t('settings.leave_title'),
    text: t('settings.leave_text'),
    confirmLabel: t('settings.leave'),
    cancelLabel: t('settings.stay'),
  });

  return (
    <form onSubmit={submit} noValidate className="grid min-w-0 gap-s5">
      {failure && (
        <Banner tone="danger" announce>
          {failure}
        </Banner>
      )}
      {SETTING_GROUPS.map((group) => (
        <Group key={group} group={group} beside={group === 'site' && <AccentPreview control={form.control} />}>
          {SETTING_KEYS.filter((key) => SETTINGS[key].group === group).map((key) => (
            <SettingField key={key} name={key} form={form} countries={countries} />
          ))}
        </Group>
      ))}
      {/* Until something is changed, it stays at the end of the form and covers no field. */}
      <div
        className={cx(
          'z-3 flex flex-wrap items-end justify-end gap-s3 max-md:bottom-16',
          isDirty && 'sticky bottom-s3 rounded-r3 border border-line bg-raised px-s4 py-s3 shadow-2',
        )}
      >
        {isDirty && (
          <Field label={t('settings.reason')} error={errorOf('reason')} optional className="me-auto w-full md:max-w-md">
            <TextInput size="sm" dir="auto" autoComplete="off" {...register('reason')} />
          </Field>
        )}
        <p role="status" className="pb-2.5 text-sm text-ink-2">
          {t(isDirty ? 'settings.unsaved' : 'settings.all_saved')}
        </p>
        <Button type="submit" variant={isDirty ? 'primary' : 'line'} busy={isBusy}>
          {t('settings.save')}
        </Button>
      </div>
    </form>
  );
}

function Group({ group, beside, children }: { group: SettingGroup; beside: ReactNode; children: ReactNode }) {
  const t = useTexts(settingsTexts);
  return (
    <Card as="section" pad aria-labelledby={`${group}-title`} className="grid gap-s4">
      <h2 id={`${group}-title`} className="text-lg">
        {t(`settings.group_${group}`)}
      </h2>
      <div
        className={cx('grid items-start gap-x-s6 gap-y-s4', beside !== false && 'lg:grid-cols-[minmax(0,1fr)_340px]')}
      >
        <div className="grid gap-x-s5 gap-y-s5 md:grid-cols-2">{children}</div>
        {beside}
      </div>
    </Card>
  );
}

/** Describes a setting's value in words. */
function useValueWords(countries: readonly CountryChoice[]) {
  const t = useTexts(settingsTexts);
  return ({ key, value }: Setting): string => {
    if (value === null) return t('settings.nothing');
    if (typeof value === 'boolean') return t(value ? 'settings.on' : 'settings.off');
    if (key === 'default_country') return countries.find((country) => country.value === value)?.label ?? String(value);
    if (SETTINGS[key].kind === 'choice') return t(`settings.${key}_${value}` as 'settings.map_provider_google');
    return String(value);
  };
}
