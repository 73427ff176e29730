import type { TestServer } from './test-server.ts';

/** Time goes by, for all jobs and alerts: what was published or asked for just now is so much older. */
export async function letTimePass(
  { database, server }: Pick<TestServer, 'database' | 'server'>,
  span: string,
): Promise<void> {
  const earlier = (...columns: string[]) =>
    columns.map((column) => `${column} = ${column} - interval '${span}'`).join(', ');
  await database.query(
    `update job_alerts set ${earlier('created_at', 'confirmed_at', 'paused_at', 'seen_up_to', 'due_at', 'mailed_at')}`,
  );
  const { rows } = await database.query(`update jobs set ${earlier('published_at')} returning id::int as id`);
  await server.services.published.refresh(rows.map(({ id }) => id as number));
}

/** The token of the last alert that was mailed to somebody. */
export async function alertTokenOf(fursa: TestServer, email: string): Promise<string> {
  return /\/job-alert\/([\w-]+)/.exec(await fursa.lastMailTo(email))?.[1] as string;
}
