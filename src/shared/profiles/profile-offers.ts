import type { ProfileFields, ProfilePerson } from './own-profile.ts';
import { SOCIAL_LINKS, SOCIAL_NETWORKS, type SocialNetwork } from './profiles.values.ts';
import { sameLanguage } from './sections/languages.ts';
import { ENTRIES, SKILLS } from './sections/section.values.ts';
import { distinctSkills } from './sections/skills.ts';

export type OfferedField<Name extends string> = { field: Name; value: string; now: string };

/** What a CV or an application contains that the profile lacks or has otherwise. */
export type ProfileOffers = Pick<
  ProfileFields,
  'educations' | 'trainings' | 'experiences' | 'skills' | 'languages' | 'socialLinks'
> & {
  personalInfo: OfferedField<keyof ProfilePerson>[];
  socialInfo: OfferedField<SocialNetwork>[];
};

type Education = ProfileFields['educations'][number];
type Training = ProfileFields['trainings'][number];
type Experience = ProfileFields['experiences'][number];

const folded = (text: string) => text.trim().replace(/\s+/g, ' ').toLowerCase();
const alike = (one: string, other: string) => folded(one) === folded(other);
/** If one of the two has no date, the dates do not tell them apart. */
const beganAlike = (one: { startDate: string }, other: { startDate: string }) =>
  !one.startDate || !other.startDate || one.startDate.slice(0, 7) === other.startDate.slice(0, 7);

const sameEducation = (one: Education, other: Education) =>
  alike(one.institution, other.institution) && alike(one.degree, other.degree) && beganAlike(one, other);
const sameTraining = (one: Training, other: Training) =>
  alike(one.name, other.name) && alike(one.organization, other.organization);
const sameExperience = (one: Experience, other: Experience) =>
  alike(one.title, other.title) && alike(one.company, other.company) && beganAlike(one, other);

/** The found entries that the profile does not have, each once. */
function newOnes<T>(there: readonly T[], found: readonly T[], same: (one: T, other: T) => boolean): T[] {
  const fresh: T[] = [];
  for (const one of found) if (![...there, ...fresh].some((other) => same(one, other))) fresh.push(one);
  return fresh;
}

export function offersOf(found: ProfileFields, profile: ProfileFields): ProfileOffers {
  const differing = <Name extends string>(
    names: readonly Name[],
    now: Record<Name, string>,
    then: Record<Name, string>,
  ) =>
    names.flatMap((field) =>
      then[field] && !alike(then[field], now[field]) ? [{ field, value: then[field], now: now[field] }] : [],
    );
  const known = [...profile.socialLinks, ...Object.values(profile.socialInfo).map((url) => ({ url }))];
  return {
    personalInfo: differing(
      Object.keys(profile.personalInfo) as (keyof ProfilePerson)[],
      profile.personalInfo,
      found.personalInfo,
    ),
    socialInfo: differing(SOCIAL_NETWORKS, profile.socialInfo, found.socialInfo),
    socialLinks: newOnes(known, found.socialLinks, (one, other) => alike(one.url, other.url)),
    educations: newOnes(profile.educations, found.educations, sameEducation),
    trainings: newOnes(profile.trainings, found.trainings, sameTraining),
    experiences: newOnes(profile.experiences, found.experiences, sameExperience),
    skills: newOnes(
      profile.skills,
      distinctSkills(found.skills, (name) => name),
      alike,
    ),
    languages: newOnes(profile.languages, found.languages, (one, other) => sameLanguage(one.language, other.language)),
  };
}

/** Only the offers that add something, without those that would replace a value. */
export function onlyAdditions(offers: ProfileOffers): ProfileOffers {
  const isNew = ({ now }: { now: string }) => now === '';
  return {
    ...offers,
    personalInfo: offers.personalInfo.filter(isNew),
    socialInfo: offers.socialInfo.filter(isNew),
  };
}

export function countOffers(offers: ProfileOffers): number {
  return Object.values(offers).reduce((sum, { length }) => sum + length, 0);
}

/** The profile with the offers added, up to its limits. */
export function withOffers(profile: ProfileFields, offers: ProfileOffers): ProfileFields {
  const values = (fields: readonly OfferedField<string>[]) =>
    Object.fromEntries(fields.map(({ field, value }) => [field, value]));
  const joined = <T>(there: readonly T[], added: readonly T[], max: number = ENTRIES.max) =>
    [...there, ...added].slice(0, Math.max(max, there.length));
  return {
    personalInfo: { ...profile.personalInfo, ...values(offers.personalInfo) },
    socialInfo: { ...profile.socialInfo, ...values(offers.socialInfo) },
    socialLinks: joined(profile.socialLinks, offers.socialLinks, SOCIAL_LINKS.max),
    educations: joined(profile.educations, offers.educations),
    trainings: joined(profile.trainings, offers.trainings),
    experiences: joined(profile.experiences, offers.experiences),
    skills: joined(profile.skills, offers.skills, SKILLS.max),
    languages: joined(profile.languages, offers.languages),
  };
}
