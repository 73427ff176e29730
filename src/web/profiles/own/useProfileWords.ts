import { wizardFieldsTexts } from '#shared/applications/wizard/wizard-fields.texts.ts';
import { profileTexts } from '#shared/board/profile.texts.ts';
import { companyTexts } from '#shared/profiles/company.texts.ts';
import { ownProfileTexts } from '#shared/profiles/own-profile.texts.ts';
import type { ProfileFields, ProfilePerson } from '#shared/profiles/own-profile.ts';
import type { ProfilePlace } from '#shared/profiles/profile-merge.ts';
import { GENDERS, MARITAL_STATUSES, type SocialNetwork } from '#shared/profiles/profiles.values.ts';
import { countryName } from '#shared/reference/countries.ts';
import { timeTexts } from '#shared/reference/time.texts.ts';
import { dayInWords } from '#web/lib/relative-time.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { internationalPhone } from '#web/ui/phone-number.ts';

type Part = keyof ProfileFields;

/** The names of a profile's fields and lists, and their values, in words. */
export function useProfileWords() {
  const t = useTexts(ownProfileTexts);
  const tFields = useTexts(wizardFieldsTexts);
  const tProfile = useTexts(profileTexts);
  const tNetworks = useTexts(companyTexts);
  const time = useTexts(timeTexts);
  const locale = useLocale();

  const fields: Record<keyof ProfilePerson, string> = {
    fullName: tFields('wizard.full_name'),
    profession: t('own.profession'),
    bio: tProfile('profile.biography'),
    dateOfBirth: tProfile('profile.birth_date'),
    gender: tProfile('profile.gender'),
    maritalStatus: tProfile('profile.marital_status'),
    phone: tFields('wizard.phone'),
    secondaryPhone: tProfile('profile.secondary_phone'),
    whatsapp: tProfile('profile.whatsapp'),
    website: tProfile('profile.website'),
    country: tFields('wizard.country'),
    city: tFields('wizard.city'),
    address: tFields('wizard.address'),
  };
  const lists: Partial<Record<Part, string>> = {
    socialLinks: t('own.other_links'),
    educations: tProfile('profile.education'),
    trainings: tProfile('profile.trainings'),
    experiences: tProfile('profile.experience'),
    skills: tProfile('profile.skills'),
    languages: tProfile('profile.languages'),
  };
  const choices: readonly string[] = [...GENDERS, ...MARITAL_STATUSES];

  function nameOf({ part, field }: ProfilePlace): string {
    if (part === 'personalInfo') return fields[field as keyof ProfilePerson];
    if (part === 'socialInfo') return tNetworks(`company.${field as SocialNetwork}`);
    return lists[part] ?? '';
  }
  /** A value of a field of the person or of the networks. */
  function say(field: string, value: string): string {
    if (value === '') return '';
    if (field === 'country') return countryName(value, locale);
    if (field === 'dateOfBirth') return dayInWords(time, value);
    if (['phone', 'secondaryPhone', 'whatsapp'].includes(field)) return internationalPhone(value);
    if (['gender', 'maritalStatus'].includes(field) && choices.includes(value)) {
      return tProfile(`profile.${value as (typeof GENDERS)[number]}`);
    }
    return value;
  }
  return { nameOf, say };
}
