import type { SentApplication } from '#shared/applications/sent-application.ts';
import type { WholeProfile } from '../profiles/profiles.api.ts';

/** Converts the profile, which the quick form sends as it is, into the format that all forms share. */
export function snapshotOf(
  profile: WholeProfile,
  coverLetter: string,
  questions: Record<string, string>,
): SentApplication {
  const { candidate, educations, experiences, trainings, skills, languages } = profile;
  const [firstName, ...rest] = candidate.name.split(' ');
  return {
    personalInfo: {
      firstName: firstName ?? '',
      lastName: rest.join(' '),
      email: candidate.email,
      phone: candidate.phone,
      dateOfBirth: candidate.birthDate,
      city: candidate.city,
      country: candidate.countryCode,
      address: candidate.address,
      bio: candidate.bio,
    },
    educations: educations.map((one) => ({
      level: one.level,
      institution_name: one.institution,
      degree: one.degree,
      major_course: one.major,
      start_date: one.startDate,
      end_date: one.endDate,
      current_study: one.current,
      description: one.notes,
      country: one.countryCode,
    })),
    experiences: experiences.map((one) => ({
      designation: one.designation,
      company: one.company,
      department: one.department,
      location: one.location,
      employment_type: one.employmentType,
      start: one.startDate,
      end: one.endDate,
      current_position: one.current,
      responsibilities: one.responsibilities,
      accomplishments: one.accomplishments,
    })),
    trainings: trainings.map((one) => ({
      name: one.name,
      organization: one.organization,
      credentialId: one.credentialId,
      startDate: one.startDate,
      endDate: one.endDate,
      current: one.current,
      description: one.description,
    })),
    skills,
    languages,
    cover_letter: coverLetter,
    questions,
  };
}
