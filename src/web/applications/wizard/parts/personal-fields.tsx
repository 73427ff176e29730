import { EARLIEST_BIRTH, SUGGESTED_COUNTRIES } from '#shared/applications/wizard/wizard.values.ts';
import { wizardFieldsTexts } from '#shared/applications/wizard/wizard-fields.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { ComboBox } from '#web/ui/ComboBox.tsx';
import { DateInput } from '#web/ui/DateInput.tsx';
import { PhoneInput } from '#web/ui/PhoneInput.tsx';
import { WizardField } from './WizardField.tsx';

const COUNTRIES = SUGGESTED_COUNTRIES.map((name) => ({ id: name, label: name }));

export function PhoneField({ optional = false }: { optional?: boolean }) {
  const t = useTexts(wizardFieldsTexts);
  return (
    <WizardField path="personalInfo.phone" label={t('wizard.phone')} optional={optional} required={!optional}>
      {({ value, onChange, onBlur }) => (
        <PhoneInput value={value} onChange={(change) => onChange(change.value)} onBlur={onBlur} />
      )}
    </WizardField>
  );
}

export function BirthField() {
  const t = useTexts(wizardFieldsTexts);
  return (
    <WizardField path="personalInfo.dateOfBirth" label={t('wizard.date_of_birth')} group required>
      {({ value, onChange, onBlur }) => (
        <DateInput value={value} onChange={onChange} onBlur={onBlur} min={EARLIEST_BIRTH} autoComplete="bday" />
      )}
    </WizardField>
  );
}

export function CountryField() {
  const t = useTexts(wizardFieldsTexts);
  return (
    <WizardField path="personalInfo.country" label={t('wizard.country')} required>
      {({ value, onChange, onBlur }) => (
        <ComboBox items={COUNTRIES} text={value} onTextChange={onChange} onBlur={onBlur} name="country" />
      )}
    </WizardField>
  );
}
