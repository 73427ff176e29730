import { afterAll } from 'vitest';
import { startTestServer } from './test-server.ts';

type Options = NonNullable<Parameters<typeof startTestServer>[0]> & { company?: string };

/** For all tests of a file: a server, and on it a company whose jobs the admin approves. */
export async function companyForTests({ company, ...options }: Options = {}) {
  const starting = startTestServer(options);
  afterAll(async () => (await starting).stop());
  const fursa = await starting;
  const admin = await fursa.signedInAs('admin');
  const employer = await fursa.register('company', company);
  return { fursa, admin, employer };
}
