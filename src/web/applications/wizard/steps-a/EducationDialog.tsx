import { type WizardEducation, wizardEducation } from '#shared/applications/wizard/education.ts';
import { EDUCATION_DESCRIPTION } from '#shared/applications/wizard/wizard.values.ts';
import { wizardFieldsTexts } from '#shared/applications/wizard/wizard-fields.texts.ts';
import { countryName } from '#shared/reference/countries.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { useCountries } from '#web/lib/useCountries.ts';
import { Field } from '#web/ui/Field.tsx';
import { NativeSelect } from '#web/ui/NativeSelect.tsx';
import { InstitutionField } from '../../InstitutionField.tsx';
import { EntryDialog } from '../parts/EntryDialog.tsx';
import { EntryText } from '../parts/EntryField.tsx';
import { EntryLevel } from '../parts/EntryLevel.tsx';
import { EntryMonths } from '../parts/EntryPeriod.tsx';
import type { EntryDialogProps } from '../parts/useEntries.ts';
import { useEntry } from '../parts/useEntry.ts';
import { useWizard } from '../wizard-context.ts';

export function EducationDialog({ initial, isNew, refused, onSave, onClose }: EntryDialogProps<WizardEducation>) {
  const t = useTexts(wizardFieldsTexts);
  const { context } = useWizard();
  const of = useEntry(initial, wizardEducation(context), refused);
  const { entry, change, errorOf } = of;
  const countries = useCountryOptions(entry.country);
  return (
    <EntryDialog
      title={t(isNew ? 'wizard.add_education' : 'wizard.edit_education')}
      saveLabel={t('wizard.save_education')}
      of={of}
      onClose={onClose}
      onSave={onSave}
    >
      <EntryLevel of={of} />
      <Field label={t('wizard.country')} required error={errorOf('country')}>
        <NativeSelect
          value={entry.country}
          placeholder={t('wizard.choose_country')}
          onChange={({ target }) => change('country', target.value)}
          options={countries}
        />
      </Field>
      <Field
        label={t('wizard.institution')}
        required
        help={t('wizard.institution_help')}
        error={errorOf('institution')}
        className="md:col-span-2"
      >
        <InstitutionField
          countryCode={entry.country}
          text={entry.institution}
          onTextChange={(institution) => change('institution', institution)}
        />
      </Field>
      <EntryText of={of} name="degree" label={t('wizard.degree')} required />
      <EntryText of={of} name="major" label={t('wizard.major')} optional />
      <EntryMonths of={of} start="startDate" end="endDate" current="current" currentLabel={t('wizard.studying_here')} />
      <EntryText
        of={of}
        name="description"
        label={t('wizard.description')}
        optional
        prose={{ max: EDUCATION_DESCRIPTION.max, placeholder: t('wizard.description_hint') }}
        className="md:col-span-2"
      />
    </EntryDialog>
  );
}

/** The one that is chosen stays to be chosen, also where the list could not be loaded. */
function useCountryOptions(chosen: string) {
  const locale = useLocale();
  const options = useCountries().map(({ code, name }) => ({ value: code, label: name }));
  const isListed = chosen === '' || options.some(({ value }) => value === chosen);
  return isListed ? options : [{ value: chosen, label: countryName(chosen, locale) }, ...options];
}
