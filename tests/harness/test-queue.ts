import type { TestServer } from './test-server.ts';

type Queued = Pick<TestServer, 'database'>;

/** Jobs that wait for their time, or for their next attempt, are due now. */
export async function makeJobsDue({ database }: Queued): Promise<void> {
  await database.query(
    "update pgboss.job set start_after = now() - interval '1 second' where state in ('created', 'retry')",
  );
}

/** Leaves the waiting jobs of a kind as a process leaves them that was killed while it ran them. */
export async function killDuring({ database }: Queued, name: string): Promise<void> {
  const started = "state = 'active', started_on = now()";
  await database.query(`update pgboss.job set ${started} where name = '${name}' and state in ('created', 'retry')`);
}

/** What pg-boss does with the jobs of a killed process when their time is over. */
export async function expireJobs({ database }: Queued, name: string): Promise<void> {
  await database.query(`update pgboss.job set state = 'retry', start_after = now() - interval '1 second'
    where name = '${name}' and state = 'active'`);
}
