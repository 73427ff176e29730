import type { MemberRole } from '#shared/identity/identity.values.ts';
import { application, newEmail, PDF } from './test-applications.ts';
import type { TestClient } from './test-client.ts';
import { TEST_PASSWORD, type TestServer } from './test-server.ts';

type Sent = ReturnType<typeof application<'wizard'>>;
type Changes = { person?: Partial<Sent['personalInfo']>; rest?: Partial<Sent>; cv?: string };
export type Applied = { id: number; email: string; receipt: string };

/** Somebody applies with the wizard: as a guest, or as whoever the client is. */
export async function apply(
  fursa: TestServer,
  jobId: number,
  { person, rest, cv }: Changes = {},
  client: TestClient = fursa.visitor(),
): Promise<Applied> {
  const email = person?.email ?? newEmail();
  const uploaded = cv ? await client.upload(`/candidate/job/${jobId}/cv`, cv, PDF) : null;
  const filled = application('wizard', email);
  const sent = { ...filled, ...rest, personalInfo: { ...filled.personalInfo, ...person } };
  const answer = await client.post(`/candidate/job/${jobId}/apply`, {
    ...sent,
    ...(uploaded && { cv: uploaded.body.cv }),
  });
  if (answer.status !== 200) throw new Error(`not applied: ${answer.text}`);
  const { rows } = await fursa.database.query('select max(id)::int as id from applications');
  return { id: (rows[0] as { id: number }).id, email, receipt: answer.body.receipt };
}

let members = 0;

/** Somebody joins the team of a company by its invitation. */
export async function colleagueOf(fursa: TestServer, owner: TestClient, name: string, role: MemberRole = 'recruiter') {
  members += 1;
  const email = `member${members}.${Math.random().toString(36).slice(2, 8)}@test.example`;
  await owner.post('/company/team/invitations', { email, role });
  const client = fursa.visitor();
  const token = await fursa.tokenFor(email);
  const joined = await client.post('/company/invitation/accept', { token, name, password: TEST_PASSWORD });
  if (joined.status !== 200) throw new Error(`not joined: ${joined.text}`);
  return Object.assign(client, { email, id: joined.body.user.id as number });
}

export async function columnOf(fursa: TestServer, client: TestClient, name: string): Promise<number> {
  const { id } = (await client.get('/me')).body.user.company;
  const { rows } = await fursa.database.query(
    `select id::int from application_groups where company_id = ${id} and name = '${name}'`,
  );
  return (rows[0] as { id: number }).id;
}

export async function moveTo(fursa: TestServer, client: TestClient, id: number, column: string): Promise<void> {
  const { rows } = await fursa.database.query(`select version from applications where id = ${id}`);
  const moved = await client.post('/company/applications/move', {
    application_id: id,
    to_group_id: await columnOf(fursa, client, column),
    after_id: null,
    version: (rows[0] as { version: number }).version,
  });
  if (moved.status !== 200) throw new Error(`not moved: ${moved.text}`);
}
