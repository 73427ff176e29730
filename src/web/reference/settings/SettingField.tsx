import { Controller } from 'react-hook-form';
import { settingsTexts } from '#shared/reference/settings.texts.ts';
import { SETTINGS, type SettingKey } from '#shared/reference/settings.values.ts';
import type { CountryChoice } from '#web/lib/country-choices.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Field } from '#web/ui/Field.tsx';
import { NativeSelect } from '#web/ui/NativeSelect.tsx';
import { Radio, RadioGroup } from '#web/ui/Radio.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { ColourInput } from './ColourInput.tsx';
import type { SettingsForm } from './useSettingsForm.ts';

type SettingFieldProps = { name: SettingKey; form: SettingsForm; countries: readonly CountryChoice[] };

const WIDE = 'md:col-span-2';
const asText = { setValueAs: (text: string | null) => (text?.trim() ? text : null) };
/** Text that is not a number stays text, so that the schema refuses it. */
const asNumber = {
  setValueAs: (text: string | number) => (typeof text === 'string' && /^\s*-?\d+\s*$/.test(text) ? Number(text) : text),
};

/** One setting: its name, what it does, its limits, and the control for its type. */
export function SettingField({ name, form, countries }: SettingFieldProps) {
  const t = useTexts(settingsTexts);
  const { register, control, errorOf, formState } = form;
  const definition = SETTINGS[name];
  const label = t(`settings.${name}`);
  const value = formState.defaultValues?.[name];
  const field = { label, error: errorOf(name) };

  switch (definition.kind) {
    case 'switch':
      return (
        <Field {...field} group hideLabel className={WIDE}>
          <Checkbox {...register(name)} defaultChecked={value === true} help={t(`settings.${name}_help`)}>
            {label}
          </Checkbox>
        </Field>
      );
    case 'number': {
      const { unit, ...range } = definition;
      return (
        <Field
          {...field}
          help={
            <>
              {t(`settings.${name}_help`)} {t(`settings.range_${unit}`, range)}
            </>
          }
        >
          <div className="flex items-center gap-s2">
            <TextInput
              dir="ltr"
              inputMode="numeric"
              autoComplete="off"
              {...register(name, asNumber)}
              defaultValue={String(value)}
              className="max-w-24 text-end tabular-nums"
            />
            <span aria-hidden="true" className="text-sm text-ink-2">
              {t(`settings.${unit}`)}
            </span>
          </div>
        </Field>
      );
    }
    case 'colour':
      return (
        <Controller
          control={control}
          name={name}
          render={({ field: { ref, value: colour, onChange, onBlur } }) => (
            <Field {...field} help={t(`settings.${name}_help`)}>
              <ColourInput {...{ ref, onChange, onBlur, label }} value={String(colour)} shipped={definition.shipped} />
            </Field>
          )}
        />
      );
    case 'country':
      return (
        <Field {...field} help={t(`settings.${name}_help`)} className={WIDE}>
          <NativeSelect {...register(name)} defaultValue={String(value)} options={countries} autoComplete="off" />
        </Field>
      );
    case 'choice':
      return (
        <Field {...field} group help={t(`settings.${name}_help`)} className={WIDE}>
          <RadioGroup>
            {definition.choices.map((choice) => (
              <Radio key={choice} {...register(name)} value={choice} defaultChecked={value === choice}>
                {t(`settings.${name}_${choice}` as 'settings.map_provider_google')}
              </Radio>
            ))}
          </RadioGroup>
        </Field>
      );
    case 'key': {
      const { min, max } = definition;
      return (
        <Field {...field} help={t(`settings.${name}_help`, { min, max })} optional>
          <TextInput
            dir="ltr"
            autoComplete="off"
            spellCheck={false}
            {...register(name, asText)}
            defaultValue={String(value ?? '')}
          />
        </Field>
      );
    }
    case 'tiles':
      return (
        <Field {...field} help={t(`settings.${name}_help`, definition)}>
          <TextInput
            type="url"
            dir="ltr"
            autoComplete="off"
            spellCheck={false}
            {...register(name)}
            defaultValue={String(value)}
          />
        </Field>
      );
    case 'name':
      return (
        <Field
          {...field}
          help={
            <>
              {t(`settings.${name}_help`)} {t('settings.length', definition)}
            </>
          }
          className={WIDE}
        >
          <TextInput dir="auto" autoComplete="off" {...register(name)} defaultValue={String(value)} />
        </Field>
      );
  }
}
