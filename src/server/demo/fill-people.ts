import type { Db } from '#server/db/database.ts';
import { users } from '#server/db/schema/identity.ts';
import {
  candidateEducations,
  candidateExperiences,
  candidateLanguages,
  candidateSkills,
  candidates,
  candidateTrainings,
  resumes,
} from '#server/db/schema/profiles.ts';
import { CAREERS } from './careers.ts';
import { daysBefore } from './clock.ts';
import { known } from './fill-employers.ts';
import type { Papers } from './fill-files.ts';
import { insertForIds, insertRows } from './insert-rows.ts';
import type { DemoMarket } from './market.ts';
import type { DemoPerson } from './people.ts';

export type Filled = {
  candidateIdOf(person: DemoPerson): number;
  userIdOf(person: DemoPerson): number | null;
  resumeIdOf(person: DemoPerson): number | null;
};

type Filling = { passwordHash: string; now: Date; papers: Papers };

const nameOf = (person: DemoPerson) => `${person.firstName} ${person.lastName}`;

const linksOf = ({ shown, linkedin }: DemoPerson) => shown?.links ?? (linkedin ? [linkedin] : []);

export async function fillPeople(db: Db, market: DemoMarket, filling: Filling): Promise<Filled> {
  const { passwordHash, now, papers } = filling;
  const { people } = market;
  const holders = people.filter(({ hasAccount }) => hasAccount);
  const userIds = await insertForIds(
    db,
    users,
    holders.map((person) => ({
      email: person.email,
      name: nameOf(person),
      username: person.username,
      role: 'candidate' as const,
      passwordHash,
      locale: 'en',
      createdAt: daysBefore(now, person.joinedDaysAgo),
    })),
  );
  const accountIds = new Map(holders.map((person, index) => [person, known(userIds[index])]));
  // A guest begins to exist with the first application.
  const firstSeen = (person: DemoPerson) =>
    person.hasAccount
      ? daysBefore(now, person.joinedDaysAgo)
      : known(market.applications.find((application) => application.person === person)).appliedAt;
  const ids = await insertForIds(
    db,
    candidates,
    people.map((person) => ({
      userId: accountIds.get(person) ?? null,
      username: person.username,
      name: nameOf(person),
      email: person.email,
      photoFileId: papers.idOf(person, 'photo'),
      profession: person.profession,
      bio: person.bio,
      coverLetter: person.hasAccount ? CAREERS[person.career].letter.join(' ') : '',
      birthDate: person.birthDate,
      gender: person.hasAccount ? person.gender : null,
      maritalStatus: person.hasAccount ? person.maritalStatus : null,
      experienceLevel: person.experienceLevel,
      educationLevel: person.educationLevel,
      phone: person.phone,
      whatsappNumber: person.whatsapp ? person.phone : null,
      countryCode: person.countryCode,
      city: person.city,
      address: person.address,
      secondaryPhone: person.shown?.secondaryPhone ?? null,
      website: person.shown?.website ?? null,
      socialInfo: { ...(person.linkedin && { linkedin: person.linkedin }), ...person.shown?.networks },
      socialLinks: linksOf(person).map((url) => ({ url })),
      createdAt: firstSeen(person),
    })),
  );
  const candidateIds = new Map(people.map((person, index) => [person, known(ids[index])]));
  const each = <Row extends object>(rowsOf: (person: DemoPerson) => Row[]) =>
    people.flatMap((person) => rowsOf(person).map((row) => ({ ...row, candidateId: known(candidateIds.get(person)) })));
  await insertRows(
    db,
    candidateEducations,
    each(({ educations }) => educations),
  );
  await insertRows(
    db,
    candidateExperiences,
    each(({ experiences }) => experiences),
  );
  await insertRows(
    db,
    candidateTrainings,
    each(({ trainings }) => trainings),
  );
  await insertRows(
    db,
    candidateLanguages,
    each(({ languages }) => languages),
  );
  await insertRows(
    db,
    candidateSkills,
    each(({ skills }) => skills.map((name, position) => ({ name, position }))),
  );
  const cvs = each((person) => {
    const fileId = papers.idOf(person, 'cv');
    const name = `${nameOf(person)} CV.pdf`;
    return fileId === null ? [] : [{ person, fileId, name, createdAt: firstSeen(person) }];
  });
  // Applications have copies of their own.
  const resumeIds = await insertForIds(
    db,
    resumes,
    cvs.map(({ person: _whose, ...row }) => ({ ...row, inProfile: false })),
  );
  await insertRows(
    db,
    resumes,
    cvs
      .filter(({ person }) => person.hasAccount)
      .map(({ person: _whose, ...row }) => ({ ...row, defaultSince: row.createdAt })),
  );
  const resumeIdsOf = new Map(cvs.map(({ person }, place) => [person, known(resumeIds[place])]));
  return {
    resumeIdOf: (person) => resumeIdsOf.get(person) ?? null,
    candidateIdOf: (person) => known(candidateIds.get(person)),
    userIdOf: (person) => accountIds.get(person) ?? null,
  };
}
