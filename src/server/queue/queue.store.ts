import type { Database } from '../db/database.ts';

/** Makes jobs of a killed process due again. Only for a process that uses the database alone. */
export async function releaseJobs(database: Database): Promise<void> {
  await database.query("update pgboss.job set state = 'retry', start_after = now() where state = 'active'");
}
