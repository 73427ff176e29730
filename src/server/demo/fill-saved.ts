import type { Db } from '#server/db/database.ts';
import { jobAlerts, savedJobs } from '#server/db/schema/jobs.ts';
import { newSecret } from '#server/kernel/secrets.ts';
import { DAY, daysBefore, HOUR } from './clock.ts';
import { known } from './fill-employers.ts';
import type { Posted } from './fill-jobs.ts';
import type { Filled } from './fill-people.ts';
import { insertRows } from './insert-rows.ts';
import type { DemoMarket } from './market.ts';

const WHO = 'candidate@fursa.example';

/** Saved jobs and how many days ago each was saved; one of them is closed by now. */
const SAVED: readonly (readonly [slug: string, daysAgo: number])[] = [
  ['refrigeration-technician-berbera', 0.2],
  ['medical-stores-coordinator-kisumu', 1],
  ['operations-data-analyst-remote', 2],
  ['forklift-operator-mogadishu', 3],
  ['port-documents-officer-djibouti', 8],
  ['hr-officer-mogadishu', 40],
];

/** The jobs that the demo's candidate has saved, and two alerts. */
export async function fillSaved(
  db: Db,
  market: DemoMarket,
  { posted, people, now }: { posted: Posted; people: Filled; now: Date },
): Promise<void> {
  const userId = known(people.userIdOf(known(market.people.find(({ email }) => email === WHO))) ?? undefined);
  const jobs = market.employers.flatMap((employer) => employer.jobs);
  await insertRows(
    db,
    savedJobs,
    SAVED.map(([slug, daysAgo]) => ({
      userId,
      jobId: posted.idOf(known(jobs.find((job) => job.slug === slug))),
      savedAt: daysBefore(now, daysAgo),
    })),
  );
  const alert = { userId, locale: 'en' as const, confirmedAt: daysBefore(now, 20), createdAt: daysBefore(now, 20) };
  await insertRows(db, jobAlerts, [
    {
      ...alert,
      token: newSecret(),
      filters: { q: 'logistics', country: 'SO' },
      frequency: 'daily',
      seenUpTo: new Date(now.getTime() - 3 * HOUR),
      mailedAt: new Date(now.getTime() - 3 * HOUR),
      dueAt: new Date(now.getTime() + DAY - 3 * HOUR),
    },
    {
      ...alert,
      token: newSecret(),
      filters: { remote: '1', type: 'Full time' },
      frequency: 'weekly',
      seenUpTo: daysBefore(now, 2),
      dueAt: new Date(now.getTime() + 5 * DAY),
    },
  ]);
}
