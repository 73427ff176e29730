import { wizardFieldsTexts } from '#shared/applications/wizard/wizard-fields.texts.ts';
import { wizardStepsTexts } from '#shared/applications/wizard/wizard-steps.texts.ts';
import { type WizardLanguage, wizardLanguage } from '#shared/profiles/sections/languages.ts';
import { LANGUAGE_NAME, OFFERED_LANGUAGES, WIZARD_PROFICIENCIES } from '#shared/profiles/sections/section.values.ts';
import { languageCalled, languageName } from '#shared/reference/language-name.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { ComboBox } from '#web/ui/ComboBox.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Radio, RadioGroup } from '#web/ui/Radio.tsx';
import { BoundField } from '../form/BoundField.tsx';
import { formSource } from '../form/field-source.ts';
import { useFormParts } from '../form/form-context.ts';
import { TextField } from '../form/text-fields.tsx';
import { EntryDialog } from './EntryDialog.tsx';
import { proficiencyText } from './proficiencies.ts';
import type { EntryDialogProps } from './useEntries.ts';
import { useEntry } from './useEntry.ts';

const MOST_SUGGESTIONS = 5;

type LanguageDialogProps = EntryDialogProps<WizardLanguage> & { others: readonly string[] };

/** The list only suggests: any other language may be written. */
export function LanguageDialog({ others, isNew, onSave, onClose, ...rest }: LanguageDialogProps) {
  const t = useTexts(wizardFieldsTexts);
  const locale = useLocale();
  const { context } = useFormParts();
  const of = useEntry(rest, wizardLanguage(context, others));
  const { entry, change, errorOf } = of;
  return (
    <EntryDialog
      title={t(isNew ? 'wizard.add_language' : 'wizard.edit_language')}
      saveLabel={t('wizard.save_language')}
      of={of}
      onClose={onClose}
      onSave={onSave}
    >
      <Field
        label={t('wizard.language')}
        required
        help={t('wizard.language_help')}
        error={errorOf('language')}
        className="md:col-span-2"
      >
        <ComboBox
          items={OFFERED_LANGUAGES.map((name) => ({ id: name, label: languageName(name, locale) }))}
          most={MOST_SUGGESTIONS}
          text={languageName(entry.language, locale)}
          onTextChange={(written) => change('language', languageCalled(written, locale))}
          maxLength={LANGUAGE_NAME.max}
        />
      </Field>
      <Field label={t('wizard.proficiency')} group required error={errorOf('proficiency')} className="md:col-span-2">
        <Proficiencies
          name="proficiency"
          value={entry.proficiency}
          onChange={(value) => change('proficiency', value)}
          withHelp
        />
      </Field>
    </EntryDialog>
  );
}

type ProficienciesProps = { name: string; value: string; onChange: (value: string) => void; withHelp?: boolean };

/** Chooses the proficiency with one press. */
function Proficiencies({ name, value: chosen, onChange, withHelp = false }: ProficienciesProps) {
  const tSteps = useTexts(wizardStepsTexts);
  return (
    <RadioGroup className="grid-cols-2">
      {WIZARD_PROFICIENCIES.map((value) => (
        <Radio
          key={value}
          name={name}
          value={value}
          checked={chosen === value}
          onChange={() => onChange(value)}
          help={withHelp && tSteps(`wizard.proficiency_${value}_text`)}
        >
          {tSteps(proficiencyText(value))}
        </Radio>
      ))}
    </RadioGroup>
  );
}

/** The missing fields of a language, on its card. */
export function MissingOfLanguage({ fields, path }: { fields: readonly string[]; path: string }) {
  const t = useTexts(wizardFieldsTexts);
  const from = formSource<WizardLanguage>(path);
  const level = from.useText('proficiency');
  return (
    <>
      {fields.includes('language') && <TextField from={from} name="language" label={t('wizard.language')} required />}
      {fields.includes('proficiency') && (
        <BoundField of={level} label={t('wizard.proficiency')} group required className="md:col-span-2">
          <Proficiencies name={`${path}.proficiency`} value={level.value} onChange={level.change} />
        </BoundField>
      )}
    </>
  );
}
