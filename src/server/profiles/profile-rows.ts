import type { SentApplication } from '#shared/applications/sent-application.ts';
import { PROFICIENCIES, type Proficiency } from '#shared/profiles/sections/section.values.ts';
import { isCountryCode } from '#shared/reference/countries.ts';

/** A month is kept as its first day. */
const dayOf = (date: string | null) => (date?.length === 7 ? `${date}-01` : date || null);
const isProficiency = (text: string): text is Proficiency => PROFICIENCIES.includes(text as Proficiency);

/** Converts what was sent into rows, which the tables of profiles and of applications have in common. */
export function educationRows({ educations }: SentApplication) {
  return educations.map((one) => ({
    level: one.level,
    institution: one.institution_name,
    degree: one.degree,
    major: one.major_course,
    countryCode: one.country !== null && isCountryCode(one.country) ? one.country : null,
    startDate: dayOf(one.start_date),
    endDate: dayOf(one.end_date),
    current: one.current_study,
    notes: one.description,
  }));
}

export function experienceRows({ experiences }: SentApplication) {
  return experiences.map((one) => ({
    designation: one.designation,
    company: one.company,
    department: one.department,
    location: one.location,
    employmentType: one.employment_type,
    startDate: dayOf(one.start),
    endDate: dayOf(one.end),
    current: one.current_position,
    responsibilities: one.responsibilities,
    accomplishments: one.accomplishments,
  }));
}

export function trainingRows({ trainings }: SentApplication) {
  return trainings.map((one) => ({ ...one, startDate: dayOf(one.startDate), endDate: dayOf(one.endDate) }));
}

export function languageRows({ languages }: SentApplication) {
  return languages.flatMap(({ name, proficiency }) => (isProficiency(proficiency) ? [{ name, proficiency }] : []));
}
