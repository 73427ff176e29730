import { type WizardLanguage, wizardLanguage } from '#shared/applications/wizard/languages.ts';
import { LANGUAGE_NAME, OFFERED_LANGUAGES, WIZARD_PROFICIENCIES } from '#shared/applications/wizard/wizard.values.ts';
import { wizardFieldsTexts } from '#shared/applications/wizard/wizard-fields.texts.ts';
import { wizardStepsTexts } from '#shared/applications/wizard/wizard-steps.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { ComboBox } from '#web/ui/ComboBox.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Radio, RadioGroup } from '#web/ui/Radio.tsx';
import { useFormParts } from '../form-context.ts';
import { EntryDialog } from '../parts/EntryDialog.tsx';
import { proficiencyText } from '../parts/proficiencies.ts';
import type { EntryDialogProps } from '../parts/useEntries.ts';
import { useEntry } from '../parts/useEntry.ts';

const MOST_SUGGESTIONS = 5;
const OFFERED = OFFERED_LANGUAGES.map((name) => ({ id: name, label: name }));

type LanguageDialogProps = EntryDialogProps<WizardLanguage> & { others: readonly string[] };

/** The list is an offer: any other language may be written. */
export function LanguageDialog({ initial, others, isNew, refused, onSave, onClose }: LanguageDialogProps) {
  const t = useTexts(wizardFieldsTexts);
  const tSteps = useTexts(wizardStepsTexts);
  const { context } = useFormParts();
  const of = useEntry(initial, wizardLanguage(context, others), refused);
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
          items={OFFERED}
          most={MOST_SUGGESTIONS}
          text={entry.language}
          onTextChange={(language) => change('language', language)}
          maxLength={LANGUAGE_NAME.max}
        />
      </Field>
      <Field label={t('wizard.proficiency')} group required error={errorOf('proficiency')} className="md:col-span-2">
        <RadioGroup className="md:grid-cols-2">
          {WIZARD_PROFICIENCIES.map((value) => (
            <Radio
              key={value}
              name="proficiency"
              value={value}
              checked={entry.proficiency === value}
              onChange={() => change('proficiency', value)}
              help={tSteps(`wizard.proficiency_${value}_text`)}
            >
              {tSteps(proficiencyText(value))}
            </Radio>
          ))}
        </RadioGroup>
      </Field>
    </EntryDialog>
  );
}
