import { EMPTY_ENTRIES } from '#shared/applications/wizard/empty-form.ts';
import type { FormData, WizardData } from '#shared/applications/wizard/steps.ts';
import { ADDITIONAL_TEXT, FIRST_LOCAL_ID } from '#shared/applications/wizard/wizard.values.ts';
import type { ReadCv } from '#shared/cv/cv.contract.ts';
import { newestFirst } from '#shared/profiles/sections/experience.ts';
import { sameLanguage, type WizardLanguage } from '#shared/profiles/sections/languages.ts';
import { ENTRIES, SKILLS } from '#shared/profiles/sections/section.values.ts';
import { distinctSkills } from '#shared/profiles/sections/skills.ts';
import { countryCodeOf } from '#shared/reference/countries.ts';
import { type Filled, numbered } from '#web/profiles/form/numbered.ts';
import { type PhoneCountry, toE164 } from '#web/ui/phone-number.ts';
import { newClientId } from './client-id.ts';

/** Typed values stay; what was read fills only empty fields. */
export function fillWizard(data: WizardData, cv: ReadCv, country: PhoneCountry): Filled<WizardData> {
  const person = fillPerson(data.personalInfo, cv, country);
  const { education, training, experience } = EMPTY_ENTRIES.wizard;
  const educations = numbered(
    data.educations,
    cv.educations.map((one) => ({ ...education, ...one, country: one.country || countryOf(person.info) })),
    FIRST_LOCAL_ID.education,
  );
  const trainings = numbered(
    data.trainings,
    // CVs usually give a course one date, the month in which it took place.
    cv.trainings.map((one) => ({
      ...training,
      ...one,
      startDate: one.startDate || one.endDate,
      endDate: one.endDate || (one.current ? '' : one.startDate),
    })),
    FIRST_LOCAL_ID.education,
  );
  const experiences = numbered(
    data.experiences,
    cv.experiences.map((one) => ({ ...experience, ...one })),
    FIRST_LOCAL_ID.experience,
  );
  const languages = numbered<WizardLanguage>(
    data.languages,
    newLanguages(
      cv,
      data.languages.map(({ language }) => language),
    ).map(({ language, proficiency }) => ({
      language,
      // This form has four levels.
      proficiency: proficiency === 'advanced' ? 'fluent' : (proficiency ?? ''),
    })),
    FIRST_LOCAL_ID.language,
  );
  const skills = distinctSkills(
    [...data.skills, ...cv.skills.map((name) => ({ name, custom: false }))],
    ({ name }) => name,
  ).slice(0, SKILLS.max);
  return {
    data: {
      ...data,
      personalInfo: person.info,
      educations: educations.all,
      trainings: trainings.all,
      experiences: newestFirst(experiences.all),
      languages: languages.all,
      skills,
    },
    unchecked: [
      ...person.filled,
      ...educations.added.map(({ id }) => `educations:${id}`),
      ...trainings.added.map(({ id }) => `trainings:${id}`),
      ...experiences.added.map(({ id }) => `experiences:${id}`),
      ...languages.added.map(({ id }) => `languages:${id}`),
      ...(skills.length > data.skills.length ? ['skills'] : []),
    ],
  };
}

export function fillForm(data: FormData, cv: ReadCv, country: PhoneCountry): Filled<FormData> {
  const person = fillPerson(data.personalInfo, cv, country);
  const tempId = () => newClientId().slice(0, 8);
  const room = (there: readonly unknown[]) => Math.max(0, ENTRIES.max - there.length);
  const educations = cv.educations.slice(0, room(data.educations)).map((one) => ({
    ...EMPTY_ENTRIES.form.education,
    tempId: tempId(),
    level: one.level,
    institution_name: one.institution,
    degree: one.degree,
    major_course: one.major,
    start_date: one.startDate,
    end_date: one.endDate,
    current_study: one.current,
  }));
  const experiences = cv.experiences.slice(0, room(data.experiences)).map((one) => ({
    ...EMPTY_ENTRIES.form.experience,
    tempId: tempId(),
    designation: one.title,
    company: one.company,
    start: one.startDate,
    end: one.endDate,
    current_position: one.currentlyWorking,
    responsibilities: one.responsibilities,
  }));
  // The empty starting row is removed.
  const spoken = data.languages.filter(({ name, proficiency }) => name || proficiency);
  const read = newLanguages(
    cv,
    spoken.map(({ name }) => name),
  );
  const languages = [
    ...spoken,
    ...read.map(({ language, proficiency }) => ({ name: language, proficiency: proficiency ?? '' })),
  ];
  const skills = distinctSkills([...data.skills, ...cv.skills], (name) => name).slice(0, SKILLS.maxOnCards);
  // This form has no entries for trainings, so each becomes a line of text.
  const certifications = cv.trainings
    .map(({ name, organization }) => [name, organization].filter(Boolean).join(', '))
    .join('\n')
    .slice(0, ADDITIONAL_TEXT.max);
  return {
    data: {
      ...data,
      personalInfo: person.info,
      educations: [...data.educations, ...educations],
      experiences: [...data.experiences, ...experiences],
      skills,
      languages: languages.length > 0 ? languages.slice(0, ENTRIES.max) : data.languages,
      additionalInfo: { ...data.additionalInfo, certifications: data.additionalInfo.certifications || certifications },
    },
    unchecked: [
      ...(certifications && !data.additionalInfo.certifications ? ['additionalInfo.certifications'] : []),
      ...person.filled,
      ...educations.map((one) => `educations:${one.tempId}`),
      ...experiences.map((one) => `experiences:${one.tempId}`),
      ...(skills.length > data.skills.length ? ['skills'] : []),
      ...(read.length > 0 ? ['languages'] : []),
    ],
  };
}

const countryOf = ({ country }: WizardData['personalInfo']) => (country && countryCodeOf(country)) || '';

/**
 * If the institution does not determine the country, the person's own country is filled in. They see it and can change
 * it.
 */
export function withOwnCountry(data: WizardData): WizardData {
  const country = countryOf(data.personalInfo);
  if (country === '' || data.educations.every((one) => one.country !== '')) return data;
  return { ...data, educations: data.educations.map((one) => ({ ...one, country: one.country || country })) };
}

/** `country` is assumed for phone numbers without a country code. */
function fillPerson(info: WizardData['personalInfo'], { personalInfo: read }: ReadCv, country: PhoneCountry) {
  const found = Object.entries({ ...read, phone: toE164(read.phone, country) ?? read.phone }).filter(
    ([field, value]) => value !== '' && info[field as keyof typeof read] === '',
  );
  return { info: { ...info, ...Object.fromEntries(found) }, filled: found.map(([field]) => `personalInfo.${field}`) };
}

function newLanguages({ languages }: ReadCv, known: readonly string[]) {
  return languages.filter(({ language }) => !known.some((one) => sameLanguage(one, language)));
}
