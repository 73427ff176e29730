import { wizardFieldsTexts } from '#shared/applications/wizard/wizard-fields.texts.ts';
import { profileTexts } from '#shared/board/profile.texts.ts';
import { ownProfileTexts } from '#shared/profiles/own-profile.texts.ts';
import type { ProfilePerson } from '#shared/profiles/own-profile.ts';
import { GENDERS, MARITAL_STATUSES } from '#shared/profiles/profiles.values.ts';
import { BIO, EARLIEST_BIRTH } from '#shared/profiles/sections/section.values.ts';
import type { CountryChoice } from '#web/lib/country-choices.ts';
import { useTexts } from '#web/lib/texts.ts';
import { DateInput } from '#web/ui/DateInput.tsx';
import { NativeSelect } from '#web/ui/NativeSelect.tsx';
import { BoundField } from '../form/BoundField.tsx';
import { formSource } from '../form/field-source.ts';
import { PhoneField } from '../form/PhoneField.tsx';
import { ProseField, TextField } from '../form/text-fields.tsx';
import { Pairs, Part } from './Part.tsx';

/** All fields are text; the rules decide which texts are allowed. */
const PERSON = formSource<Record<keyof ProfilePerson, string>>('personalInfo');

export function AboutPart() {
  const t = useTexts(ownProfileTexts);
  const tFields = useTexts(wizardFieldsTexts);
  const tProfile = useTexts(profileTexts);
  return (
    <Part id="about" title={t('own.about')}>
      <Pairs>
        <TextField from={PERSON} name="fullName" label={tFields('wizard.full_name')} required autoComplete="name" />
        <TextField
          from={PERSON}
          name="profession"
          label={t('own.profession')}
          help={t('own.profession_help')}
          optional
          autoComplete="organization-title"
        />
        <ProseField
          from={PERSON}
          name="bio"
          label={tProfile('profile.biography')}
          help={t('own.bio_help')}
          optional
          counter={{ max: BIO.max }}
          rows={5}
          className="md:col-span-2"
        />
      </Pairs>
    </Part>
  );
}

export function ContactPart({ countries }: { countries: readonly CountryChoice[] }) {
  const t = useTexts(ownProfileTexts);
  const tFields = useTexts(wizardFieldsTexts);
  const tProfile = useTexts(profileTexts);
  return (
    <Part id="contact" title={t('own.contact')}>
      <Pairs>
        <PhoneField from={PERSON} name="phone" label={tFields('wizard.phone')} optional />
        <PhoneField from={PERSON} name="secondaryPhone" label={tProfile('profile.secondary_phone')} optional />
        <PhoneField
          from={PERSON}
          name="whatsapp"
          label={tProfile('profile.whatsapp')}
          help={t('own.whatsapp_help')}
          optional
        />
        <TextField
          from={PERSON}
          name="website"
          label={tProfile('profile.website')}
          optional
          type="url"
          placeholder="https://"
          autoComplete="url"
        />
        <ChoiceField name="country" label={tFields('wizard.country')} options={countries} />
        <TextField from={PERSON} name="city" label={tFields('wizard.city')} optional autoComplete="address-level2" />
        <TextField
          from={PERSON}
          name="address"
          label={tFields('wizard.address')}
          optional
          autoComplete="street-address"
          className="md:col-span-2"
        />
      </Pairs>
    </Part>
  );
}

/** Voluntary information, with a note about who sees it. */
export function PrivatePart() {
  const t = useTexts(ownProfileTexts);
  const tProfile = useTexts(profileTexts);
  const born = PERSON.useText('dateOfBirth');
  return (
    <Part id="private" title={t('own.private')} text={t('own.private_text')}>
      <Pairs>
        <BoundField of={born} label={tProfile('profile.birth_date')} group optional>
          <DateInput
            value={born.value}
            onChange={born.change}
            onBlur={born.touch}
            min={EARLIEST_BIRTH}
            autoComplete="bday"
          />
        </BoundField>
        <ChoiceField
          name="gender"
          label={tProfile('profile.gender')}
          options={GENDERS.map((value) => ({ value, label: tProfile(`profile.${value}`) }))}
        />
        <ChoiceField
          name="maritalStatus"
          label={tProfile('profile.marital_status')}
          options={MARITAL_STATUSES.map((value) => ({ value, label: tProfile(`profile.${value}`) }))}
        />
      </Pairs>
    </Part>
  );
}

type ChoiceFieldProps = {
  name: keyof ProfilePerson;
  label: string;
  options: readonly { value: string; label: string }[];
};

/** A select with an empty option. */
function ChoiceField({ name, label, options }: ChoiceFieldProps) {
  const t = useTexts(ownProfileTexts);
  const of = PERSON.useText(name);
  return (
    <BoundField of={of} label={label} optional>
      <NativeSelect
        value={of.value}
        placeholder={t('own.not_said')}
        onChange={({ target }) => of.change(target.value)}
        options={options}
      />
    </BoundField>
  );
}
