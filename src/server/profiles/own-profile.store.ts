import { and, eq, isNull, sql } from 'drizzle-orm';
import type { ProfileFields } from '#shared/profiles/own-profile.ts';
import { SOCIAL_NETWORKS } from '#shared/profiles/profiles.values.ts';
import { PROFICIENCIES, type Proficiency } from '#shared/profiles/sections/section.values.ts';
import { distinctSkills } from '#shared/profiles/sections/skills.ts';
import type { Db } from '../db/database.ts';
import {
  candidateEducations,
  candidateExperiences,
  candidateLanguages,
  candidateSkills,
  candidates,
  candidateTrainings,
} from '../db/schema/profiles.ts';

/** Locks the profile until the end of the transaction. Undefined if the person was just erased. */
export async function lockProfile(db: Db, userId: number) {
  const [row] = await db
    .select({ id: candidates.id, version: candidates.version })
    .from(candidates)
    .where(and(eq(candidates.userId, userId), isNull(candidates.erasedAt)))
    .for('no key update');
  return row;
}

/** Empty fields of the form are stored as null. */
const orNull = <T extends string>(text: T) => (text === '' ? null : (text as Exclude<T, ''>));
/** A month is kept as its first day. */
const dayOf = (month: string) => (month.length === 7 ? `${month}-01` : orNull(month));
const isProficiency = (text: string): text is Proficiency => PROFICIENCIES.includes(text as Proficiency);

/** Replaces the whole profile, because its entries have no ids by which they could be matched. */
export async function writeProfile(db: Db, id: number, fields: ProfileFields): Promise<void> {
  const { personalInfo: person, socialInfo } = fields;
  await db
    .update(candidates)
    .set({
      name: person.fullName,
      profession: orNull(person.profession),
      bio: person.bio,
      birthDate: orNull(person.dateOfBirth),
      gender: orNull(person.gender),
      maritalStatus: orNull(person.maritalStatus),
      phone: orNull(person.phone),
      secondaryPhone: orNull(person.secondaryPhone),
      whatsappNumber: orNull(person.whatsapp),
      website: orNull(person.website),
      countryCode: orNull(person.country),
      city: orNull(person.city),
      address: orNull(person.address),
      socialInfo: Object.fromEntries(
        SOCIAL_NETWORKS.flatMap((network) => (socialInfo[network] ? [[network, socialInfo[network]]] : [])),
      ),
      socialLinks: fields.socialLinks.filter(({ url }) => url !== ''),
      version: sql`${candidates.version} + 1`,
    })
    .where(eq(candidates.id, id));
  await writeEntries(db, id, fields);
}

async function writeEntries(db: Db, candidateId: number, fields: ProfileFields): Promise<void> {
  const educations = fields.educations.map((one) => ({
    candidateId,
    level: one.level,
    institution: one.institution,
    degree: one.degree,
    major: orNull(one.major),
    countryCode: orNull(one.country),
    startDate: dayOf(one.startDate),
    endDate: one.current ? null : dayOf(one.endDate),
    current: one.current,
    notes: orNull(one.description),
  }));
  const trainings = fields.trainings.map((one) => ({
    candidateId,
    name: one.name,
    organization: one.organization,
    credentialId: orNull(one.credentialId),
    startDate: dayOf(one.startDate),
    endDate: one.current ? null : dayOf(one.endDate),
    current: one.current,
    description: orNull(one.description),
  }));
  const experiences = fields.experiences.map((one) => ({
    candidateId,
    designation: one.title,
    company: one.company,
    department: orNull(one.department),
    location: orNull(one.location),
    employmentType: orNull(one.employmentType),
    startDate: dayOf(one.startDate),
    endDate: one.currentlyWorking ? null : dayOf(one.endDate),
    current: one.currentlyWorking,
    responsibilities: one.responsibilities,
    accomplishments: orNull(one.achievements),
  }));
  const skills = distinctSkills(fields.skills, (name) => name).map((name, position) => ({
    candidateId,
    name,
    position,
  }));
  const languages = fields.languages.flatMap(({ language, proficiency }) =>
    isProficiency(proficiency) ? [{ candidateId, name: language, proficiency }] : [],
  );
  await db.delete(candidateEducations).where(eq(candidateEducations.candidateId, candidateId));
  await db.delete(candidateTrainings).where(eq(candidateTrainings.candidateId, candidateId));
  await db.delete(candidateExperiences).where(eq(candidateExperiences.candidateId, candidateId));
  await db.delete(candidateSkills).where(eq(candidateSkills.candidateId, candidateId));
  await db.delete(candidateLanguages).where(eq(candidateLanguages.candidateId, candidateId));
  if (educations.length > 0) await db.insert(candidateEducations).values(educations);
  if (trainings.length > 0) await db.insert(candidateTrainings).values(trainings);
  if (experiences.length > 0) await db.insert(candidateExperiences).values(experiences);
  if (skills.length > 0) await db.insert(candidateSkills).values(skills);
  if (languages.length > 0) await db.insert(candidateLanguages).values(languages);
}
