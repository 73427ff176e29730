import { isDeepStrictEqual } from 'node:util';
import type { SentApplication } from '#shared/applications/sent-application.ts';
import { today } from '#shared/kernel/dates.ts';
import type { Tx } from '../../kernel/events.ts';
import { newGuest } from '../../profiles/guests.ts';
import { insertGuests } from '../../profiles/profiles.api.ts';
import { cardFacts } from '../card-facts.ts';
import { placesBehindAll } from '../stages/arrivals.service.ts';
import { factsAbout } from '../stages/stages.service.ts';
import * as store from './imported.store.ts';

export type ImportedPerson = {
  jobId: number;
  group: { id: number; name: string };
  name: string;
  email: string;
  sent: SentApplication;
  source: string | null;
  appliedOn: string | null;
};
/** Stores the CV of a person for the application, and returns its id. */
export type AttachCv = (tx: Tx, candidateId: number) => Promise<number>;
type Arrival = ImportedPerson & { cv: AttachCv | null };
type Import = { id: number; companyId: number; actorId: number | null; file: string };

const factsOf = ({ name, sent }: Pick<ImportedPerson, 'name' | 'sent'>) =>
  cardFacts({ name, form: 'quick', sent, asOf: today().slice(0, 7) });

/**
 * Adds applications that another system has kept. Nobody is mailed and nothing is screened: the people did not send
 * them here.
 */
export async function addImported(
  tx: Tx,
  { id: importId, companyId, actorId, file }: Import,
  people: readonly Arrival[],
): Promise<void> {
  if (people.length === 0) return;
  const guests = people.map(newGuest);
  const candidateIds = await insertGuests(tx, guests);
  const places = await placesBehindAll(
    tx,
    companyId,
    people.map(({ group }) => group.id),
  );
  const rows: store.NewImported[] = [];
  for (const [at, person] of people.entries()) {
    const candidateId = candidateIds.get(guests[at]?.username ?? '') as number;
    rows.push({
      ...factsOf(person),
      ...(places[at] as { groupId: number; rank: string }),
      jobId: person.jobId,
      candidateId,
      name: person.name,
      email: person.email,
      coverLetter: person.sent.cover_letter,
      snapshot: person.sent,
      source: person.source,
      resumeId: (await person.cv?.(tx, candidateId)) ?? null,
      appliedOn: person.appliedOn,
    });
  }
  const stored = await store.insertImported(tx, { importId, companyId, rows });
  const keyOf = ({ jobId, email }: { jobId: number; email: string }) => `${jobId} ${email}`;
  const byKey = new Map(people.map((person) => [keyOf(person), person]));
  const arrived = stored.map((row) => ({ ...row, person: byKey.get(keyOf(row)) as Arrival }));
  await store.insertExperiences(
    tx,
    arrived.map(({ id, person }) => ({ applicationId: id, sent: person.sent })),
  );
  await tx.record(
    ...arrived.map(({ id, person }) => ({
      type: 'application.imported' as const,
      ...factsAbout({ id, jobId: person.jobId, companyId }),
      actorId,
      to: person.group,
      file,
    })),
  );
}

/**
 * Writes what a newer file says about somebody who was imported before. Empty cells erase nothing. False if nothing
 * changed.
 */
export async function refreshImported(tx: Tx, known: store.KnownApplication, person: ImportedPerson): Promise<boolean> {
  const sent = merged(known.snapshot, person.sent);
  if (isDeepStrictEqual(sent, known.snapshot)) return false;
  const name = `${sent.personalInfo.firstName} ${sent.personalInfo.lastName}`.trim();
  await store.updateImported(tx, known.id, {
    ...factsOf({ name, sent }),
    name,
    coverLetter: sent.cover_letter,
    snapshot: sent,
  });
  if (known.snapshot.experiences.length === 0) await store.insertExperiences(tx, [{ applicationId: known.id, sent }]);
  return true;
}

function merged(before: SentApplication, now: SentApplication): SentApplication {
  const personalInfo = Object.fromEntries(
    Object.entries(before.personalInfo).map(([name, value]) => [
      name,
      now.personalInfo[name as keyof SentApplication['personalInfo']] || value,
    ]),
  ) as SentApplication['personalInfo'];
  return {
    ...before,
    personalInfo,
    // Reviewers may have scored those that are there.
    experiences: before.experiences.length > 0 ? before.experiences : now.experiences,
    skills: now.skills.length > 0 ? now.skills : before.skills,
    cover_letter: now.cover_letter || before.cover_letter,
  };
}
