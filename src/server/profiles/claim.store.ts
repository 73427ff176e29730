import { and, eq, isNull, notExists } from 'drizzle-orm';
import type { SentApplication } from '#shared/applications/sent-application.ts';
import { countryCodeOf } from '#shared/reference/countries.ts';
import type { Db } from '../db/database.ts';
import { openedBy } from '../db/receipt-condition.ts';
import { applications } from '../db/schema/applications.ts';
import { conversations } from '../db/schema/messenger.ts';
import {
  candidateEducations,
  candidateExperiences,
  candidateLanguages,
  candidateSkills,
  candidates,
  candidateTrainings,
  resumes,
} from '../db/schema/profiles.ts';
import { educationRows, experienceRows, languageRows, trainingRows } from './profile-rows.ts';

/** A guest's application with this receipt and this e-mail. Locked, so that it is claimed once. */
export async function findClaimable(db: Db, receiptHash: Buffer, email: string) {
  const [row] = await db
    .select({ candidateId: candidates.id, snapshot: applications.snapshot })
    .from(applications)
    .innerJoin(candidates, eq(candidates.id, applications.candidateId))
    .where(
      and(
        openedBy(db, receiptHash),
        eq(applications.email, email),
        isNull(candidates.userId),
        isNull(candidates.erasedAt),
      ),
    )
    .for('update');
  return row && { candidateId: row.candidateId, sent: row.snapshot as SentApplication };
}

type Owner = { userId: number; name: string; email: string };

/** The guest becomes the account's candidate: application, CV and conversations stay where they are. */
export async function adoptGuest(db: Db, candidateId: number, owner: Owner, sent: SentApplication): Promise<void> {
  const { bio, phone, dateOfBirth, city, country, address } = sent.personalInfo;
  await db
    .update(candidates)
    .set({
      ...owner,
      bio,
      phone,
      birthDate: dateOfBirth || null,
      city,
      address,
      countryCode: country ? countryCodeOf(country) : null,
      coverLetter: sent.cover_letter,
    })
    .where(eq(candidates.id, candidateId));
  const owned = <T extends object>(rows: T[]) => rows.map((row) => ({ ...row, candidateId }));
  const educations = owned(educationRows(sent));
  if (educations.length > 0) await db.insert(candidateEducations).values(educations);
  const experiences = owned(experienceRows(sent));
  if (experiences.length > 0) await db.insert(candidateExperiences).values(experiences);
  const trainings = owned(trainingRows(sent));
  if (trainings.length > 0) await db.insert(candidateTrainings).values(trainings);
  const skills = sent.skills.map((name, position) => ({ candidateId, name, position }));
  if (skills.length > 0) await db.insert(candidateSkills).values(skills).onConflictDoNothing();
  const languages = owned(languageRows(sent));
  if (languages.length > 0) await db.insert(candidateLanguages).values(languages).onConflictDoNothing();
}

export async function moveResumes(db: Db, guestId: number, candidateId: number): Promise<void> {
  await db.update(resumes).set({ candidateId }).where(eq(resumes.candidateId, guestId));
}

/** Keeps the guest as long as a conversation refers to it, because deleting the guest would delete the conversation. */
export async function deleteGuest(db: Db, guestId: number): Promise<void> {
  const talks = db.select({ id: conversations.id }).from(conversations).where(eq(conversations.candidateId, guestId));
  await db.delete(candidates).where(and(eq(candidates.id, guestId), isNull(candidates.userId), notExists(talks)));
}
