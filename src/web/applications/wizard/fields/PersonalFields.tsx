import { SUGGESTED_COUNTRIES } from '#shared/applications/wizard/wizard.values.ts';
import { wizardFieldsTexts } from '#shared/applications/wizard/wizard-fields.texts.ts';
import type { TextKey } from '#shared/kernel/texts.ts';
import { BIO, EARLIEST_BIRTH } from '#shared/profiles/sections/section.values.ts';
import { countryName } from '#shared/reference/countries.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { BoundField } from '#web/profiles/form/BoundField.tsx';
import { formSource } from '#web/profiles/form/field-source.ts';
import { PhoneField } from '#web/profiles/form/PhoneField.tsx';
import { ProseField, TextField } from '#web/profiles/form/text-fields.tsx';
import { ComboBox } from '#web/ui/ComboBox.tsx';
import { DateInput } from '#web/ui/DateInput.tsx';

type Label = TextKey<typeof wizardFieldsTexts>;
type LineName = 'fullName' | 'firstName' | 'lastName' | 'email' | 'city' | 'address';
type Name = LineName | 'phone' | 'dateOfBirth' | 'country' | 'bio';

type Options = { optional?: boolean; label?: Label; rows?: number };
/** One field of a form's list: its name, and what this form does differently. */
export type PersonalField = Options & { name: Name };

const PERSON = formSource<Record<Name, string>>('personalInfo');

const LINES: Record<LineName, { label: Label; autoComplete: string; type?: 'email' }> = {
  fullName: { label: 'wizard.full_name', autoComplete: 'name' },
  firstName: { label: 'wizard.first_name', autoComplete: 'given-name' },
  lastName: { label: 'wizard.last_name', autoComplete: 'family-name' },
  email: { label: 'wizard.email', autoComplete: 'email', type: 'email' },
  city: { label: 'wizard.city', autoComplete: 'address-level2' },
  address: { label: 'wizard.address', autoComplete: 'street-address' },
};

const OTHERS = { phone: NumberField, dateOfBirth: BirthField, country: CountryField, bio: SummaryField };

/** The questions about the person, in the form's order. */
export function PersonalFields({ fields }: { fields: readonly PersonalField[] }) {
  return fields.map(({ name, ...field }) => {
    if (isLine(name)) return <LineField key={name} name={name} {...field} />;
    const Other = OTHERS[name];
    return <Other key={name} {...field} />;
  });
}

const isLine = (name: Name): name is LineName => name in LINES;
const needOf = ({ optional = false }: Options) => ({ optional, required: !optional });

function LineField({ name, label, ...field }: Options & { name: LineName }) {
  const t = useTexts(wizardFieldsTexts);
  const line = LINES[name];
  return <TextField {...line} from={PERSON} name={name} label={t(label ?? line.label)} {...needOf(field)} />;
}

function NumberField(field: Options) {
  const t = useTexts(wizardFieldsTexts);
  return <PhoneField from={PERSON} name="phone" label={t('wizard.phone')} {...needOf(field)} />;
}

function BirthField(field: Options) {
  const t = useTexts(wizardFieldsTexts);
  const of = PERSON.useText('dateOfBirth');
  return (
    <BoundField of={of} label={t('wizard.date_of_birth')} group {...needOf(field)}>
      <DateInput value={of.value} onChange={of.change} onBlur={of.touch} min={EARLIEST_BIRTH} autoComplete="bday" />
    </BoundField>
  );
}

function CountryField(field: Options) {
  const t = useTexts(wizardFieldsTexts);
  const locale = useLocale();
  const of = PERSON.useText('country');
  const named = SUGGESTED_COUNTRIES.map(({ name, code }) => ({
    id: name,
    label: locale === 'en' ? name : countryName(code, locale),
  }));
  return (
    <BoundField of={of} label={t('wizard.country')} {...needOf(field)}>
      <ComboBox items={named} text={of.value} onTextChange={of.change} onBlur={of.touch} name="country" />
    </BoundField>
  );
}

function SummaryField({ label = 'wizard.summary', rows = 5, ...field }: Options) {
  const t = useTexts(wizardFieldsTexts);
  return (
    <ProseField
      from={PERSON}
      name="bio"
      label={t(label)}
      counter={{ max: BIO.max }}
      rows={rows}
      className="md:col-span-2"
      {...needOf(field)}
    />
  );
}
