import { sql } from 'drizzle-orm';
import type { Db } from '#server/db/database.ts';
import { users } from '#server/db/schema/identity.ts';
import { jobs } from '#server/db/schema/jobs.ts';
import { candidates, companies } from '#server/db/schema/profiles.ts';
import { StartupError } from '#server/startup-error.ts';
import { fillApplications } from './fill-applications.ts';
import { fillConversations } from './fill-conversations.ts';
import { fillEmployers } from './fill-employers.ts';
import { fillJobs } from './fill-jobs.ts';
import { fillPeople } from './fill-people.ts';
import { inventMarket } from './market.ts';

/** Nobody and nothing has been entered yet. */
export async function isEmpty(db: Db): Promise<boolean> {
  for (const table of [users, companies, candidates, jobs]) {
    const found = await db.select({ one: sql`1` }).from(table).limit(1);
    if (found.length > 0) return false;
  }
  return true;
}

/** Puts the demo market into an empty database, wholly or not at all. */
export async function fillDemo(db: Db, { passwordHash, now }: { passwordHash: string; now: Date }): Promise<void> {
  const market = inventMarket(now);
  await db.transaction(async (transaction) => {
    const tx: Db = transaction;
    if (!(await isEmpty(tx))) throw new StartupError('The demo is only put into an empty database.');
    const staff = await fillEmployers(tx, market, passwordHash, now);
    const posted = await fillJobs(tx, market, staff, now);
    const people = await fillPeople(tx, market, passwordHash, now);
    await fillApplications(tx, market, { staff, posted, people });
    await fillConversations(tx, market, { staff, posted, people });
  });
}
