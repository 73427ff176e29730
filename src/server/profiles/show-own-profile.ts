import type { ProfileFields } from '#shared/profiles/own-profile.ts';
import { SOCIAL_NETWORKS, type SocialNetwork } from '#shared/profiles/profiles.values.ts';
import type { findProfile } from './form-profile.store.ts';

type Found = NonNullable<Awaited<ReturnType<typeof findProfile>>>;

/** A month is kept as its first day. */
const monthOf = (day: string | null) => day?.slice(0, 7) ?? '';

/** The profile as the fields of its form, in which missing values are empty and not null. */
export function showFields({ person, educations, trainings, experiences, skills, languages }: Found): ProfileFields {
  return {
    personalInfo: {
      fullName: person.name,
      profession: person.profession ?? '',
      bio: person.bio,
      dateOfBirth: person.birthDate ?? '',
      gender: person.gender ?? '',
      maritalStatus: person.maritalStatus ?? '',
      phone: person.phone ?? '',
      secondaryPhone: person.secondaryPhone ?? '',
      whatsapp: person.whatsappNumber ?? '',
      website: person.website ?? '',
      country: person.countryCode ?? '',
      city: person.city ?? '',
      address: person.address ?? '',
    },
    socialInfo: Object.fromEntries(
      SOCIAL_NETWORKS.map((network) => [network, person.socialInfo[network] ?? '']),
    ) as Record<SocialNetwork, string>,
    socialLinks: person.socialLinks.map(({ url }) => ({ url })),
    educations: educations.map((one) => ({
      level: one.level,
      country: one.countryCode ?? '',
      institution: one.institution,
      degree: one.degree,
      major: one.major ?? '',
      startDate: monthOf(one.startDate),
      endDate: one.current ? '' : monthOf(one.endDate),
      current: one.current,
      description: one.notes ?? '',
    })),
    trainings: trainings.map((one) => ({
      name: one.name,
      organization: one.organization,
      credentialId: one.credentialId ?? '',
      startDate: monthOf(one.startDate),
      endDate: one.current ? '' : monthOf(one.endDate),
      current: one.current,
      description: one.description ?? '',
    })),
    experiences: experiences.map((one) => ({
      title: one.designation,
      company: one.company,
      department: one.department ?? '',
      location: one.location ?? '',
      employmentType: one.employmentType ?? '',
      startDate: monthOf(one.startDate),
      endDate: one.current ? '' : monthOf(one.endDate),
      currentlyWorking: one.current,
      responsibilities: one.responsibilities,
      achievements: one.accomplishments ?? '',
    })),
    skills: skills.map(({ name }) => name),
    languages: languages.map(({ name, proficiency }) => ({ language: name, proficiency })),
  };
}
