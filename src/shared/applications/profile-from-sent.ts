import { ProfileFields } from '../profiles/own-profile.ts';
import { PROFICIENCIES, type Proficiency } from '../profiles/sections/section.values.ts';
import { countryCodeOf, isCountryCode } from '../reference/countries.ts';
import type { SentApplication } from './sent-application.ts';

const month = (date: string | null) => date?.slice(0, 7) ?? '';
const isProficiency = (text: string) => PROFICIENCIES.includes(text as Proficiency);

/** Converts a sent application into profile fields. Its cover letter and answers are not part of a profile. */
export function profileFromSent(sent: SentApplication): ProfileFields {
  const { firstName, lastName, phone, dateOfBirth, city, country, address, bio } = sent.personalInfo;
  const empty = ProfileFields.parse({});
  return {
    ...empty,
    personalInfo: {
      ...empty.personalInfo,
      fullName: `${firstName} ${lastName}`.trim(),
      bio,
      phone: phone ?? '',
      dateOfBirth: dateOfBirth ?? '',
      country: (country && countryCodeOf(country)) || '',
      city: city ?? '',
      address: address ?? '',
    },
    educations: sent.educations.map((one) => ({
      level: one.level,
      country: one.country !== null && isCountryCode(one.country) ? one.country : '',
      institution: one.institution_name,
      degree: one.degree,
      major: one.major_course ?? '',
      startDate: month(one.start_date),
      endDate: one.current_study ? '' : month(one.end_date),
      current: one.current_study,
      description: one.description ?? '',
    })),
    trainings: sent.trainings.map((one) => ({
      name: one.name,
      organization: one.organization,
      credentialId: one.credentialId ?? '',
      startDate: month(one.startDate),
      endDate: one.current ? '' : month(one.endDate),
      current: one.current,
      description: one.description ?? '',
    })),
    experiences: sent.experiences.map((one) => ({
      title: one.designation,
      company: one.company,
      department: one.department ?? '',
      location: one.location ?? '',
      employmentType: one.employment_type ?? '',
      startDate: month(one.start),
      endDate: one.current_position ? '' : month(one.end),
      currentlyWorking: one.current_position,
      responsibilities: one.responsibilities,
      achievements: one.accomplishments ?? '',
    })),
    skills: sent.skills,
    languages: sent.languages.flatMap(({ name, proficiency }) =>
      isProficiency(proficiency) ? [{ language: name, proficiency }] : [],
    ),
  };
}
