import { sql } from 'drizzle-orm';
import { computeAll } from '#server/answers/awaited-answers.store.ts';
import type { Db } from '#server/db/database.ts';
import { users } from '#server/db/schema/identity.ts';
import { jobs } from '#server/db/schema/jobs.ts';
import { candidates, companies } from '#server/db/schema/profiles.ts';
import type { FileStore } from '#server/files/file-store.ts';
import { StartupError } from '#server/startup-error.ts';
import { eraseOne } from './erase-one.ts';
import { fillApplications } from './fill-applications.ts';
import { fillAssignments } from './fill-assignments.ts';
import { fillCandidate } from './fill-candidate.ts';
import { fillConversations } from './fill-conversations.ts';
import { fillEmployers, known } from './fill-employers.ts';
import { fillFiles, storePapers } from './fill-files.ts';
import { fillJobs } from './fill-jobs.ts';
import { fillNotes } from './fill-notes.ts';
import { fillPeople } from './fill-people.ts';
import { fillSaved } from './fill-saved.ts';
import { inventMarket } from './market.ts';

/** Whether the database has neither people nor jobs yet. */
export async function isEmpty(db: Db): Promise<boolean> {
  for (const table of [users, companies, candidates, jobs]) {
    const found = await db.select({ one: sql`1` }).from(table).limit(1);
    if (found.length > 0) return false;
  }
  return true;
}

type Options = {
  passwordHash: string;
  now: Date;
  /** The file store for CVs and photos; without one there are none. */
  files?: FileStore;
};

/** Fills an empty database with the demo, completely or not at all. */
export async function fillDemo(db: Db, { passwordHash, now, files }: Options): Promise<void> {
  const market = inventMarket(now);
  const stored = files ? await storePapers(files, market) : [];
  await db.transaction(async (transaction) => {
    const tx: Db = transaction;
    if (!(await isEmpty(tx))) throw new StartupError('The demo is only put into an empty database.');
    const staff = await fillEmployers(tx, market, passwordHash, now);
    const posted = await fillJobs(tx, market, staff, now);
    const papers = await fillFiles(tx, stored);
    const people = await fillPeople(tx, market, { passwordHash, now, papers });
    const ids = await fillApplications(tx, market, { staff, posted, people });
    await fillAssignments(tx, market, staff, ids);
    await fillNotes(tx, market, staff, ids, now);
    await fillConversations(tx, market, { staff, posted, people });
    await fillCandidate(tx, market, { posted, people }, now);
    await fillSaved(tx, market, { posted, people, now });
    const applicationId = known(ids[market.applications.indexOf(market.erased)]);
    await computeAll(tx);
    await eraseOne(tx, { applicationId, candidateId: people.candidateIdOf(market.erased.person) }, now);
  });
}
