import { wizardFieldsTexts } from '#shared/applications/wizard/wizard-fields.texts.ts';
import { type WizardEducation, wizardEducation } from '#shared/profiles/sections/education.ts';
import { countryName } from '#shared/reference/countries.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { useCountries } from '#web/lib/useCountries.ts';
import { InstitutionField } from '#web/reference/InstitutionField.tsx';
import { NativeSelect } from '#web/ui/NativeSelect.tsx';
import { BoundField } from '../form/BoundField.tsx';
import { EducationFields } from '../form/EducationFields.tsx';
import { entrySource, type FieldSource, formSource } from '../form/field-source.ts';
import { useFormParts } from '../form/form-context.ts';
import { LevelField } from '../form/LevelField.tsx';
import { PeriodField } from '../form/PeriodField.tsx';
import { TextField } from '../form/text-fields.tsx';
import { EntryDialog } from './EntryDialog.tsx';
import type { EntryDialogProps } from './useEntries.ts';
import { useEntry } from './useEntry.ts';

const NAMES = {
  level: 'level',
  degree: 'degree',
  major: 'major',
  start: 'startDate',
  end: 'endDate',
  current: 'current',
  description: 'description',
} as const;

export function EducationDialog({ isNew, onSave, onClose, ...rest }: EntryDialogProps<WizardEducation>) {
  const t = useTexts(wizardFieldsTexts);
  const { context } = useFormParts();
  const of = useEntry(rest, wizardEducation(context));
  const from = entrySource(of);
  return (
    <EntryDialog
      title={t(isNew ? 'wizard.add_education' : 'wizard.edit_education')}
      saveLabel={t('wizard.save_education')}
      of={of}
      onClose={onClose}
      onSave={onSave}
    >
      <EducationFields
        from={from}
        names={NAMES}
        degreeLabel={t('wizard.degree')}
        currentLabel={t('wizard.studying_here')}
        institution={<Institution from={from} />}
      />
    </EntryDialog>
  );
}

/** Searches in the chosen country. */
function Institution({ from }: { from: FieldSource<WizardEducation> }) {
  return (
    <>
      <CountryField from={from} />
      <InstitutionName from={from} />
    </>
  );
}

function CountryField({ from }: { from: FieldSource<WizardEducation> }) {
  const t = useTexts(wizardFieldsTexts);
  const country = from.useText('country');
  return (
    <BoundField of={country} label={t('wizard.country')} required>
      <NativeSelect
        value={country.value}
        placeholder={t('wizard.choose_country')}
        onChange={({ target }) => country.change(target.value)}
        options={useCountryOptions(country.value)}
      />
    </BoundField>
  );
}

function InstitutionName({ from }: { from: FieldSource<WizardEducation> }) {
  const t = useTexts(wizardFieldsTexts);
  const country = from.useText('country');
  const institution = from.useText('institution');
  return (
    <BoundField
      of={institution}
      label={t('wizard.institution')}
      required
      help={t('wizard.institution_help')}
      className="md:col-span-2"
    >
      <InstitutionField countryCode={country.value} text={institution.value} onTextChange={institution.change} />
    </BoundField>
  );
}

/** The missing fields of an education, on its card. */
export function MissingOfEducation({ fields, path }: { fields: readonly string[]; path: string }) {
  const t = useTexts(wizardFieldsTexts);
  const from = formSource<WizardEducation>(path);
  const lacks = (name: keyof WizardEducation) => fields.includes(name);
  return (
    <>
      {lacks('level') && <LevelField from={from} name="level" />}
      {lacks('country') && <CountryField from={from} />}
      {lacks('institution') && <InstitutionName from={from} />}
      {lacks('degree') && <TextField from={from} name="degree" label={t('wizard.degree')} required />}
      {(lacks('startDate') || lacks('endDate')) && (
        <PeriodField from={from} names={NAMES} currentLabel={t('wizard.studying_here')} />
      )}
    </>
  );
}

/** The chosen country stays an option, even if the list could not be loaded. */
function useCountryOptions(chosen: string) {
  const locale = useLocale();
  const options = useCountries().map(({ code, name }) => ({ value: code, label: name }));
  const isListed = chosen === '' || options.some(({ value }) => value === chosen);
  return isListed ? options : [{ value: chosen, label: countryName(chosen, locale) }, ...options];
}
