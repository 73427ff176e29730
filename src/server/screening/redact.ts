import type { ApplicationForm } from '#shared/jobs/jobs.values.ts';
import type { ScreeningApplication } from '#shared/screening/screening.contract.ts';
import { isOrdinaryInAnyLanguage, isOrdinaryWord } from './embedded/vocabulary.ts';
import { maskIdentity, nameMatcher, placeMatcher } from './mask.ts';

/** What an evaluator may see: no name, contact, birth date, gender, family, nationality, place or photo. */
export type RedactedApplication = {
  form: ApplicationForm;
  /** The month up to which a current position counts. */
  asOf: string;
  bio: string;
  coverLetter: string;
  answers: string[];
  educations: {
    level: string;
    institution: string;
    degree: string;
    field: string;
    current: boolean;
    description: string;
  }[];
  experiences: {
    title: string;
    company: string;
    department: string;
    start: string | null;
    end: string | null;
    current: boolean;
    responsibilities: string;
    accomplishments: string;
  }[];
  skills: string[];
  languages: { name: string; proficiency: string }[];
  trainings: { name: string; organization: string; description: string }[];
  /** Some of the text was cut off, so nothing may be called missing. */
  cut: boolean;
};

/**
 * The limits of what is read, in characters and entries: far above those of the forms, but low enough to bound the time
 * of an evaluation.
 */
const READ_LIMITS = { text: 20_000, line: 300, total: 80_000, entries: 60, skills: 2_000 } as const;

type Identity = Pick<
  ScreeningApplication['personalInfo'],
  'firstName' | 'lastName' | 'name' | 'address' | 'city' | 'country'
>;

/**
 * Returns a function that masks a person's name, contact details and address in a text. `isOrdinary` says which parts of
 * a name are words that stand in other people's texts too: they are masked only where they are clearly the name.
 */
export function identityMask(person: Identity, isOrdinary = isOrdinaryWord): (text: string) => string {
  const isName = nameMatcher([person.firstName, person.lastName, person.name].join(' '), isOrdinary);
  const isPlace = placeMatcher([person.address, person.city, person.country], isOrdinaryWord);
  return (text) => maskIdentity(text, isName, isPlace);
}

/**
 * Everything that an evaluator sees goes through this function. Text that is not masked stays unchanged, so that
 * quotations can be found in the original.
 */
export function redact(application: ScreeningApplication, today = new Date()): RedactedApplication {
  const person = application.personalInfo;
  // A carpenter whose name means carpenter keeps the word, so that it counts as it does for others.
  const mask = identityMask(person, isOrdinaryInAnyLanguage);
  let left: number = READ_LIMITS.total;
  let cut = false;

  const read = (text: string, limit: number) => {
    const room = Math.min(limit, left);
    if (text.length > room) cut = true;
    // Cutting must not leave half of a surrogate pair.
    const kept = (text.length > room ? text.slice(0, room) : text).toWellFormed();
    left -= kept.length;
    return mask(kept);
  };
  const line = (text: string) => read(text, READ_LIMITS.line);
  const prose = (text: string) => read(text, READ_LIMITS.text);
  const first = <T>(entries: readonly T[], limit: number = READ_LIMITS.entries) => {
    if (entries.length > limit) cut = true;
    return entries.slice(0, limit);
  };

  const experiences = first(application.experiences).map((entry) => ({
    title: line(entry.designation),
    company: line(entry.company),
    department: line(entry.department),
    start: monthOf(entry.start),
    end: monthOf(entry.end),
    current: entry.current_position,
    responsibilities: prose(entry.responsibilities),
    accomplishments: prose(entry.accomplishments),
  }));
  const educations = first(application.educations).map((entry) => ({
    level: line(entry.level),
    institution: line(entry.institution_name),
    degree: line(entry.degree),
    field: line(entry.major_course),
    // The dates of studies are left out, because they reveal the age and are not needed.
    current: entry.current_study,
    description: prose(entry.description),
  }));
  // Skills do not count against the total, so that an additional skill never displaces other text.
  const skills = first(application.skills, READ_LIMITS.skills).map((skill) => mask(skill.slice(0, READ_LIMITS.line)));
  const languages = first(application.languages).map((entry) => ({
    name: entry.name.slice(0, READ_LIMITS.line),
    proficiency: entry.proficiency.slice(0, READ_LIMITS.line),
  }));
  const trainings = first(application.trainings).map((entry) => ({
    name: line(entry.name),
    organization: line(entry.organization),
    description: prose(entry.description),
  }));
  const bio = prose(person.bio);
  const coverLetter = prose(application.cover_letter);
  const answers = first(application.questions).map(prose);
  const asOf = monthOf(application.as_of) ?? today.toISOString().slice(0, 7);
  const form = application.form ?? formOf(application);
  return { form, asOf, bio, coverLetter, answers, educations, experiences, skills, languages, trainings, cut };
}

/** The simple form asks for nothing in people's own words and for no languages; every other form asks for both. */
function formOf({ languages, trainings, personalInfo, cover_letter: letter }: ScreeningApplication) {
  const said = personalInfo.bio.trim() + letter.trim();
  return languages.length + trainings.length === 0 && said === '' ? 'simple' : 'wizard';
}

/** `YYYY-MM` of a month or a full date; null for anything else. */
function monthOf(date: string | null): string | null {
  const [, year, month] = /^\s*(\d{4})-(\d{1,2})(?!\d)/.exec(date ?? '') ?? [];
  if (!year || !month || Number(month) < 1 || Number(month) > 12) return null;
  return `${year}-${month.padStart(2, '0')}`;
}
