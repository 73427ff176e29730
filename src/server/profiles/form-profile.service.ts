import type { SessionUser } from '#shared/identity/identity.contract.ts';
import { AppError } from '#shared/kernel/errors.ts';
import type { FormProfile } from '#shared/profiles/form-profile.contract.ts';
import { countryName } from '#shared/reference/countries.ts';
import type { Db } from '../db/database.ts';
import { findProfile } from './form-profile.store.ts';

/** A month is kept as its first day. */
const monthOf = (day: string | null) => day?.slice(0, 7) ?? '';

export function createFormProfileService(db: Db) {
  return {
    async own(user: SessionUser): Promise<FormProfile> {
      const found = await findProfile(db, user.id);
      if (!found) throw new AppError('not_found');
      const { person, educations, trainings, experiences, skills, languages } = found;
      const [firstName = '', ...others] = person.name.trim().split(/\s+/);
      return {
        personalInfo: {
          firstName,
          lastName: others.join(' '),
          email: user.email,
          phone: person.phone ?? '',
          dateOfBirth: person.birthDate ?? '',
          country: person.countryCode ? countryName(person.countryCode) : '',
          city: person.city ?? '',
          address: person.address ?? '',
          bio: person.bio,
        },
        educations: educations.map((one) => ({
          tempId: String(one.id),
          level: one.level,
          country: one.countryCode ?? '',
          institution_name: one.institution,
          degree: one.degree,
          major_course: one.major ?? '',
          start_date: monthOf(one.startDate),
          end_date: one.current ? '' : monthOf(one.endDate),
          current_study: one.current,
          description: one.notes ?? '',
        })),
        trainings: trainings.map((one) => ({
          name: one.name,
          organization: one.organization,
          credential_id: one.credentialId ?? '',
          start_date: monthOf(one.startDate),
          end_date: one.current ? '' : monthOf(one.endDate),
          current: one.current,
          description: one.description ?? '',
        })),
        experiences: experiences.map((one) => ({
          tempId: String(one.id),
          designation: one.designation,
          company: one.company,
          department: one.department ?? '',
          location: one.location ?? '',
          employment_type: one.employmentType ?? '',
          start: monthOf(one.startDate),
          end: one.current ? '' : monthOf(one.endDate),
          current_position: one.current,
          responsibilities: one.responsibilities,
          accomplishments: one.accomplishments ?? '',
        })),
        skills: skills.map(({ name }) => name),
        languages,
      };
    },
  };
}
export type FormProfileService = ReturnType<typeof createFormProfileService>;
