import type { EMPLOYMENT_TYPES, Proficiency } from '#shared/profiles/sections/section.values.ts';
import type { EducationLevel } from '#shared/reference/qualifications.values.ts';
import { CAREERS } from './careers.ts';
import type { DemoJob } from './jobs/job.ts';
import type { DemoPerson } from './people.ts';
import type { Random } from './random.ts';

/** An application in the format that all forms share. Answers are added once the questions have ids. */
export type Snapshot = {
  personalInfo: {
    firstName: string;
    lastName: string;
    email: string;
    phone: string;
    dateOfBirth: string;
    city: string;
    country: string;
    address: string;
    bio: string;
  };
  educations: {
    level: EducationLevel;
    institution_name: string;
    degree: string;
    major_course: string;
    start_date: string;
    end_date: string | null;
    current_study: boolean;
    description: string;
    country: string;
  }[];
  experiences: {
    designation: string;
    company: string;
    department: string;
    location: string;
    employment_type: (typeof EMPLOYMENT_TYPES)[number];
    start: string;
    end: string | null;
    current_position: boolean;
    responsibilities: string;
    accomplishments: string;
  }[];
  skills: string[];
  languages: { name: string; proficiency: Proficiency }[];
  trainings: {
    name: string;
    organization: string;
    credentialId: string;
    startDate: string;
    endDate: string | null;
    current: boolean;
    description: string;
  }[];
  cover_letter: string;
};

const OPENINGS = [
  'I am writing about the post of {job}, which I read with great interest.',
  'Your posting “{job}” describes the work that I want to do next.',
  'A friend told me about your opening ({job}), and I did not hesitate for long.',
] as const;

const CLOSINGS = [
  'I would be glad to tell you more in a conversation. Thank you for reading this far.',
  'If you want to see how I work, I am happy to come for a trial day.',
  'I look forward to your answer, whichever it is.',
  'Please call me at any time after four in the afternoon.',
] as const;

function writeCoverLetter(random: Random, person: DemoPerson, job: DemoJob): string {
  const middle = random.some(CAREERS[person.career].letter, 2).join(' ');
  return `Dear hiring team,\n\n${random.pick(OPENINGS).replace('{job}', job.title)}\n\n${middle}\n\n${random.pick(CLOSINGS)}\n\n${person.firstName} ${person.lastName}`;
}

/** Contains exactly what the job's form asks for. */
export function takeSnapshot(random: Random, person: DemoPerson, job: DemoJob): Snapshot {
  const short = job.form === 'simple';
  const withLetter = job.form === 'wizard' || job.form === 'quick';
  return {
    personalInfo: {
      firstName: person.firstName,
      lastName: person.lastName,
      email: person.email,
      phone: person.phone,
      dateOfBirth: short ? '' : person.birthDate,
      city: short ? '' : person.city,
      country: short ? '' : person.country,
      address: short ? '' : person.address,
      bio: short ? '' : person.bio,
    },
    educations: person.educations.map((each) => ({
      level: each.level,
      institution_name: each.institution,
      degree: each.degree,
      major_course: each.major,
      start_date: each.startDate,
      end_date: each.endDate,
      current_study: each.current,
      description: each.notes ?? '',
      country: each.countryCode,
    })),
    experiences: person.experiences.map((each) => ({
      designation: each.designation,
      company: each.company,
      department: each.department,
      location: each.location,
      employment_type: each.employmentType,
      start: each.startDate,
      end: each.endDate,
      current_position: each.current,
      responsibilities: each.responsibilities,
      accomplishments: each.accomplishments ?? '',
    })),
    skills: short ? [] : person.skills,
    languages: short ? [] : person.languages,
    trainings: withLetter
      ? person.trainings.map((each) => ({ ...each, credentialId: each.credentialId ?? '', current: false }))
      : [],
    cover_letter: withLetter ? writeCoverLetter(random, person, job) : '',
  };
}
